import { tileOf } from '@hexfall/shared/content/catalog';
import type { Intent } from '@hexfall/shared/model/intent';
import { DEFAULT_OPTIONS } from '@hexfall/shared/model/options';
import type { Seat } from '@hexfall/shared/model/seat';
import type { ArmyId } from '@hexfall/shared/model/tile';
import { formatRecord, type MatchRecord, parseRecord, replay } from '@hexfall/shared/notation/record';
import { createMatch } from '@hexfall/shared/rules/createMatch';
import { persisted } from '../../platform/persisted.js';
import { type Subject, SUBJECTS } from '../../table/advice/Advice.js';
import { dealtSetup } from '../../table/matchSeed.js';

/** The seats of a coached game: the learner begins. */
export const LEARNER: Seat = 0;
export const COMPUTER: Seat = 1;

/** The easiest armies, by seat. The learner starts with Borgo and has the other one in the next game. */
const PAIRS: readonly (readonly [ArmyId, ArmyId])[] = [
  ['borgo', 'moloch'],
  ['moloch', 'borgo'],
];

/** A game as this browser keeps it. */
interface SavedGame {
  /** The record of the match, as JSON in the notation. */
  readonly record: unknown;
  /** What the coach has spoken of. */
  readonly said: readonly string[];
}

const isSavedGame = (found: unknown): found is SavedGame | null => {
  if (found === null) return true;
  if (typeof found !== 'object') return false;
  const { said } = found as Partial<Record<keyof SavedGame, unknown>>;
  return Array.isArray(said) && said.every((one) => typeof one === 'string');
};

/** What this browser has kept; it may be of another version. */
export const storedCoachedGame = persisted<SavedGame | null>('coachedGame', null, isSavedGame);

/** Whether the coach speaks unasked. */
export const coachSpeaks = persisted('coachSpeaks', true, (found): found is boolean => typeof found === 'boolean');

/** A game to be played on from. */
export interface StoredCoachedGame {
  readonly record: MatchRecord;
  readonly said: readonly Subject[];
}

/** S4, T1: how many tiles the learner draws in the first two turns. */
const [FIRST, SECOND] = [1, 3];

/** Returns whether the learner starts with a unit and has two units of three tiles in the next turn: a first game is about placing and aiming. */
export const isGoodDeal = (setup: MatchRecord['setup']): boolean => {
  const created = createMatch(setup);
  const pile = created.ok ? (created.value.piles[LEARNER] ?? []) : [];
  const areUnits = pile.slice(0, FIRST + SECOND).map((tile) => ['warrior', 'module'].includes(tileOf(tile).kind));
  return Boolean(areUnits[0]) && areUnits.slice(FIRST).filter(Boolean).length >= 2;
};

const isPair = ({ setup: { armies, options } }: MatchRecord): boolean =>
  options.mode === 'duel' && PAIRS.some((pair) => pair.join() === armies.join());

/** Returns the game that this browser stores; null if there is none, or these rules cannot play it. */
export const coachedGameToContinue = (): StoredCoachedGame | null => {
  const found = storedCoachedGame.peek();
  if (!found) return null;
  const parsed = parseRecord(found.record);
  if (!parsed.ok || !isPair(parsed.value) || !replay(parsed.value).ok) return null;
  return { record: parsed.value, said: SUBJECTS.filter((subject) => found.said.includes(subject)) };
};

const keep = ({ record, said }: StoredCoachedGame): void => {
  storedCoachedGame.value = { record: formatRecord(record), said };
};

/** Adds what has been done to the game that is kept. */
export const keepIntent = (game: StoredCoachedGame, player: Seat, intent: Intent): StoredCoachedGame => {
  const { record, said } = game;
  const longer = { record: { ...record, intents: [...record.intents, { player, intent }] }, said };
  keep(longer);
  return longer;
};

/** Notes in the game that is kept what the coach has spoken of. */
export const keepSaid = ({ record }: StoredCoachedGame, said: ReadonlySet<Subject>): StoredCoachedGame => {
  const game = { record, said: [...said] };
  keep(game);
  return game;
};

/** Begins another game, with the pair of armies after the last one's, and keeps it. */
export const newGame = (): StoredCoachedGame => {
  const last = coachedGameToContinue()?.record.setup.armies.join();
  const place = PAIRS.findIndex((pair) => pair.join() === last) + 1;
  const armies = PAIRS[place % PAIRS.length] ?? PAIRS.flat();
  const game: StoredCoachedGame = {
    record: { setup: dealtSetup({ options: DEFAULT_OPTIONS, armies }, isGoodDeal), intents: [] },
    said: [],
  };
  keep(game);
  return game;
};
