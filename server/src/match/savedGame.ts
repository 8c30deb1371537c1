import { matchSetupOf, recordedSeries } from '@hexfall/shared/lobby/matchSetup';
import { refuse, refuseSealed } from '@hexfall/shared/lobby/refusals';
import { seatOf, withAllowedComputers } from '@hexfall/shared/lobby/savedSeat';
import { isPerson, peopleOf } from '@hexfall/shared/lobby/seats';
import { type ClockReading, NEW_STATUS, type Setup } from '@hexfall/shared/lobby/setup';
import { DEFAULT_LEVEL } from '@hexfall/shared/model/computer';
import type { Rejection } from '@hexfall/shared/model/rejection';
import { fail, ok, type Result } from '@hexfall/shared/model/result';
import type { Seat } from '@hexfall/shared/model/seat';
import type { RecordJson } from '@hexfall/shared/notation/json';
import { formatRecord, type MatchRecord, parseRecord } from '@hexfall/shared/notation/record';
import type { Refusal } from '@hexfall/shared/protocol/messages';
import { createMatch, type MatchSetup } from '@hexfall/shared/rules/createMatch';
import { step } from '@hexfall/shared/rules/step';
import { hashSeatKey } from '../security/credentials.js';
import type { LogEntry } from '../table/savedMatch.js';
import type { Match } from './Match.js';
import { partsOf } from './recordOf.js';
import type { TableSession } from './TableSession.js';

/*
 * A running match as a file, and back. The file contains the order of the draw piles: only a client that holds the seats of all people gets
 * it, and both tables say from then on that the order is known.
 */

/** The sender of the intents of a file in the log. Client ids of pages are longer, so pages cannot use it. */
const FILE_SENDER = 'file';

/** Intents that are checked before other requests get their turn. */
const AT_ONCE = 20;

/** A real match has some hundreds. Opening its table takes until all have been played again. */
const MAX_INTENTS = 2000;

/** Returns the match to be saved if it runs and all seats of people are among these; else why it cannot be saved. */
export const checkSavable = (
  { phase, setup, match, isSealed }: Pick<TableSession, 'phase' | 'setup' | 'match' | 'isSealed'>,
  held: readonly Seat[],
): Result<MatchSetup, Refusal> => {
  const start = matchSetupOf(setup);
  if (!start) return refuse('not-started', 'The match has not started yet.');
  if (isSealed) return refuseSealed();
  if (phase === 'over') return refuse('game-over', 'The match is over: its record can be downloaded.', 'S2');
  if ((match?.seq ?? 0) > MAX_INTENTS) return refuse('too-long', 'The match has become too long for a file.');
  const isAlone = peopleOf(setup).every((seat) => held.includes(seat));
  return isAlone ? ok(start) : refuse('others-play', 'Other people play here: the file would tell the order of their tiles.', 'S2');
};

/** The record of a running match, with what it needs to be continued elsewhere. @param clock null without clocks. */
export const savedRecord = (
  start: MatchSetup,
  { seats, forecast, seriesKind }: Pick<Setup, 'seats' | 'forecast' | 'seriesKind'>,
  match: Pick<Match, 'intents' | 'earlierPart'> | null,
  clock: Pick<ClockReading, 'left' | 'strikes'> | null,
): RecordJson =>
  formatRecord({
    setup: start,
    ...partsOf(match?.intents ?? [], match?.earlierPart ?? null),
    ...recordedSeries({ seats, ...(seriesKind && { seriesKind }) }),
    saved: {
      seats: seats.map((taken) => ({
        name: taken?.name ?? '',
        ...(!isPerson(taken) && { computer: taken?.level ?? DEFAULT_LEVEL }),
        ...(taken?.series && { series: taken.series }),
      })),
      ...(clock && { clock: { left: clock.left.map(Math.round), strikes: clock.strikes } }),
      ...(!forecast && { forecast }),
    },
  });

/** How many intents a file has; 0 for what is none. */
export const intentsIn = (json: unknown): number => {
  const intents: unknown = typeof json === 'object' && json !== null && 'intents' in json ? json.intents : null;
  return Array.isArray(intents) ? Math.min(intents.length, MAX_INTENTS) : 0;
};

