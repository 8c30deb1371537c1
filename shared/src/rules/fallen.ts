import { unitOf } from '../content/catalog.js';
import { BOARDS } from '../hex/boards.js';
import { cellOf, hexOf, type Hex } from '../hex/cells.js';
import type { Mode } from '../model/options.js';
import type { Outcome } from '../model/result.js';
import type { Seat, Table } from '../model/state.js';
import { decideByFall, isIn } from './outcome.js';
import { isTeamMode, teamOf } from './sides.js';
import { record, type Work } from './work.js';

/** Modes in which the others play on when somebody is out (G1). */
const G1_MODES: readonly Mode[] = ['deathmatch', 'deathmatch-score'];

/**
 * Lets everyone leave whose HQ is gone (B8, G1) or who has resigned meanwhile (E5).
 * @returns how the match ends by it, if it does.
 */
export const settleFallen = (work: Work): Outcome | null => {
  const { table } = work;
  const seats = table.players.map((_, seat) => seat).filter((seat) => !table.players[seat]!.out);
  const resigning = seats.filter((seat) => isIn(table, seat) && resigns(table, seat));
  const leaving = G1_MODES.includes(table.options.mode) ? seats.filter((seat) => !isIn(table, seat) || resigning.includes(seat)) : [];
  for (const seat of resigning) record(work, { type: 'hq-fell', player: seat, at: hqAt(table, seat) });
  for (const seat of leaving) record(work, { type: 'left', player: seat, units: unitsOf(table, seat) });
  return decideByFall(table);
};

/** E5: in team modes a side resigns only when all its players do. */
const resigns = ({ options: { mode }, players }: Table, seat: Seat): boolean =>
  isTeamMode(mode)
    ? players.every((player, other) => player.resigned || teamOf(mode, seat) !== teamOf(mode, other))
    : players[seat]!.resigned;

const hqAt = (table: Table, seat: Seat): Hex | null =>
  unitsOf(table, seat).find((at) => unitOf(table.board[cellOf(at)]!.tile).isHq) ?? null;

/** The hexes of a player's units, by q and then r. */
const unitsOf = ({ board, options }: Table, seat: Seat): Hex[] =>
  BOARDS[options.board].cells.filter((cell) => board[cell]?.owner === seat).map(hexOf);
