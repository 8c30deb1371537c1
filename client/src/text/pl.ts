import { acting } from './pl/acting.js';
import { app } from './pl/app.js';
import { newGame } from './pl/newGame.js';
import { notification } from './pl/notification.js';
import { card } from './pl/card.js';
import { computer } from './pl/computer.js';
import { crest } from './pl/crest.js';
import { event } from './pl/event.js';
import { fact } from './pl/fact.js';
import { film } from './pl/film.js';
import { forecast } from './pl/forecast.js';
import { matchReplay } from './pl/matchReplay.js';
import { matchmaking } from './pl/matchmaking.js';
import { hotSeat } from './pl/hotSeat.js';
import { offline } from './pl/offline.js';
import { plan } from './pl/plan.js';
import { rejection } from './pl/rejection.js';
import { ruleLink } from './pl/ruleLink.js';
import { sheet } from './pl/sheet.js';
import { sound } from './pl/sound.js';
import { table } from './pl/table.js';
import { talk } from './pl/talk.js';
import { terrain } from './pl/terrain.js';
import { words } from './pl/words.js';

/** All texts in Polish. */
export const pl = {
  acting,
  app,
  newGame,
  notification,
  card,
  computer,
  crest,
  event,
  fact,
  film,
  forecast,
  matchReplay,
  matchmaking,
  hotSeat,
  offline,
  plan,
  rejection,
  ruleLink,
  sheet,
  sound,
  table,
  talk,
  terrain,
  words,
} as const;
