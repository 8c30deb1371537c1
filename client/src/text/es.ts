import { acting } from './es/acting.js';
import { app } from './es/app.js';
import { newGame } from './es/newGame.js';
import { notification } from './es/notification.js';
import { card } from './es/card.js';
import { computer } from './es/computer.js';
import { event } from './es/event.js';
import { fact } from './es/fact.js';
import { film } from './es/film.js';
import { forecast } from './es/forecast.js';
import { matchReplay } from './es/matchReplay.js';
import { matchmaking } from './es/matchmaking.js';
import { names } from './es/names.js';
import { hotSeat } from './es/hotSeat.js';
import { offline } from './es/offline.js';
import { plan } from './es/plan.js';
import { rejection } from './es/rejection.js';
import { ruleLink } from './es/ruleLink.js';
import { sheet } from './es/sheet.js';
import { crest } from './es/crest.js';
import { sound } from './es/sound.js';
import { table } from './es/table.js';
import { talk } from './es/talk.js';
import { terrain } from './es/terrain.js';
import { words } from './es/words.js';
import type { Translation } from './Translation.js';

/** What is read in Spanish wherever one is on the page. */
export const es = {
  acting,
  app,
  newGame,
  notification,
  card,
  computer,
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
  crest,
  sound,
  table,
  talk,
  terrain,
  words,
} as const;

/** Spanish. */
export const spanish = {
  texts: es,
  names,
  parts: {
    cause: async () => (await import('./es/cause.js')).cause,
    coached: async () => (await import('./es/coached.js')).coached,
    flaw: async () => (await import('./es/flaw.js')).flaw,
    guide: async () => (await import('./es/guide.js')).guide,
    keys: async () => (await import('./es/keys.js')).keys,
    lesson: async () => (await import('./es/lesson.js')).lesson,
    local: async () => (await import('./es/local.js')).local,
    options: async () => (await import('./es/options.js')).options,
    push: async () => (await import('./es/push.js')).push,
    profile: async () => (await import('./es/profile.js')).profile,
    puzzles: async () => (await import('./es/puzzles.js')).puzzles,
    record: async () => (await import('./es/record.js')).record,
    result: async () => (await import('./es/result.js')).result,
    review: async () => (await import('./es/review.js')).review,
    rules: async () => (await import('./es/rules.js')).rules,
    sandbox: async () => (await import('./es/sandbox.js')).sandbox,
    study: async () => (await import('./es/study.js')).study,
  },
} satisfies Translation;
