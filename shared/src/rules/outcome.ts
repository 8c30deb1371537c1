import type { Outcome, OutcomeReason } from '../model/result.js';
import type { Seat } from '../model/seat.js';
import type { Table } from '../model/state.js';
import { isScoreMode, isTeamMode, sides, standingOf, teamOf, winningPoints } from './sides.js';

/** Whether the player is still in the contest: the HQ stands (E1, G1). */
export const isInPlay = (table: Table, seat: Seat): boolean => {
  const player = table.players[seat]!;
  return !player.out && (player.hq > 0 || isScoreMode(table.options.mode));
};

/** E5: whether the player takes turns: the turns of one who has resigned are passed over. */
export const takesTurns = (table: Table, seat: Seat): boolean => isInPlay(table, seat) && !table.players[seat]!.resigned;

const win = (winners: readonly Seat[], reason: OutcomeReason, rule: string): Outcome => ({ winners, reason, rule });
const draw = (rule: string): Outcome => ({ winners: [], reason: 'draw', rule });

/** Why an HQ is gone, when all that fell did so by resigning (E5). */
const fallReason = (table: Table, fallen: readonly Seat[]): { reason: OutcomeReason; rule?: string } =>
  fallen.every((seat) => table.players[seat]!.resigned) ? { reason: 'resigned', rule: 'E5' } : { reason: 'hq-destroyed' };

/**
 * What the fall of HQs, or points, decide at the end of a battle or after a resignation (E1, G1, G3–G6); null: play goes on.
 */
export const decideByFall = (table: Table): Outcome | null => {
  const { mode } = table.options;
  if (isScoreMode(mode)) return decideByPoints(table) ?? decideByResigning(table);
  const fallen: Seat[] = [];
  for (let seat = 0; seat < table.players.length; seat++) if (!isInPlay(table, seat)) fallen.push(seat);
  if (fallen.length === 0) return null;
  const { reason, rule } = fallReason(table, fallen);
  if (isTeamMode(mode)) return decideTeams(table, fallen, reason, rule);
  const standing = table.players.flatMap((_, seat) => (isInPlay(table, seat) ? [seat] : []));
  if (standing.length > 1) return null;
  const clause = mode === 'duel' ? 'E1' : 'G1';
  return standing.length === 1 ? win(standing, reason, rule ?? clause) : draw(clause);
};

/** G4, G5 */
const decideTeams = (table: Table, fallen: readonly Seat[], reason: OutcomeReason, rule: string | undefined): Outcome => {
  const { mode } = table.options;
  const teams = sides(table);
  const losing = new Set(fallen.map((seat) => teamOf(mode, seat)));
  const clause = rule ?? (mode === 'one-vs-two' ? 'G4' : 'G5');
  const unhurt = teams.filter((_, team) => !losing.has(team));
  if (unhurt.length === 1) return win(unhurt[0]!, reason, clause);
  if (mode === 'one-vs-two') return win([...teams].sort((a, b) => b.length - a.length)[0]!, reason, clause);
  return decideByTotal(table, reason, clause) ?? draw(clause);
};

/** G3, G6: who has all the points to be had when a battle is finished. */
const decideByPoints = (table: Table): Outcome | null => {
  const clause = table.options.mode === 'team-score' ? 'G6' : 'G3';
  const full = sides(table).filter((seats) => totalOf(table, seats) >= winningPoints(table.options.mode));
  if (full.length === 0) return null;
  return full.length === 1 ? win(full[0]!, 'score', clause) : draw(clause);
};

/** E5, where HQs do not fall: whether only one side is left. */
const decideByResigning = (table: Table): Outcome | null => {
  const left = sides(table).filter((seats) => seats.some((seat) => isInPlay(table, seat)));
  if (left.length > 1) return null;
  return left.length === 1 ? win(left[0]!, 'resigned', 'E5') : draw('E5');
};

/** Toughness, or points, of a side. */
export const totalOf = (table: Table, seats: readonly Seat[]): number =>
  seats.reduce((sum, seat) => sum + standingOf(table.options, table.players[seat]!), 0);

/** The sides in first place by toughness or points (E4), of those in the contest if there is one. */
export const leaders = (table: Table, contest: readonly Seat[] | null = null): readonly (readonly Seat[])[] => {
  const contends = (seat: Seat): boolean => isInPlay(table, seat) && (contest?.includes(seat) ?? true);
  const contenders = sides(table).filter((seats) => seats.some(contends));
  const best = Math.max(...contenders.map((seats) => totalOf(table, seats)));
  return contenders.filter((seats) => totalOf(table, seats) === best);
};

/** The side with the most toughness or points; null when it is shared. */
const decideByTotal = (table: Table, reason: OutcomeReason, rule: string, contest: readonly Seat[] | null = null): Outcome | null => {
  const first = leaders(table, contest);
  return first.length === 1 ? win(first[0]!, reason, rule) : null;
};

/** E4: the end after the final battle, or after the additional one among those in the contest; null for a tie. */
export const decideFinal = (table: Table, contest: readonly Seat[] | null): Outcome | null =>
  decideByTotal(table, isScoreMode(table.options.mode) ? 'score' : 'toughness', 'E4', contest);

/** E4: a tie that stays one after the additional battle. */
export const finalDraw = (): Outcome => draw('E4');

/** No clause: all players have agreed to a draw. */
export const agreedDraw = (): Outcome => ({ winners: [], reason: 'agreed', rule: '' });

/** F2: the board is full and nothing can change any more. */
export const decideStandstill = (table: Table): Outcome => decideByTotal(table, 'standstill', 'F2') ?? draw('F2');