/** Why a file cannot be gone on with: a `Rejection`, or that it is no saved match. */
export type SavedFault = Omit<Rejection, 'code'> & { readonly code: string };

const fault = (code: string, message: string): Result<never, SavedFault> => fail({ code, message, rule: '' });

/** A table to be stored. */
export interface OpenedSaved {
  readonly setup: Setup;
  readonly log: readonly LogEntry[];
}

/** Plays the intents; serves other requests in between. @param pause resolves when it may continue. */
const replayed = async (start: MatchSetup, { intents }: MatchRecord, pause: () => Promise<unknown>): Promise<Result<null, SavedFault>> => {
  const created = createMatch(start);
  if (!created.ok) return created;
  let state = created.value;
  for (const [index, { player, intent }] of intents.entries()) {
    if (index % AT_ONCE === AT_ONCE - 1) await pause();
    const next = step(state, player, intent);
    if (!next.ok) return fail({ ...next.error, message: `Intent ${index + 1} is refused: ${next.error.message}` });
    state = next.value.state;
  }
  return state.table.outcome ? fault('game-over', 'This match is over: it can only be replayed.') : ok(null);
};

interface Opening {
  readonly now: number;
  /** Fulfilled when it is our turn again. */
  readonly pause: () => Promise<unknown>;
  /** Whether the operator allows a name. */
  readonly allowsName: (name: string) => boolean;
}

/**
 * Returns the table that continues a saved match, with the remaining time and the keys of the browser that has the file.
 * @param json the file.
 * @param keys by seat; null for computer players. One person has one key (O5).
 */
export const openSaved = async (
  json: unknown,
  keys: readonly (string | null)[],
  { now, pause, allowsName }: Opening,
): Promise<Result<OpenedSaved, SavedFault>> => {
  const parsed = parseRecord(json);
  if (!parsed.ok) return fault(parsed.error.code, `${parsed.error.path || '/'}: ${parsed.error.message}`);
  const { setup: start, position, saved, series: inSeries, intents } = parsed.value;
  if (position) return fault('from-position', 'A game that began from a position goes on only on a device.');
  if (!saved) return fault('not-saved', 'This is no saved game: it does not say who plays.');
  if (intents.length > MAX_INTENTS) return fault('too-long', `A saved game has at most ${MAX_INTENTS} intents.`);
  const isFitting =
    keys.length === saved.seats.length && saved.seats.every(({ computer }, seat) => (computer === undefined) === (keys[seat] !== null));
  if (!isFitting) return fault('malformed', 'There is one key for each seat of a person, and none for computer players.');
  if (keys.every((key) => key === null)) return fault('person-needed', 'At least one seat has to be for a person.');
  const told = saved.seats.map(({ name, computer: level, series }, seat) => ({
    ...seatOf({
      name,
      level,
      army: start.armies[seat] ?? null,
      mercenaries: start.mercenaries?.[seat] ?? [],
      keyHash: keys[seat] ? hashSeatKey(keys[seat]) : null,
    }),
    ...(series && { series }),
  }));
  const isListed = told.every((seat) => !isPerson(seat) || allowsName(seat.name));
  if (!isListed) return fault('name-not-listed', 'The list of this server does not have the names of this game.');
  const seats = withAllowedComputers(told, allowsName);
  const clock = start.options.clock !== 'none' && saved.clock ? { at: now, ...saved.clock } : null;
  const setup: Setup = {
    options: start.options,
    seats,
    creator: seats.find(isPerson)?.keyHash ?? null,
    listed: false,
    startingSeat: 'first',
    armySelection: 'free',
    forecast: saved.forecast !== false,
    ...(inSeries && inSeries.kind !== 'single' && { seriesKind: inSeries.kind }),
    kicked: [],
    spectatorsMuted: false,
    secret: null,
    drawKnown: true,
    unjoined: true,
    seed: start.seed,
    status: { ...NEW_STATUS, clock },
  };
  const again = matchSetupOf(setup);
  if (!again) throw new Error('a saved match has all seats');
  const played = await replayed(again, parsed.value, pause);
  if (!played.ok) return played;
  const log = intents.map(({ player, intent }, index) => ({
    seq: index + 1,
    player,
    intent,
    client: FILE_SENDER,
    n: index + 1,
    clock: null,
  }));
  return ok({ setup, log });
};
