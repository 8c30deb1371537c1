import { acting } from './en/acting.js';
import { app } from './en/app.js';
import { newGame } from './en/newGame.js';
import { notification } from './en/notification.js';
import { card } from './en/card.js';
import { computer } from './en/computer.js';
import { crest } from './en/crest.js';
import { event } from './en/event.js';
import { fact } from './en/fact.js';
import { film } from './en/film.js';
import { forecast } from './en/forecast.js';
import { matchReplay } from './en/matchReplay.js';
import { matchmaking } from './en/matchmaking.js';
import { hotSeat } from './en/hotSeat.js';
import { offline } from './en/offline.js';
import { plan } from './en/plan.js';
import { rejection } from './en/rejection.js';
import { ruleLink } from './en/ruleLink.js';
import { sheet } from './en/sheet.js';
import { sound } from './en/sound.js';
import { table } from './en/table.js';
import { talk } from './en/talk.js';
import { terrain } from './en/terrain.js';
import { words } from './en/words.js';

/** What is read in English wherever one is on the page. */
export const en = {
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
