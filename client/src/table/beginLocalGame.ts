import { numbersFrom, shuffle } from '@hexfall/shared/fair/shuffle';
import { matchSetupOf, recordedSeries } from '@hexfall/shared/lobby/matchSetup';
import { isPerson, levelOf } from '@hexfall/shared/lobby/seats';
import type { Setup } from '@hexfall/shared/lobby/setup';
import type { LevelId } from '@hexfall/shared/model/computer';
import type { Options } from '@hexfall/shared/model/options';
import { fail, ok, type Result } from '@hexfall/shared/model/result';
import type { Seat } from '@hexfall/shared/model/seat';
import type { SeriesScore } from '@hexfall/shared/model/series';
import type { Pile, Table } from '@hexfall/shared/model/state';
import type { SavedSeatJson } from '@hexfall/shared/notation/json';
import { beginningOf, formatRecord, type MatchRecord, parseRecord, replay } from '@hexfall/shared/notation/record';
import type { MyTable } from '@hexfall/shared/protocol/http';
import { actingSeat } from '@hexfall/shared/rules/legal';
import { unseenTiles } from '@hexfall/shared/rules/remaining';
import { standings } from '@hexfall/shared/rules/sides';
import { FIRST_GAMES, gamesPlayed } from '../platform/gamesPlayed.js';
import { newLocalId, type StoredGame, storedGame, storeGame } from '../store/localGames.js';
import { storageFaultText } from '../text/localText.js';
import { refusalText } from '../text/refusalText.js';
import { t } from '../text/translate.js';
import { beginsWithWarrior, dealtSetup, newSeed } from './matchSeed.js';

/*
 * Games on this device: a record with the players of its seats, played again by the rules whenever it is opened.
 */

/** A record with what a running match needs besides: the players of its seats. */
export interface LocalRecord extends MatchRecord {
  readonly saved: NonNullable<MatchRecord['saved']>;
}

/** version: played by other rules · broken: no record, or one that the rules do not allow */
export type RecordFaultKind = 'version' | 'broken';

/** Who plays on a seat of a game on this device. */
interface LocalPlayer {
  /** Of a person; computer players are numbered. */
  readonly name: string;
  /** Of a computer player; null for a person. */
  readonly level: LevelId | null;
  readonly series?: SeriesScore | undefined;
}

const playersOf = (seats: readonly LocalPlayer[]): readonly SavedSeatJson[] => {
  let computers = 0;
  return seats.map(({ name, level, series }) => {
    const before = series ? { series } : {};
    if (level === null) return { name, ...before };
    computers += 1;
    const computer = t('hotSeat.whos.computer');
    return { name: computers === 1 ? computer : `${computer} ${computers}`, computer: level, ...before };
  });
};

/** Keeps the record of a game for the first time. Returns its id, or why that did not work as a sentence. */
const keepNew = (record: LocalRecord, isFromFile = false): Result<string, string> => {
  const created = beginningOf(record);
  if (!created.ok) return fail(refusalText(created.error));
  const id = newLocalId();
  const stored = storeGame(id, { at: Date.now(), isOver: false, isFromFile, record: formatRecord(record) }, null);
  // Browsers may throw away what pages keep, unless they are asked not to.
  if (stored.ok && 'storage' in navigator) void navigator.storage.persist().catch(() => undefined);
  return stored.ok ? ok(id) : fail(storageFaultText(stored.error));
};

/**
 * Begins a game on this device from a complete set-up with its seed; no clock runs in it (O10). In the first games of a browser against the computer
 * its player begins with a warrior: the seed may be another one.
 * @returns its id, or why that did not work as a sentence.
 */
export const beginLocalGame = (setup: Setup): Result<string, string> => {
  const start = matchSetupOf({ ...setup, options: { ...setup.options, clock: 'none' } });
  if (!start) throw new Error('the seats of the table are not taken');
  const players = setup.seats.flatMap((taken, seat) =>
    taken ? [{ name: taken.name, level: isPerson(taken) ? null : levelOf(setup, seat), series: taken.series }] : [],
  );
  const [own, ...others] = players.flatMap(({ level }, seat) => (level === null ? [seat] : []));
  // A first game is about placing: nobody learns that from a lone instant. Only a seed that nobody has been promised is chosen.
  const isFirst = own !== undefined && others.length === 0 && gamesPlayed.peek() < FIRST_GAMES;
  const match = isFirst && !beginsWithWarrior(start, own) ? dealtSetup(start, (dealt) => beginsWithWarrior(dealt, own)) : start;
  const saved = { seats: playersOf(players), ...(setup.forecast ? {} : { forecast: false as const }) };
  return keepNew({ setup: match, intents: [], saved, ...recordedSeries(setup) });
};

