import { unitOf } from '@hexfall/shared/content/catalog';
import { cellOf, sameHex, type Hex } from '@hexfall/shared/hex/cells';
import { DIRECTIONS, type EdgeStrengths } from '@hexfall/shared/hex/direction';
import type { Table, Unit } from '@hexfall/shared/model/state';
import type { Prize } from '@hexfall/shared/model/terrain';
import { landscapeOf, standsOn } from '@hexfall/shared/rules/landscape';
import { MAX_ATTACHED } from '@hexfall/shared/rules/prizes';
import type { EditOf } from './Edit.js';

/** Of the initiative and the attacks of a turret. */
export const MOST_STRENGTH = 9;
/** Prizes in one warehouse hex, or held by one player. */
export const MOST_PRIZES = 9;
/** Wounds that open a warehouse. */
export const MOST_WOUNDS = 99;

const clamped = (value: number, least: number, most: number): number => Math.max(least, Math.min(most, Math.trunc(value)));

const strengthsIn = (strengths: EdgeStrengths): EdgeStrengths =>
  Object.fromEntries(
    DIRECTIONS.flatMap((edge) => {
      const strength = clamped(strengths[edge] ?? 0, 0, MOST_STRENGTH);
      return strength > 0 ? [[edge, strength]] : [];
    }),
  );

/** L17: whether a turret can stand on a hex. */
export const takesTurret = ({ terrain }: Pick<Table, 'terrain'>, at: Hex): boolean => standsOn(terrain, { at });

/** L17: a turret on a base or bunker hex, in place of one that stands there. */
export const mount = (table: Table, { turret }: EditOf<'mount'>): Table => {
  if (!takesTurret(table, turret.at)) return table;
  const { melee, ranged, initiative, spares } = turret;
  const mounted = {
    at: turret.at,
    rot: turret.rot,
    initiative: initiative.slice(0, MOST_STRENGTH).map((value) => clamped(value, 0, MOST_STRENGTH)),
    ...(melee && { melee: strengthsIn(melee) }),
    ...(ranged && { ranged: strengthsIn(ranged) }),
    spares: table.players.flatMap((_, seat) => (spares.includes(seat) ? [seat] : [])),
  };
  return { ...table, turrets: [...table.turrets.filter(({ at }) => !sameHex(at, turret.at)), mounted] };
};

export const dismount = (table: Table, { at }: EditOf<'dismount'>): Table => ({
  ...table,
  turrets: table.turrets.filter((turret) => !sameHex(turret.at, at)),
});

/** R1: whether a hex can hold prizes. */
export const holdsPrizes = (table: Table, at: Hex): boolean => {
  const landscape = landscapeOf(table);
  return landscape?.elements[landscape.elementAt[cellOf(at)] ?? -1]?.type === 'warehouse';
};

/** R1: what a warehouse hex holds; without prizes, nothing. */
export const stock = (table: Table, { at, opens, markers }: EditOf<'stock'>): Table => {
  if (!holdsPrizes(table, at)) return table;
  const now = table.warehouses.find((warehouse) => sameHex(warehouse.at, at));
  const most = clamped(opens, 1, MOST_WOUNDS);
  const held = markers.slice(0, MOST_PRIZES).sort();
  const stocked = { at, opens: most, wounds: Math.min(now?.wounds ?? 0, most - 1), markers: held };
  const others = table.warehouses.filter((warehouse) => warehouse !== now);
  return { ...table, warehouses: held.length > 0 ? [...others, stocked] : others };
};

/** R3: the unit with these prizes; none are left out, as in the rules. */
const withPrizes = ({ prizes: _, ...unit }: Unit, prizes: readonly Prize[]): Unit => {
  const attached = prizes.slice(0, MAX_ATTACHED).sort();
  return attached.length > 0 ? { ...unit, prizes: attached } : unit;
};

export const attach = (table: Table, { at, prizes }: EditOf<'attach'>): Table => {
  const unit = table.board[cellOf(at)];
  if (!unit || unitOf(unit.tile).isHq) return table;
  return { ...table, board: table.board.map((other) => (other === unit ? withPrizes(unit, prizes) : other)) };
};

/** R2: the prizes of a player. */
export const award = (table: Table, { seat, prizes }: EditOf<'award'>): Table => ({
  ...table,
  players: table.players.map((player, other) => (other === seat ? { ...player, prizes: prizes.slice(0, MOST_PRIZES).sort() } : player)),
});
