import { acting } from './de/acting.js';
import { app } from './de/app.js';
import { newGame } from './de/newGame.js';
import { notification } from './de/notification.js';
import { card } from './de/card.js';
import { computer } from './de/computer.js';
import { event } from './de/event.js';
import { fact } from './de/fact.js';
import { film } from './de/film.js';
import { forecast } from './de/forecast.js';
import { matchReplay } from './de/matchReplay.js';
import { matchmaking } from './de/matchmaking.js';
import { names } from './de/names.js';
import { hotSeat } from './de/hotSeat.js';
import { offline } from './de/offline.js';
import { plan } from './de/plan.js';
import { rejection } from './de/rejection.js';
import { ruleLink } from './de/ruleLink.js';
import { sheet } from './de/sheet.js';
import { crest } from './de/crest.js';
import { sound } from './de/sound.js';
import { table } from './de/table.js';
import { talk } from './de/talk.js';
import { terrain } from './de/terrain.js';
import { words } from './de/words.js';
import type { Translation } from './Translation.js';

/** What is read in German wherever one is on the page. */
export const de = {
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

/** German. */
export const german = {
  texts: de,
  names,
  parts: {
    cause: async () => (await import('./de/cause.js')).cause,
    coached: async () => (await import('./de/coached.js')).coached,
    flaw: async () => (await import('./de/flaw.js')).flaw,
    guide: async () => (await import('./de/guide.js')).guide,
    keys: async () => (await import('./de/keys.js')).keys,
    lesson: async () => (await import('./de/lesson.js')).lesson,
    local: async () => (await import('./de/local.js')).local,
    options: async () => (await import('./de/options.js')).options,
    push: async () => (await import('./de/push.js')).push,
    profile: async () => (await import('./de/profile.js')).profile,
    puzzles: async () => (await import('./de/puzzles.js')).puzzles,
    record: async () => (await import('./de/record.js')).record,
    result: async () => (await import('./de/result.js')).result,
    review: async () => (await import('./de/review.js')).review,
    rules: async () => (await import('./de/rules.js')).rules,
    sandbox: async () => (await import('./de/sandbox.js')).sandbox,
    study: async () => (await import('./de/study.js')).study,
  },
} satisfies Translation;
