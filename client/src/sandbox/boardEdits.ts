import { unitOf } from '@hexfall/shared/content/catalog';
import { cellOf, sameHex, type Hex } from '@hexfall/shared/hex/cells';
import type { Seat } from '@hexfall/shared/model/seat';
import { NOBODY, type Table, type Unit } from '@hexfall/shared/model/state';
import { boardSize } from '@hexfall/shared/model/terrain';
import { isMine } from '@hexfall/shared/rules/foundations';
import { fullHq, isScoreMode } from '@hexfall/shared/rules/sides';
import type { EditOf } from './Edit.js';

type Board = readonly (Unit | null)[];

const withUnit = (board: Board, cell: number, unit: Unit | null): (Unit | null)[] =>
  board.map((present, other) => (other === cell ? unit : present));

const isHqOf =
  (seat: Seat) =>
  (unit: Unit | null): boolean =>
    unit?.owner === seat && unitOf(unit.tile).isHq;

/** An HQ that stands has toughness. */
const withHq = ({ players, options }: Table, seat: Seat): Table['players'] =>
  players.map((player, other) =>
    other === seat && player.hq < 1 && !isScoreMode(options.mode) ? { ...player, hq: fullHq(options, seat) } : player,
  );

/** P8: where a unit comes to stand lies no Mine any more. */
const withoutMine = (table: Table, at: Hex): Table => ({
  ...table,
  foundations: table.foundations.filter((foundation) => foundation.cell !== cellOf(at) || !isMine(foundation)),
});

export const put = (table: Table, { seat, tile, at, rot }: EditOf<'put'>): Table => {
  const { isHq } = unitOf(tile);
  const board = isHq && seat !== NOBODY ? table.board.map((unit) => (isHqOf(seat)(unit) ? null : unit)) : table.board;
  const unit: Unit = { owner: seat, tile, rot, wounds: 0, used: [] };
  return { ...withoutMine(table, at), players: isHq ? withHq(table, seat) : table.players, board: withUnit(board, cellOf(at), unit) };
};

/** Changes the unit on a hex; a hex without one stays as it is. */
const change = (table: Table, at: EditOf<'turn'>['at'], changed: Partial<Unit>): Table => {
  const unit = table.board[cellOf(at)];
  return unit ? { ...table, board: withUnit(table.board, cellOf(at), { ...unit, ...changed }) } : table;
};

export const turn = (table: Table, { at, rot }: EditOf<'turn'>): Table => ({
  ...change(table, at, { rot }),
  turrets: table.turrets.map((turret) => (sameHex(turret.at, at) ? { ...turret, rot } : turret)),
});

/** U3: one wound less than would destroy the unit; none for an HQ (U2). */
export const mostWounds = ({ tile }: Pick<Unit, 'tile'>): number => {
  const { isHq, toughness } = unitOf(tile);
  return isHq ? 0 : toughness - 1;
};

export const wound = (table: Table, { at, wounds }: EditOf<'wound'>): Table => {
  const unit = table.board[cellOf(at)];
  return unit ? change(table, at, { wounds: Math.max(0, Math.min(mostWounds(unit), wounds)) }) : table;
};

export const shift = (table: Table, { from, to }: EditOf<'shift'>): Table => {
  const [one, other] = [table.board[cellOf(from)] ?? null, table.board[cellOf(to)] ?? null];
  return { ...withoutMine(table, to), board: withUnit(withUnit(table.board, cellOf(from), other), cellOf(to), one) };
};

export const remove = (table: Table, { at }: EditOf<'remove'>): Table => ({ ...table, board: withUnit(table.board, cellOf(at), null) });

export const clear = (table: Table): Table => ({ ...table, board: table.board.map(() => null), foundations: [] });

/** Another board (O2); units beyond its edge leave. The main board is the middle of the expanded one. */
export const resize = (table: Table, { board: id }: EditOf<'board'>): Table => {
  const options = { ...table.options, board: id };
  const size = boardSize(id, table.terrain);
  return { ...table, options, board: Array.from({ length: size }, (_, cell) => table.board[cell] ?? null) };
};
