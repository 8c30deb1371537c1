import { ARMIES } from '../content/catalog.js';
import { ALLIED_HQ_TOUGHNESS, HQ_TOUGHNESS, MAX_POINTS, MAX_TEAM_POINTS } from '../model/limits.js';
import type { Mode, Options } from '../model/options.js';
import type { Seat } from '../model/seat.js';
import { NOBODY, type Player, type Table } from '../model/state.js';

/** What the rules need to know about who is whose friend. */
type Members = Pick<Table, 'options'> & { readonly players: readonly Pick<Player, 'army'>[] };

/** The team of each seat: in a duel and in deathmatch everyone is alone (G4, G5). */
const TEAMS: Readonly<Record<Mode, readonly number[]>> = {
  duel: [0, 1],
  deathmatch: [0, 1, 2, 3],
  'deathmatch-score': [0, 1, 2, 3],
  'one-vs-two': [0, 1, 1],
  team: [0, 0, 1, 1],
  'team-score': [0, 0, 1, 1],
};

/** How many players a mode takes. */
export const PLAYERS: Readonly<Record<Mode, { readonly min: number; readonly max: number }>> = {
  duel: { min: 2, max: 2 },
  deathmatch: { min: 3, max: 4 },
  'deathmatch-score': { min: 3, max: 4 },
  'one-vs-two': { min: 3, max: 3 },
  team: { min: 4, max: 4 },
  'team-score': { min: 4, max: 4 },
};

/** Modes in which HQs score points instead of falling (G3, G6). */
export const isScoreMode = (mode: Mode): boolean => mode === 'deathmatch-score' || mode === 'team-score';

/** What decides in the end: the points of a player, or what the HQ can still take (E4, G3). */
export const standingOf = (options: Pick<Options, 'mode'>, { hq, score }: Pick<Player, 'hq' | 'score'>): number =>
  isScoreMode(options.mode) ? score : hq;

/** What decides in the end, by seat. */
export const standings = ({ options, players }: Pick<Table, 'options' | 'players'>): number[] =>
  players.map((player) => standingOf(options, player));

/** Modes in which some players win together (G2). */
export const isTeamMode = (mode: Mode): boolean => mode === 'one-vs-two' || mode === 'team' || mode === 'team-score';

/** The toughness an HQ starts with (U2, G4, O4). */
export const fullHq = ({ mode, teamHq }: Options, seat: Seat): number => {
  if (mode === 'one-vs-two')
    return TEAMS[mode].filter((team) => team === TEAMS[mode][seat]).length > 1 ? ALLIED_HQ_TOUGHNESS : HQ_TOUGHNESS;
  return mode === 'team' ? teamHq : HQ_TOUGHNESS;
};

/** G3, G6: the points with which a side has won; the points of a team are one count. */
export const winningPoints = (mode: Mode): number => (mode === 'team-score' ? MAX_TEAM_POINTS : MAX_POINTS);

/** The most that `standingOf` can be. */
export const fullStanding = (options: Options, seat: Seat): number =>
  isScoreMode(options.mode) ? winningPoints(options.mode) : fullHq(options, seat);

/** G3, G6: how many of the points that players win in a phase count, by seat; where a side's count ends, the lower seat's come first. */
export const countPoints = (mode: Mode, scores: ArrayLike<number>, won: ArrayLike<number>): number[] => {
  const most = winningPoints(mode);
  const totals: number[] = [];
  for (let seat = 0; seat < won.length; seat++) totals[teamOf(mode, seat)] = (totals[teamOf(mode, seat)] ?? 0) + scores[seat]!;
  return Array.from(won, (points, seat) => {
    const team = teamOf(mode, seat);
    const counted = Math.max(0, Math.min(points, most - totals[team]!));
    totals[team]! += counted;
    return counted;
  });
};

/** G6: what the points that players win in a phase come to for each side; the points of a team are one count. */
export const sidePoints = (mode: Mode, scores: ArrayLike<number>, won: ArrayLike<number>): number[] => {
  const totals: number[] = [];
  countPoints(mode, scores, won).forEach((points, seat) => (totals[teamOf(mode, seat)] = (totals[teamOf(mode, seat)] ?? 0) + points));
  return totals;
};

export const teamOf = (mode: Mode, seat: Seat): number => TEAMS[mode][seat]!;

