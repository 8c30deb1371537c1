import { mercenaries } from '@hexfall/shared/content/neutralTiles';
import { dealArmies } from '@hexfall/shared/fair/dealArmies';
import { numbersFrom, shuffle } from '@hexfall/shared/fair/shuffle';
import type { LevelId } from '@hexfall/shared/model/computer';
import type { Options } from '@hexfall/shared/model/options';
import { fail, ok, type Result } from '@hexfall/shared/model/result';
import type { Seat } from '@hexfall/shared/model/seat';
import type { Pile, Table } from '@hexfall/shared/model/state';
import { scoresAfter } from '@hexfall/shared/model/series';
import { ARMY_IDS, type ArmyId } from '@hexfall/shared/model/tile';
import type { SavedSeatJson } from '@hexfall/shared/notation/json';
import { beginningOf, formatRecord, parseRecord, replay, type MatchRecord } from '@hexfall/shared/notation/record';
import type { MyTable } from '@hexfall/shared/protocol/http';
import { actingSeat } from '@hexfall/shared/rules/legal';
import { unseenTiles } from '@hexfall/shared/rules/remaining';
import { standings, turnOrder } from '@hexfall/shared/rules/sides';
import { armyFor } from '../platform/armyPick.js';
import { newLocalId, storedGame, storeGame, type StoredGame } from '../store/localGames.js';
import type { NewTableForm } from '../store/newTableForm.js';
import { refusalText } from '../text/refusalText.js';
import { storageFaultText } from '../text/localText.js';
import { t } from '../text/translate.js';

/*
 * Games on this device: a record with the players of its seats, played again by the rules whenever it is opened.
 */

/** A seat of a game that is to begin on this device. */
export interface LocalSeat {
  /** Of a person; computer players are numbered. */
  readonly name: string;
  /** Null for a random one. */
  readonly army: ArmyId | null;
  /** Of a computer player; null for a person at this device. */
  readonly level: LevelId | null;
}

/** What a game on this device is played by. */
export interface LocalPlan {
  readonly form: Pick<NewTableForm, 'options' | 'startingSeat' | 'armySelection' | 'forecast'>;
  readonly seats: readonly LocalSeat[];
}

/** A record with what a running match needs besides: the players of its seats. */
export interface LocalRecord extends MatchRecord {
  readonly saved: NonNullable<MatchRecord['saved']>;
}

/** version: played by other rules · broken: no record, or one that the rules do not allow */
export type RecordFaultKind = 'version' | 'broken';

const newSeed = (): string => [...crypto.getRandomValues(new Uint32Array(4))].map((part) => part.toString(16).padStart(8, '0')).join('');

const randomBelow = (bound: number): number => Math.floor(((crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) / 2 ** 32) * bound);

/** The players moved on by some places in turn order, as the server does. */
const rotated = <T>(options: Options, players: readonly T[], by: number): readonly T[] => {
  const order = [...new Set(turnOrder({ options, players }))];
  const moved = [...players];
  order.forEach((seat, place) => {
    const from = players[order[(place + by) % order.length] ?? seat];
    if (from !== undefined) moved[seat] = from;
  });
  return moved;
};

/** Every seat with an army: the ones that have none get others at random. */
const withArmies = (seats: readonly LocalSeat[], { sameArmy }: Options): readonly ArmyId[] => {
  const armies: (ArmyId | null)[] = seats.map(({ army }) => army);
  return armies.map((army, seat) => {
    const given = army ?? armyFor('random', sameArmy ? ARMY_IDS : ARMY_IDS.filter((id) => !armies.includes(id))) ?? ARMY_IDS[0];
    armies[seat] = given;
    return given;
  });
};

/** P1: nobody hires at this device; every player gets the agreed number of mercenaries at random. */
const dealMercenaries = (seed: string, seats: number, count: number): readonly (readonly string[])[] => {
  const ids = shuffle(
    mercenaries.map(({ id }) => id),
    numbersFrom(`${seed} mercenaries`),
  );
  return Array.from({ length: seats }, (_, seat) => ids.slice(seat * count, (seat + 1) * count));
};

const playersOf = (seats: readonly Pick<LocalSeat, 'name' | 'level'>[]): readonly SavedSeatJson[] => {
  let computers = 0;
  return seats.map(({ name, level }) => {
    if (level === null) return { name };
    computers += 1;
    const computer = t('hotSeat.whos.computer');
    return { name: computers === 1 ? computer : `${computer} ${computers}`, computer: level };
  });
};

/** The record of a game that begins; O10: no clock runs in it. */
const newRecord = ({ form, seats: chosen }: LocalPlan): LocalRecord => {
  const options: Options = { ...form.options, clock: 'none' };
  const seed = newSeed();
  const seats = form.startingSeat === 'random' ? rotated(options, chosen, randomBelow(chosen.length)) : chosen;
  const armies = form.armySelection === 'random' ? dealArmies(seed, seats.length, options.sameArmy) : withArmies(seats, options);
  return {
    setup: { options, armies, seed, mercenaries: dealMercenaries(seed, seats.length, options.mercenaries) },
    intents: [],
    saved: { seats: playersOf(seats), ...(form.forecast ? {} : { forecast: false }) },
  };
};

/** Keeps the record of a game for the first time. Returns its id, or why that did not work as a sentence. */
const keepNew = (record: LocalRecord, isFromFile = false): Result<string, string> => {
  const created = beginningOf(record);
  if (!created.ok) return fail(refusalText(created.error));
  const id = newLocalId();
  const kept = storeGame(id, { at: Date.now(), isOver: false, isFromFile, record: formatRecord(record) }, null);
  // Browsers may throw away what pages keep, unless they are asked not to.
  if (kept.ok && 'storage' in navigator) void navigator.storage.persist().catch(() => undefined);
  return kept.ok ? ok(id) : fail(storageFaultText(kept.error));
};

/** Begins a game on this device. Returns its id, or why that did not work as a sentence. */
export const beginLocalGame = (plan: LocalPlan): Result<string, string> => keepNew(newRecord(plan));

/** S2: the tiles that lie face down, in an order that follows from the seed: that of the match plays no part. */
const shuffledPiles = (table: Table, seed: string): readonly Pile[] => {
  const numbers = numbersFrom(seed);
  return table.players.map(({ pile, onTop }, seat) => shuffle(unseenTiles(table, seat), numbers).slice(0, pile - onTop.length));
};

/**
 * Begins a game on this device from a table of another match, in which no question is open; the tiles that lie face down are shuffled again, and no clock runs (O10).
 * @param seats who plays, by seat.
 * @returns its id, or why that did not work as a sentence.
 */
export const beginGameFrom = (from: Table, seats: readonly Pick<LocalSeat, 'name' | 'level'>[]): Result<string, string> => {
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

/** Begins the next game of the same players, each moved on by one in turn order. @param winners of the one that is over. */
export const beginRematch = ({ setup, saved }: LocalRecord, winners: readonly Seat[]): Result<string, string> => {
  const { options, armies } = setup;
  const scores = scoresAfter(
    saved.seats.map(({ series }) => series),
    winners,
  );
  const players = saved.seats.flatMap((player, seat) => {
    const [army, series] = [armies[seat], scores[seat]];
    return army && series ? [{ player: { ...player, series }, army }] : [];
  });
  const moved = rotated(options, players, 1);
  const seed = newSeed();
  return keepNew({
    setup: {
      options,
      armies: moved.map(({ army }) => army),
      seed,
      mercenaries: dealMercenaries(seed, moved.length, options.mercenaries),
    },
    intents: [],
    saved: { ...saved, seats: moved.map(({ player }) => player) },
  });
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
