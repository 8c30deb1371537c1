import { acting } from './uk/acting.js';
import { app } from './uk/app.js';
import { newGame } from './uk/newGame.js';
import { notification } from './uk/notification.js';
import { card } from './uk/card.js';
import { computer } from './uk/computer.js';
import { event } from './uk/event.js';
import { fact } from './uk/fact.js';
import { film } from './uk/film.js';
import { forecast } from './uk/forecast.js';
import { matchReplay } from './uk/matchReplay.js';
import { matchmaking } from './uk/matchmaking.js';
import { names } from './uk/names.js';
import { hotSeat } from './uk/hotSeat.js';
import { offline } from './uk/offline.js';
import { plan } from './uk/plan.js';
import { rejection } from './uk/rejection.js';
import { ruleLink } from './uk/ruleLink.js';
import { sheet } from './uk/sheet.js';
import { crest } from './uk/crest.js';
import { sound } from './uk/sound.js';
import { table } from './uk/table.js';
import { talk } from './uk/talk.js';
import { terrain } from './uk/terrain.js';
import { words } from './uk/words.js';
import type { Translation } from './Translation.js';

/** What is read in Ukrainian wherever one is on the page. */
export const uk = {
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

/** Ukrainian. */
export const ukrainian = {
  texts: uk,
  names,
  parts: {
    cause: async () => (await import('./uk/cause.js')).cause,
    coached: async () => (await import('./uk/coached.js')).coached,
    flaw: async () => (await import('./uk/flaw.js')).flaw,
    guide: async () => (await import('./uk/guide.js')).guide,
    keys: async () => (await import('./uk/keys.js')).keys,
    lesson: async () => (await import('./uk/lesson.js')).lesson,
    local: async () => (await import('./uk/local.js')).local,
    options: async () => (await import('./uk/options.js')).options,
    push: async () => (await import('./uk/push.js')).push,
    profile: async () => (await import('./uk/profile.js')).profile,
    puzzles: async () => (await import('./uk/puzzles.js')).puzzles,
    record: async () => (await import('./uk/record.js')).record,
    result: async () => (await import('./uk/result.js')).result,
    review: async () => (await import('./uk/review.js')).review,
    rules: async () => (await import('./uk/rules.js')).rules,
    sandbox: async () => (await import('./uk/sandbox.js')).sandbox,
    study: async () => (await import('./uk/study.js')).study,
  },
} satisfies Translation;
