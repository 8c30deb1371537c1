import { DEFAULT_LEVEL, type LevelId } from '../model/computer.js';
import type { Options } from '../model/options.js';
import type { Seat } from '../model/seat.js';
import type { SeatAccess } from '../protocol/messages.js';
import { turnOrder } from '../rules/sides.js';
import type { SavedSeat, Setup } from './setup.js';

/*
 * The seats of a table: who has taken them, in which order they play, and which keys open them.
 */

/** The players if no seat is free, else null. */
export const fullSeats = ({ seats }: Pick<Setup, 'seats'>): readonly SavedSeat[] | null => {
  const taken = seats.filter((seat) => seat !== null);
  return taken.length === seats.length ? taken : null;
};

/** The seat that the match waits for although every seat is taken: the first one whose player is not ready; else null. */
export const awaitedSeat = (setup: Pick<Setup, 'seats'>): Seat | null => {
  const waitsForReady = fullSeats(setup)?.findIndex((taken) => taken.waitsForReady) ?? -1;
  return waitsForReady < 0 ? null : waitsForReady;
};

/** The players once the lobby has ended, when every seat is taken and everybody is ready; else null. */
export const readyPlayers = (setup: Pick<Setup, 'seats'>): readonly SavedSeat[] | null =>
  awaitedSeat(setup) === null ? fullSeats(setup) : null;

/** Whether programs may take seats: by default at tables that nobody finds without the link. */
export const allowsPrograms = ({ programs, listed }: Pick<Setup, 'programs' | 'listed'>): boolean => programs ?? !listed;

/** Compares two hashes of keys. Looks at every character, wherever they differ. */
export const isSameHash = (a: string, b: string): boolean => {
  if (a.length !== b.length) return false;
  let difference = 0;
  for (let at = 0; at < a.length; at++) difference |= a.charCodeAt(at) ^ b.charCodeAt(at);
  return difference === 0;
};

/** Whether a hash is among those of a client's keys. Compares all of them. */
export const opens = (hashes: Iterable<string>, hash: string): boolean => {
  let found = false;
  for (const brought of hashes) found = isSameHash(brought, hash) || found;
  return found;
};

/** Whether a person has taken the seat. */
export const isPerson = (taken: SavedSeat | null | undefined): taken is SavedSeat & { readonly keyHash: string } =>
  (taken?.keyHash ?? null) !== null;

/** The first seat of the creator; null if the creator has none. */
export const hostSeat = ({ seats, creator }: Pick<Setup, 'seats' | 'creator'>): Seat | null => {
  const seat = creator === null ? -1 : seats.findIndex((taken) => taken?.keyHash === creator);
  return seat < 0 ? null : seat;
};

/** Who invites to the table: its creator, or the first person who has sat down; null if nobody has. */
export const hostName = ({ seats, creator }: Pick<Setup, 'seats' | 'creator'>): string | null => {
  const seat = hostSeat({ seats, creator }) ?? seats.findIndex((taken) => isPerson(taken));
  return seats[seat]?.name ?? null;
};

/** The level of the computer player on a seat, or of the one who stands in there. */
export const levelOf = ({ seats }: Pick<Setup, 'seats'>, seat: Seat): LevelId => seats[seat]?.level ?? DEFAULT_LEVEL;

/** The seats of people. */
export const peopleOf = ({ seats }: Pick<Setup, 'seats'>): readonly Seat[] =>
  seats.flatMap((taken, seat) => (isPerson(taken) ? [seat] : []));

/** Every seat once, in the order of turns. */
export const seatsInTurn = (options: Options, players: readonly SavedSeat[]): readonly Seat[] => [
  ...new Set(turnOrder({ options, players })),
];

/** Whether people who play with different keys share the device of this one. */
export const sharesDevice = ({ seats }: Pick<Setup, 'seats'>, keyHash: string): boolean => {
  const people = seats.filter(isPerson);
  const others = people.filter((taken) => taken.keyHash !== keyHash);
  const beside = people.find((taken) => taken.keyHash === keyHash)?.beside;
  return others.some(
    (taken) => taken.beside === keyHash || (beside !== undefined && (taken.keyHash === beside || taken.beside === beside)),
  );
};

/** One number per seat; seats of the same person have the same one (O5). */
export const personsOf = (seats: Setup['seats']): readonly number[] =>
  seats.map((taken, seat) => (isPerson(taken) ? seats.findIndex((other) => other?.keyHash === taken.keyHash) : seat));

/** Moves all players on by some seats in turn order. Teams stay together, and each player is still followed by the same one. */
export const rotateSeats = (setup: Setup, by: number): Setup => {
  const players = fullSeats(setup);
  if (!players) throw new Error('a seat is free');
  const order = seatsInTurn(setup.options, players);
  const seats = [...setup.seats];
  order.forEach((seat, index) => (seats[seat] = setup.seats[order[(index + by) % order.length] ?? seat] ?? null));
  return { ...setup, seats };
};

/**
 * Returns the seats that the others have given away from the keys with these hashes: a player with such a key never lost it. Excludes seats
 * that a player has taken back and actions of the operator.
 */
const reclaimableSeats = ({ seats, replaced = [] }: Setup, hashes: ReadonlySet<string>): readonly Seat[] => {
  const given = new Set<string>();
  for (const { former, now, by } of replaced) if (by === 'others' && (given.has(former) || opens(hashes, former))) given.add(now);
  return seats.flatMap((taken, seat) => (isPerson(taken) && given.has(taken.keyHash) ? [seat] : []));
};

/** What a client may do at a table whose seat keys have these hashes. */
export const accessFor = (setup: Setup, hashes: ReadonlySet<string>): SeatAccess => {
  const { seats, creator, kicked, replaced, request } = setup;
  const reclaimable = reclaimableSeats(setup, hashes);
  return {
    seats: seats.flatMap((taken, seat) => (isPerson(taken) && opens(hashes, taken.keyHash) ? [seat] : [])),
    creator: creator !== null && opens(hashes, creator),
    ...(kicked.some((hash) => opens(hashes, hash)) && { kicked: true as const }),
    ...(replaced?.some(({ former }) => opens(hashes, former)) && { replaced: true as const }),
    ...(reclaimable.length > 0 && { reclaimable }),
    ...(request && opens(hashes, request.keyHash) && { requested: request.seat }),
  };
};
