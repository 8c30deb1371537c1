import { acting } from './fr/acting.js';
import { app } from './fr/app.js';
import { newGame } from './fr/newGame.js';
import { notification } from './fr/notification.js';
import { card } from './fr/card.js';
import { computer } from './fr/computer.js';
import { event } from './fr/event.js';
import { fact } from './fr/fact.js';
import { film } from './fr/film.js';
import { forecast } from './fr/forecast.js';
import { matchReplay } from './fr/matchReplay.js';
import { matchmaking } from './fr/matchmaking.js';
import { names } from './fr/names.js';
import { hotSeat } from './fr/hotSeat.js';
import { offline } from './fr/offline.js';
import { plan } from './fr/plan.js';
import { rejection } from './fr/rejection.js';
import { ruleLink } from './fr/ruleLink.js';
import { sheet } from './fr/sheet.js';
import { crest } from './fr/crest.js';
import { sound } from './fr/sound.js';
import { table } from './fr/table.js';
import { talk } from './fr/talk.js';
import { terrain } from './fr/terrain.js';
import { words } from './fr/words.js';
import type { Translation } from './Translation.js';

/** What is read in French wherever one is on the page. */
export const fr = {
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

/** French. */
export const french = {
  texts: fr,
  names,
  parts: {
    cause: async () => (await import('./fr/cause.js')).cause,
    coached: async () => (await import('./fr/coached.js')).coached,
    flaw: async () => (await import('./fr/flaw.js')).flaw,
    guide: async () => (await import('./fr/guide.js')).guide,
    keys: async () => (await import('./fr/keys.js')).keys,
    lesson: async () => (await import('./fr/lesson.js')).lesson,
    local: async () => (await import('./fr/local.js')).local,
    options: async () => (await import('./fr/options.js')).options,
    push: async () => (await import('./fr/push.js')).push,
    profile: async () => (await import('./fr/profile.js')).profile,
    puzzles: async () => (await import('./fr/puzzles.js')).puzzles,
    record: async () => (await import('./fr/record.js')).record,
    result: async () => (await import('./fr/result.js')).result,
    review: async () => (await import('./fr/review.js')).review,
    rules: async () => (await import('./fr/rules.js')).rules,
    sandbox: async () => (await import('./fr/sandbox.js')).sandbox,
    study: async () => (await import('./fr/study.js')).study,
  },
} satisfies Translation;
