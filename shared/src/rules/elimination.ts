import { unitOf } from '../content/catalog.js';
import { cellOf, type Hex, hexOf } from '../hex/cells.js';
import type { Mode } from '../model/options.js';
import type { Outcome } from '../model/result.js';
import type { Seat } from '../model/seat.js';
import type { Table } from '../model/state.js';
import { boardOf } from './landscape.js';
import { decideByFall, isInPlay } from './outcome.js';
import { isTeamMode, teamOf } from './sides.js';
import { record, type Work } from './work.js';

/** Modes in which the others play on when somebody is out (G1). */
const G1_MODES: readonly Mode[] = ['deathmatch', 'deathmatch-score'];

/**
 * Lets everyone leave whose HQ is gone (B8, G1) or who has resigned meanwhile (E5).
 * @returns how the match ends by it, if it does.
 */
export const eliminate = (work: Work): Outcome | null => {
  if (hasElimination(work.table)) removeLeaving(work);
  return decideByFall(work.table);
};

/** Whether the HQ of a player in the match is gone, or the player has resigned. */
export const hasElimination = (table: Table): boolean => {
  const { players } = table;
  for (let seat = 0; seat < players.length; seat++)
    if (!players[seat]!.out && (players[seat]!.resigned || !isInPlay(table, seat))) return true;
  return false;
};

const removeLeaving = (work: Work): void => {
  const { table } = work;
  const seats = table.players.map((_, seat) => seat).filter((seat) => !table.players[seat]!.out);
  const resigning = seats.filter((seat) => isInPlay(table, seat) && resigns(table, seat));
  const leaving = G1_MODES.includes(table.options.mode) ? seats.filter((seat) => !isInPlay(table, seat) || resigning.includes(seat)) : [];
  for (const seat of resigning) record(work, { type: 'hq-fell', player: seat, at: hqAt(table, seat) });
  for (const seat of leaving) record(work, { type: 'left', player: seat, units: unitsOf(table, seat) });
};

/** E5: in team modes a side resigns only when all its players do. */
export const resigns = ({ options: { mode }, players }: Table, seat: Seat): boolean =>
  isTeamMode(mode)
    ? players.every((player, other) => player.resigned || teamOf(mode, seat) !== teamOf(mode, other))
    : players[seat]!.resigned;

const hqAt = (table: Table, seat: Seat): Hex | null =>
  unitsOf(table, seat).find((at) => unitOf(table.board[cellOf(at)]!.tile).isHq) ?? null;

/** The hexes of a player's units, by q and then r. */
const unitsOf = (table: Table, seat: Seat): Hex[] =>
  boardOf(table)
    .cells.filter((cell) => table.board[cell]?.owner === seat)
    .map(hexOf);
