import { unitOf } from '@hexfall/shared/content/catalog';
import type { CompiledUnit } from '@hexfall/shared/content/compile';
import { neighborOf } from '@hexfall/shared/hex/boards';
import { cellOf, type Hex, hexOf, OFF_BOARD } from '@hexfall/shared/hex/cells';
import { DIRECTIONS } from '@hexfall/shared/hex/direction';
import { type Forecast, forecastBattle } from '@hexfall/shared/inspect/forecast';
import { inspectUnits, type UnitStatus } from '@hexfall/shared/inspect/units';
import type { Intent } from '@hexfall/shared/model/intent';
import type { Seat } from '@hexfall/shared/model/seat';
import type { Player, Table } from '@hexfall/shared/model/state';
import type { TileKey } from '@hexfall/shared/model/tile';
import { boardOf } from '@hexfall/shared/rules/landscape';
import { legalIntents } from '@hexfall/shared/rules/legal';
import { isFriendly } from '@hexfall/shared/rules/sides';
import type { Cost } from './Advice.js';

/** A unit on the board as it is now. */
export interface StandingUnit extends UnitStatus {
  readonly tile: TileKey;
  readonly unit: CompiledUnit;
  readonly isOwn: boolean;
}

/** A position as one of its players sees it. */
export interface Situation {
  readonly table: Table;
  readonly seat: Seat;
  readonly player: Player;
  /** Of the other seat of a duel. */
  readonly enemy: Player;
  /** What may be done now, or could be once the obligatory tile has been discarded (T1). */
  readonly legal: readonly Intent[];
  readonly units: readonly StandingUnit[];
  /** What a battle would bring that the player started now; null before the first turn. */
  readonly forecast: Forecast | null;
}

const standingUnits = (table: Table, seat: Seat): StandingUnit[] =>
  inspectUnits(table).flatMap((status) => {
    const there = table.board[cellOf(status.at)];
    return there ? [{ ...status, tile: there.tile, unit: unitOf(there.tile), isOwn: isFriendly(table, there.owner, seat) }] : [];
  });

/** The position of a duel as a player sees it; null if there is no such player. */
export const situationOf = (table: Table, seat: Seat): Situation | null => {
  const [player, enemy] = [table.players[seat], table.players.find((_, other) => other !== seat)];
  if (!player || !enemy) return null;
  const legal = legalIntents({ ...table, turn: { ...table.turn, mustDiscard: false } }, seat);
  const forecast = table.turn.phase === 'turn' ? forecastBattle(table, seat) : null;
  return { table, seat, player, enemy, legal, units: standingUnits(table, seat), forecast };
};

/** The free hexes beside a hex. */
export const freeBeside = (table: Table, hex: Hex): Hex[] => {
  const board = boardOf(table);
  return DIRECTIONS.map((direction) => neighborOf(board, cellOf(hex), direction))
    .filter((cell) => cell !== OFF_BOARD && !table.board[cell])
    .map(hexOf);
};

/** The HQ of the player, or of the enemy. */
export const hqUnit = ({ units }: Situation, isOwn: boolean): StandingUnit | undefined =>
  units.find((one) => one.isOwn === isOwn && one.unit.isHq);

/** The units of a side that fight for themselves: not the HQ, and with an initiative. */
export const fighters = ({ units }: Situation, isOwn: boolean): StandingUnit[] =>
  units.filter((one) => one.isOwn === isOwn && !one.unit.isHq && one.initiative.length > 0 && one.attacks.length > 0 && !one.netted);

/** What a battle would cost a seat at least, HQ and units. */
export const costOf = (forecast: Forecast, isOf: (seat: Seat) => boolean): Cost => ({
  units: forecast.losses.filter(({ owner, certain }) => certain && isOf(owner)).length,
  hq: forecast.damage.reduce((sum, { least }, seat) => sum + (isOf(seat) ? least : 0), 0),
});

/** A unit is worth this many points of an HQ. */
const UNIT_WORTH = 2;

/** What somebody loses, as a number. */
export const weigh = ({ units, hq }: Cost): number => units * UNIT_WORTH + hq;
