import { compareCells } from '@hexfall/shared/hex/boards';
import { cellOf, type Hex, hexOf, hexText } from '@hexfall/shared/hex/cells';
import type { Rotation } from '@hexfall/shared/hex/direction';
import type { Decision } from '@hexfall/shared/model/decision';
import type { Seat } from '@hexfall/shared/model/seat';
import type { Foundation, Table, Unit } from '@hexfall/shared/model/state';
import type { TerrainElement, Warehouse } from '@hexfall/shared/model/terrain';
import { deepFreeze } from './play.js';

/** A way to see the same table differently, in every part of it; the rules must not notice. */
export interface View {
  readonly table: (table: Table) => Table;
  readonly seat: (seat: Seat) => Seat;
  /** The key that means the same. */
  readonly key: (key: string, kind: Decision['kind']) => string;
}

const turnedHex = ([q, r]: Hex): Hex => [0 - r, q + r];
const turnedText = (q: string, r: string): string => hexText(turnedHex([Number(q), Number(r)]));
const turnedDirection = (direction: number): Rotation => ((direction + 1) % 6) as Rotation;

/** The hexes in a key, and the direction behind the last one. */
const turnedHexes = (key: string): string =>
  key
    .replace(/(-?\d),(-?\d)/g, (_, q: string, r: string) => turnedText(q, r))
    .replace(/\/(\d)/, (_, direction: string) => `/${turnedDirection(Number(direction))}`);

/** P7: foundations as a table has them, by q and then r. */
const orderedFoundations = (foundations: readonly Foundation[]): Foundation[] =>
  foundations.toSorted((a, b) => compareCells(a.cell, b.cell));

/** A unit with its owner, and those of its venom markers, under other numbers. */
export const ownedBy = (unit: Unit, seat: (old: Seat) => Seat): Unit => ({
  ...unit,
  owner: seat(unit.owner),
  ...(unit.venom && { venom: unit.venom.map(seat).sort() }),
});

const turnedWarehouse = (warehouse: Warehouse): Warehouse => ({ ...warehouse, at: turnedHex(warehouse.at) });

/** L1 */
const turnedElement = ({ type, features, hexes, prizes, ...single }: TerrainElement): TerrainElement => ({
  type,
  features,
  hexes: hexes.map(turnedHex),
  ...Object.fromEntries(Object.entries(single).map(([feature, some]) => [feature, some.map(turnedHex)])),
  ...(prizes && { prizes: prizes.map(turnedWarehouse) }),
});

/** The whole board turned by 60°, and every unit with it. */
export const TURNED: View = {
  table: (table) => {
    const board = new Array<Unit | null>(table.board.length).fill(null);
    table.board.forEach((unit, cell) => (board[cellOf(turnedHex(hexOf(cell)))] = unit && { ...unit, rot: turnedDirection(unit.rot) }));
    const foundations = orderedFoundations(table.foundations.map((lying) => ({ ...lying, cell: cellOf(turnedHex(hexOf(lying.cell))) })));
    const turrets = table.turrets.map((turret) => ({ ...turret, at: turnedHex(turret.at), rot: turnedDirection(turret.rot) }));
    const terrain = table.terrain.map(turnedElement);
    return deepFreeze({ ...table, board, foundations, terrain, turrets, warehouses: table.warehouses.map(turnedWarehouse) });
  },
  seat: (seat) => seat,
  key: (key, kind) => {
    if (kind === 'convert') return key.replace(/^\d/, (direction) => String(turnedDirection(Number(direction))));
    if (kind === 'target') {
      const [direction, ...rest] = key.split(' ');
      return `${turnedDirection(Number(direction))} ${turnedHexes(rest.join(' '))}`;
    }
    return kind === 'medic' || kind === 'rocket' || kind === 'venom' ? turnedHexes(key) : key;
  },
};

/** L17: the turrets with the players they spare under other numbers. */
export const sparedAs = ({ turrets }: Table, seat: (old: Seat) => Seat): Table['turrets'] =>
  turrets.map((turret) => ({ ...turret, spares: turret.spares.map(seat).sort() }));

/** Everyone moved on by one seat. */
export const reseated = (players: number): View => {
  const seat = (old: Seat): Seat => (old + 1) % players;
  return {
    table: (table) =>
      deepFreeze({
        ...table,
        board: table.board.map((unit) => unit && ownedBy(unit, seat)),
        foundations: table.foundations.map((lying) => ({ ...lying, owner: seat(lying.owner) })),
        turrets: sparedAs(table, seat),
        players: table.players.map((_, now) => ({ ...table.players[(now + players - 1) % players]!, person: now })),
        outcome: table.outcome && { ...table.outcome, winners: table.outcome.winners.map(seat).sort() },
      }),
    seat,
    key: (key, kind) => (kind === 'order' ? String(seat(Number(key))) : key),
  };
};