/** S2: shuffles the face-down tiles in an order that follows from the seed, not from that of the match. */
const shuffledPiles = (table: Table, seed: string): readonly Pile[] => {
  const numbers = numbersFrom(seed);
  return table.players.map(({ pile, onTop }, seat) => shuffle(unseenTiles(table, seat), numbers).slice(0, pile - onTop.length));
};

/**
 * Starts a game on this device from a table of another match without an open question. Shuffles the face-down tiles again, and runs no
 * clock (O10).
 * @param seats who plays, by seat.
 * @returns its id, or an error sentence.
 */
export const beginGameFrom = (from: Table, seats: readonly LocalPlayer[]): Result<string, string> => {
  const options: Options = { ...from.options, clock: 'none' };
  const seed = newSeed();
  const table: Table = { ...from, options, canTakeBack: false };
  const record: LocalRecord = {
    setup: { options, armies: table.players.map(({ army }) => army), seed },
    position: { table, piles: shuffledPiles(table, seed), previous: null },
    intents: [],
    saved: { seats: playersOf(seats) },
  };
  // A match of an earlier version may have what a position cannot have today.
  return readLocalRecord(formatRecord(record)).ok ? keepNew(record) : fail(t('local.begin.noPosition'));
};

/** Continues a game from a file on this device. Returns its id, or the reason why that failed as a sentence. */
export const keepSavedGame = (json: unknown): Result<string, string> => {
  const read = readLocalRecord(json);
  return read.ok ? keepNew(read.value, true) : fail(t(`local.fault.${read.error}`));
};

/** Reads the record of a game on this device; refuses what the rules of this version do not play. */
export const readLocalRecord = (json: unknown): Result<LocalRecord, RecordFaultKind> => {
  const parsed = parseRecord(json);
  if (!parsed.ok) return fail(parsed.error.code === 'wrong-format' && parsed.error.path.endsWith('rules') ? 'version' : 'broken');
  const { saved } = parsed.value;
  return saved ? ok({ ...parsed.value, saved }) : fail('broken');
};

/** A game on this device that can be opened. */
export interface KeptGame {
  readonly stored: StoredGame;
  readonly record: LocalRecord;
  /** As it was left. */
  readonly table: Table;
}

/** The game of an entry, or why it cannot be played. */
export const readStored = (stored: StoredGame): Result<KeptGame, RecordFaultKind> => {
  const record = readLocalRecord(stored.record);
  if (!record.ok) return record;
  const played = replay(record.value);
  return played.ok ? ok({ stored, record: record.value, table: played.value.state.table }) : fail('broken');
};

/** The game with that id, or why there is none to play. */
export const openLocalGame = (id: string): Result<KeptGame, RecordFaultKind | 'missing'> => {
  const stored = storedGame(id);
  return stored ? readStored(stored) : fail('missing');
};

/** The seats of people: all of them are at this device. */
export const localSeats = ({ saved }: LocalRecord): readonly Seat[] =>
  saved.seats.flatMap(({ computer }, seat) => (computer === undefined ? [seat] : []));

/** A game on this device as a list of games shows those of the server. */
export const localSummaryOf = ({ stored, record, table }: KeptGame): MyTable => ({
  code: stored.id,
  phase: table.outcome ? 'over' : 'playing',
  options: table.options,
  startingSeat: 'first',
  armySelection: 'free',
  forecast: true,
  seriesKind: record.series?.kind ?? 'single',
  seats: record.saved.seats.map(({ name, computer }, seat) => ({
    name,
    army: table.players[seat]?.army ?? null,
    computer: computer !== undefined,
  })),
  seq: record.intents.length,
  acting: table.outcome ? null : actingSeat(table),
  turn: table.turn.number,
  mine: localSeats(record),
  winners: table.outcome?.winners ?? null,
  standings: standings(table),
  since: stored.at,
  next: null,
});
