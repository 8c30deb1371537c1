import { compareCells } from '../../hex/boards.js';
import { cellOf, hexOf, hexText, type Cell } from '../../hex/cells.js';
import type { Hit, Save, Strike } from '../../model/event.js';
import { NOBODY, type Seat, type Table } from '../../model/state.js';
import { firstSeat, type Influence } from '../influence.js';
import { isScoreMode, seatBit } from '../sides.js';
import { rescue, type Ask, type OpenHit, type Ward } from './medics.js';

/** What hits units in one step, before Medics. */
export interface Blow {
  readonly hits: readonly Hit[];
  /** Units that leave whatever happens: exploded ones. No Medic dies for hits on them (D5). */
  readonly lost: readonly Cell[];
  /** The id of the instant, if it is one. */
  readonly instant?: string;
}

/**
 * Lets Medics help and adds up what is left (B4 (4) and (5)).
 * @param chooser who sets the order when several players have a question (B5).
 * @returns null when an answer is missing.
 */
export const resolveBlow = (table: Table, influence: Influence, blow: Blow, chooser: Seat, ask: Ask): Strike | null => {
  const anyMedic = blow.hits.some((hit) => influence.medics[cellOf(hit.to)] !== undefined);
  if (!anyMedic) return addUp(table, influence, blow, NOT_CANCELLED, [], blow.lost);
  const rescued = rescue(wardOf(table, influence, blow), chooser, ask);
  return rescued && addUp(table, influence, blow, rescued.cancelled, rescued.saves, [...blow.lost, ...rescued.spent]);
};

const NOT_CANCELLED: readonly boolean[] = [];

/** Where a hit comes from, as decision keys and saves name it. */
const sourceOf = (hit: Hit, instant: string | undefined): string =>
  instant ?? `${hexText(hit.from)}/${hit.kind === 'explosion' ? 'x' : hit.direction}`;

const toughnessLeft = (table: Table, influence: Influence, cell: Cell): number => {
  const tile = influence.tiles[cell]!;
  const unit = influence.units[cell]!;
  return tile.isHq ? table.players[unit.owner]!.hq : tile.toughness - unit.wounds;
};

const wardOf = (table: Table, influence: Influence, { hits, lost, instant }: Blow): Ward => ({
  hits: hits.map((hit): OpenHit => {
    const unit = cellOf(hit.to);
    return { unit, from: instant ? -1 : cellOf(hit.from), source: sourceOf(hit, instant), wounds: hit.wounds, savable: !lost.includes(unit) };
  }),
  medicsOf: (cell) => influence.medics[cell] ?? [],
  toughness: (cell) => (lost.includes(cell) ? 0 : toughnessLeft(table, influence, cell)),
  owner: (cell) => influence.units[cell]!.owner,
  decider: (unit, medic) => {
    const scopers = influence.scoped[medic]!;
    return scopers ? firstSeat(scopers) : influence.units[unit]!.owner;
  },
});

const addUp = (
  table: Table,
  influence: Influence,
  { hits }: Blow,
  cancelled: readonly boolean[],
  saves: readonly Save[],
  lost: readonly Cell[],
): Strike => {
  const total = new Map<Cell, number>();
  const points = new Map<Seat, number>();
  const scoring = isScoreMode(table.options.mode);
  hits.forEach((hit, i) => {
    if (cancelled[i]) return;
    const cell = cellOf(hit.to);
    if (scoring && influence.tiles[cell]!.isHq) return score(influence, hit, points);
    total.set(cell, (total.get(cell) ?? 0) + hit.wounds);
  });
  const wounds: { at: Strike['removed'][number]; wounds: number }[] = [];
  const damage: { player: Seat; wounds: number }[] = [];
  const removed = new Set(lost);
  for (const [cell, dealt] of total) {
    const left = toughnessLeft(table, influence, cell);
    if (dealt >= left) removed.add(cell);
    if (influence.tiles[cell]!.isHq) damage.push({ player: influence.units[cell]!.owner, wounds: Math.min(dealt, left) });
    else wounds.push({ at: hexOf(cell), wounds: dealt });
  }
  return {
    hits,
    saves,
    wounds,
    damage,
    points: scoring ? [...points].map(([player, won]) => ({ player, points: Math.min(won, MOST_POINTS - table.players[player]!.score) })) : [],
    removed: removed.size > 0 ? [...removed].sort(compareCells).map(hexOf) : [],
  };
};

/** G3: nobody scores more. */
const MOST_POINTS = 20;

/** G3, G6: wounds on an enemy HQ are points; on an ally's they are nothing. */
const score = (influence: Influence, hit: Hit, points: Map<Seat, number>): void => {
  const shooter = influence.units[cellOf(hit.from)]!.owner;
  const target = influence.units[cellOf(hit.to)]!.owner;
  if (shooter === NOBODY || !(influence.relations.enemies[shooter + 1]! & seatBit(target))) return;
  points.set(shooter, (points.get(shooter) ?? 0) + hit.wounds);
};
