import { cellOf, HEXES, hexOf, hexText, type Cell, type Hex } from '../../hex/cells.js';
import { DIRECTIONS } from '../../hex/direction.js';
import type { Hit, Save, Strike } from '../../model/event.js';
import { NOBODY, type Seat, type Table } from '../../model/state.js';
import type { Field } from '../field.js';
import { firstSeat, type Influence } from '../influence.js';
import { isScoreMode, seatBit } from '../sides.js';
import type { Blast } from './explosions.js';
import { travelsOf } from './travels.js';
import { rescue, type Ask, type OpenHit, type Ward } from './medics.js';

/**
 * Lets Medics help and adds up what is left (B4 (4) and (5)).
 * @param chooser who sets the order when several players have a question (B5).
 * @param instant the id of the instant, if it is one.
 * @returns null when an answer is missing.
 */
export const resolveBlast = (
  table: Table,
  influence: Influence,
  blast: Blast,
  chooser: Seat,
  ask: Ask,
  instant: string | null = null,
): Strike | null => {
  if (!anyMedic(influence, blast.hits)) return addUp(table, influence.field, blast, null, NO_SAVES, blast.lost);
  const rescued = rescue(wardOf(table, influence, blast, chooser, instant), ask);
  return rescued && addUp(table, influence.field, blast, rescued.cancelled, rescued.saves, [...blast.lost, ...rescued.spent]);
};

const anyMedic = ({ medics }: Influence, hits: readonly Hit[]): boolean => {
  for (const hit of hits) if (medics[cellOf(hit.to)]) return true;
  return false;
};

const NO_SAVES: readonly Save[] = [];

/** Where a hit comes from, as decision keys and saves name it: by cell and direction, explosions last. */
const SOURCES: readonly (readonly string[])[] = HEXES.map((hex) => [...DIRECTIONS, 'x'].map((way) => `${hexText(hex)}/${way}`));
const EXPLOSION = DIRECTIONS.length;

const sourceOf = ({ kind, from, direction }: Hit, instant: string | null): string =>
  kind === 'instant' && instant ? instant : SOURCES[cellOf(from)]![kind === 'explosion' || kind === 'trap' ? EXPLOSION : direction]!;

const toughnessLeft = (table: Table, { tiles, units }: Field, cell: Cell): number => {
  const tile = tiles[cell]!;
  const unit = units[cell]!;
  return tile.isHq ? table.players[unit.owner]!.hq : tile.toughness - unit.wounds;
};

const wardOf = (table: Table, influence: Influence, blast: Blast, chooser: Seat, instant: string | null): Ward => {
  const { field, medics, scoped } = influence;
  const { lost } = blast;
  return {
    hits: openHits(influence, blast, instant),
    medicsOf: (cell) => medics[cell] ?? NO_MEDICS,
    toughness: (cell) => (lost.includes(cell) ? 0 : toughnessLeft(table, field, cell)),
    owner: (cell) => field.units[cell]!.owner,
    areMates: (a, b) => a !== b && (field.relations.friends[a + 1]! & seatBit(b)) !== 0,
    chooser,
    decider: (unit, medic) => {
      const scopers = scoped[medic]!;
      return scopers ? firstSeat(scopers) : field.units[unit]!.owner;
    },
  };
};

const NO_MEDICS: readonly Cell[] = [];

/** The hits that Medics have to do with. */
const openHits = ({ field, medics }: Influence, { hits, lost }: Blast, instant: string | null): OpenHit[] => {
  const open: OpenHit[] = [];
  for (let index = 0; index < hits.length; index++) {
    const hit = hits[index]!;
    const unit = cellOf(hit.to);
    if (!medics[unit] && !field.tiles[unit]!.isMedic) continue;
    const from = hit.kind === 'instant' ? -1 : cellOf(hit.from);
    open.push({ unit, from, source: sourceOf(hit, instant), wounds: hit.wounds, savable: !lost.includes(unit), index });
  }
  return open;
};

/** Wounds per cell; always empty between calls. */
const dealt: number[] = Array.from({ length: 37 }, () => 0);

/** B4 (5): what the hits that count do to units and HQs, by q and then r. */
const addUp = (
  table: Table,
  field: Field,
  { hits, setOff }: Blast,
  cancelled: readonly boolean[] | null,
  saves: readonly Save[],
  lost: readonly Cell[],
): Strike => {
  for (let i = 0; i < hits.length; i++) if (!cancelled?.[i]) dealt[cellOf(hits[i]!.to)]! += hits[i]!.wounds;
  const scoring = isScoreMode(table.options.mode);
  const wounds: Strike['wounds'][number][] = [];
  const damage: Strike['damage'][number][] = [];
  const removed: Hex[] = [];
  for (const cell of field.occupied) {
    const total = dealt[cell]!;
    const leaves = lost.length > 0 && lost.includes(cell);
    if (total === 0 && !leaves) continue;
    dealt[cell] = 0;
    const left = toughnessLeft(table, field, cell);
    if (field.tiles[cell]!.isHq) {
      if (scoring) continue;
      damage.push({ player: field.units[cell]!.owner, wounds: Math.min(total, left) });
    } else if (total > 0) wounds.push({ at: hexOf(cell), wounds: total });
    if (total >= left || leaves) removed.push(hexOf(cell));
  }
  const points = scoring ? pointsFor(table, field, hits, cancelled) : NO_POINTS;
  const travels = setOff.size > 0 ? travelsOf(table, setOff) : NO_TRAVELS;
  return { hits, saves, wounds, damage, points, removed, travels };
};

const NO_POINTS: Strike['points'] = [];
const NO_TRAVELS: Strike['travels'] = [];

/** G3: nobody scores more. */
const MOST_POINTS = 20;

/** G3, G6: wounds on an enemy HQ are points; on an ally's they are nothing. */
const pointsFor = (
  table: Table,
  { tiles, units, relations }: Field,
  hits: readonly Hit[],
  cancelled: readonly boolean[] | null,
): Strike['points'] => {
  const points = table.players.map(() => 0);
  hits.forEach((hit, i) => {
    const target = cellOf(hit.to);
    const shooter = units[cellOf(hit.from)]!.owner;
    if (cancelled?.[i] || !tiles[target]!.isHq || shooter === NOBODY) return;
    if (relations.enemies[shooter + 1]! & seatBit(units[target]!.owner)) points[shooter]! += hit.wounds;
  });
  return points.flatMap((won, player) => {
    const counted = Math.min(won, MOST_POINTS - table.players[player]!.score);
    return counted > 0 ? [{ player, points: counted }] : [];
  });
};