/** The order of turns, as seats; it repeats (T, G4, G5). */
export const turnOrder = ({
  options,
  players,
}: {
  readonly options: Pick<Options, 'mode'>;
  readonly players: readonly unknown[];
}): readonly Seat[] => {
  switch (options.mode) {
    case 'one-vs-two':
      return [0, 1, 0, 2];
    case 'team':
    case 'team-score':
      return [0, 2, 1, 3];
    default:
      return players.map((_, seat) => seat);
  }
};

/** The seats of each side, by team. */
type Sides = readonly (readonly Seat[])[];

const sidesAmong = (mode: Mode, players: number): Sides => {
  const found: Seat[][] = [];
  for (let seat = 0; seat < players; seat++) (found[teamOf(mode, seat)] ??= []).push(seat);
  return found;
};

/** By number of players and mode: searches ask for them in every position. */
const SIDES: Partial<Record<Mode, Sides>>[] = [];

/** The seats of each side, by team; each worked out once. */
export const sides = ({ options: { mode }, players: { length } }: Members): Sides =>
  ((SIDES[length] ??= {})[mode] ??= sidesAmong(mode, length));

/** Whether all players of a side are out (G1). */
export const isSideOut = ({ players }: Pick<Table, 'players'>, seats: readonly Seat[]): boolean =>
  seats.every((seat) => players[seat]!.out);

export const isFriendly = ({ options }: Members, a: Seat, b: Seat): boolean =>
  a !== NOBODY && b !== NOBODY && teamOf(options.mode, a) === teamOf(options.mode, b);

const hostileToAllies = (player: Pick<Player, 'army'> | undefined): boolean =>
  player !== undefined && ARMIES[player.army].hostileToAllies === true;

/** Whether units of `a` attack units of `b` and are stopped by them (G2, G7, P2). */
export const attacks = (members: Members, a: Seat, b: Seat): boolean =>
  a !== b && (!isFriendly(members, a, b) || hostileToAllies(members.players[a]));

/** Whether nets of `a` catch units of `b`, and units of `a` may push those of `b` (G2, G7). */
export const canTarget = (members: Members, a: Seat, b: Seat): boolean =>
  a !== b && (!isFriendly(members, a, b) || hostileToAllies(members.players[a]) || hostileToAllies(members.players[b]));

/** A set of seats as bits; nobody has bit 0. */
export type SeatSet = number;
export const seatBit = (seat: Seat): SeatSet => 1 << (seat + 1);

/** The seat in a set that has the lowest number. */
export const firstSeat = (set: SeatSet): Seat => 31 - Math.clz32(set & -set) - 1;

/** The relations between all seats, worked out once for a table; index with `seat + 1`. */
export interface Relations {
  readonly attacks: readonly SeatSet[];
  readonly canTarget: readonly SeatSet[];
  readonly friends: readonly SeatSet[];
  readonly enemies: readonly SeatSet[];
}

type Relation = (members: Members, a: Seat, b: Seat) => boolean;

const relate = (members: Members, relation: Relation): SeatSet[] => {
  const sets: SeatSet[] = [];
  for (let a = NOBODY; a < members.players.length; a++) {
    let set = 0;
    for (let b = NOBODY; b < members.players.length; b++) if (relation(members, a, b)) set |= seatBit(b);
    sets.push(set);
  }
  return sets;
};

const relationsAmong = (members: Members): Relations => ({
  attacks: relate(members, attacks),
  canTarget: relate(members, canTarget),
  friends: relate(members, isFriendly),
  enemies: relate(members, (m, a, b) => a !== b && !isFriendly(m, a, b)),
});

/** By mode, and by which of how many players have armies that are hostile to allies (G7): nothing else matters. */
const RELATIONS: { readonly [M in Mode]: Relations[] } = {
  duel: [],
  deathmatch: [],
  'deathmatch-score': [],
  'one-vs-two': [],
  team: [],
  'team-score': [],
};

/** The relations of a table, each worked out once. */
export const relationsOf = (members: Members): Relations => {
  let hostile = 1;
  for (const { army } of members.players) hostile = hostile * 2 + (ARMIES[army].hostileToAllies ? 1 : 0);
  return (RELATIONS[members.options.mode][hostile] ??= relationsAmong(members));
};
