import { acting } from './cs/acting.js';
import { app } from './cs/app.js';
import { newGame } from './cs/newGame.js';
import { notification } from './cs/notification.js';
import { card } from './cs/card.js';
import { computer } from './cs/computer.js';
import { event } from './cs/event.js';
import { fact } from './cs/fact.js';
import { film } from './cs/film.js';
import { forecast } from './cs/forecast.js';
import { matchReplay } from './cs/matchReplay.js';
import { matchmaking } from './cs/matchmaking.js';
import { names } from './cs/names.js';
import { hotSeat } from './cs/hotSeat.js';
import { offline } from './cs/offline.js';
import { plan } from './cs/plan.js';
import { rejection } from './cs/rejection.js';
import { ruleLink } from './cs/ruleLink.js';
import { sheet } from './cs/sheet.js';
import { crest } from './cs/crest.js';
import { sound } from './cs/sound.js';
import { table } from './cs/table.js';
import { talk } from './cs/talk.js';
import { terrain } from './cs/terrain.js';
import { words } from './cs/words.js';
import type { Translation } from './Translation.js';

/** What is read in Czech wherever one is on the page. */
export const cs = {
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

/** Czech. */
export const czech = {
  texts: cs,
  names,
  parts: {
    cause: async () => (await import('./cs/cause.js')).cause,
    coached: async () => (await import('./cs/coached.js')).coached,
    flaw: async () => (await import('./cs/flaw.js')).flaw,
    guide: async () => (await import('./cs/guide.js')).guide,
    keys: async () => (await import('./cs/keys.js')).keys,
    lesson: async () => (await import('./cs/lesson.js')).lesson,
    local: async () => (await import('./cs/local.js')).local,
    options: async () => (await import('./cs/options.js')).options,
    push: async () => (await import('./cs/push.js')).push,
    profile: async () => (await import('./cs/profile.js')).profile,
    puzzles: async () => (await import('./cs/puzzles.js')).puzzles,
    record: async () => (await import('./cs/record.js')).record,
    result: async () => (await import('./cs/result.js')).result,
    review: async () => (await import('./cs/review.js')).review,
    rules: async () => (await import('./cs/rules.js')).rules,
    sandbox: async () => (await import('./cs/sandbox.js')).sandbox,
    study: async () => (await import('./cs/study.js')).study,
  },
} satisfies Translation;
