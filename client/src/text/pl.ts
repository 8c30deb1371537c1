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
import type { Translation } from './Translation.js';

/** What is read in Polish wherever one is on the page. */
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

/** Polish. */
export const polish = {
  texts: pl,
  parts: {
    cause: async () => (await import('./pl/cause.js')).cause,
    coached: async () => (await import('./pl/coached.js')).coached,
    flaw: async () => (await import('./pl/flaw.js')).flaw,
    guide: async () => (await import('./pl/guide.js')).guide,
    keys: async () => (await import('./pl/keys.js')).keys,
    lesson: async () => (await import('./pl/lesson.js')).lesson,
    local: async () => (await import('./pl/local.js')).local,
    options: async () => (await import('./pl/options.js')).options,
    push: async () => (await import('./pl/push.js')).push,
    profile: async () => (await import('./pl/profile.js')).profile,
    puzzles: async () => (await import('./pl/puzzles.js')).puzzles,
    record: async () => (await import('./pl/record.js')).record,
    result: async () => (await import('./pl/result.js')).result,
    review: async () => (await import('./pl/review.js')).review,
    rules: async () => (await import('./pl/rules.js')).rules,
    sandbox: async () => (await import('./pl/sandbox.js')).sandbox,
    study: async () => (await import('./pl/study.js')).study,
  },
} satisfies Translation;
