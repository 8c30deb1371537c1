import { whenRemoved } from '../../content/catalog.js';
import { type Cell, cellOf, type Hex, HEXES, hexOf } from '../../hex/cells.js';
import { DIRECTIONS } from '../../hex/direction.js';
import { ATTACKS } from '../../model/attackKinds.js';
import { formatSource } from '../../model/decision.js';
import type { Hit, Save, StrikeResult } from '../../model/event.js';
import type { Seat } from '../../model/seat.js';
import { NOBODY, type Table } from '../../model/state.js';
import { medicDecider, medicHolder } from '../abilities/spy.js';
import type { AskPlayer } from '../answers.js';
import type { CompiledBoard } from '../compiledBoard.js';
import type { Influence } from '../influenceTypes.js';
import { markersLeft, venomOwner } from '../markers.js';
import { countPoints, firstSeat, isScoreMode, seatBit, type SeatSet, sidePoints } from '../sides.js';
import { woundsLeft } from '../toughness.js';
import { nextInOrder } from '../turnOrder.js';
import type { StepHits } from './explosions.js';
import type { OpenHit, RescueProblem } from './medicPairs.js';
import { rescue } from './medics.js';

/**
 * P2: where bombers that were hit go: to the next player after the one who did it whose HQ the same step leaves standing; out of the
 * game if there is none or several did it.
 */
export const bomberTransfers = (
  table: Table,
  setOff: ReadonlyMap<Cell, SeatSet>,
  damage: StrikeResult['damage'],
): StrikeResult['travels'] => {
  const stands = (seat: Seat): boolean => damage.every(({ player, wounds }) => player !== seat || wounds < table.players[seat]!.hq);
  return [...setOff]
    .filter(([cell]) => whenRemoved(table.board[cell]!.tile) === 'next-pile') // P4: the other one goes back beside the board
    .map(([cell, doers]) => {
      const doer = doers === 0 ? (table.battle?.starter ?? null) : onlyDoer(doers); // L21
      return { at: hexOf(cell), to: doer === null ? null : nextInOrder(table, doer, stands) };
    });
};

const onlyDoer = (doers: SeatSet): Seat | null => ((doers & (doers - 1)) === 0 && doers > 1 ? firstSeat(doers) : null);

/** What came of a step. */
export interface ResolvedHits {
  readonly strike: StrikeResult;
  /** By place among the hits: whether a Medic has canceled it; null where no Medic could. */
  readonly canceled: readonly boolean[] | null;
}

/**
 * Lets Medics help and adds up what is left (B4 (4) and (5)).
 * @param chooser who sets the order when several players have a question (B5).
 * @param instant the id of the instant, if it is one.
 * @returns null when an answer is missing.
 */
export const resolveHits = (
  table: Table,
  influence: Influence,
  blast: StepHits,
  chooser: Seat,
  ask: AskPlayer,
  instant: string | null = null,
): ResolvedHits | null => {
  if (!anyMedic(influence, blast.hits)) return { strike: addUp(table, influence, blast, null, NO_SAVES, blast.lost), canceled: null };
  const rescued = rescue(rescueProblem(table, influence, blast, chooser, instant), ask);
  if (!rescued) return null;
  const { canceled, saves, spent } = rescued;
  return { strike: addUp(table, influence, blast, canceled, saves, [...blast.lost, ...spent]), canceled };
};

const anyMedic = ({ medics }: Influence, hits: readonly Hit[]): boolean => {
  for (const hit of hits) if (medics[cellOf(hit.to)]) return true;
  return false;
};

const NO_SAVES: readonly Save[] = [];

/** Where a hit comes from, as decision keys and saves name it: by cell and direction, explosions last. */
const SOURCES: readonly (readonly string[])[] = HEXES.map((from) => [
  ...DIRECTIONS.map((direction) => formatSource({ kind: 'attack', from, direction })),
  formatSource({ kind: 'explosion', from }),
]);
const EXPLOSION = DIRECTIONS.length;

/** The source of a hit, as saves name it. */
export const sourceOf = ({ kind, from, direction, index }: Hit, instant: string | null): string => {
  if (kind === 'venom') return VENOM;
  if (index !== undefined) return formatSource({ kind: kind === 'terrain' ? 'terrain' : 'turret', index });
  return instant && ATTACKS[kind].origin === 'none'
    ? instant
    : SOURCES[cellOf(from)]![ATTACKS[kind].origin === 'explosion' ? EXPLOSION : direction]!;
};

/** P17 */
const VENOM = formatSource({ kind: 'venom' });

const rescueProblem = (table: Table, influence: Influence, blast: StepHits, chooser: Seat, instant: string | null): RescueProblem => {
  const { field, medics, scoped } = influence;
  const { lost } = blast;
  const scoring = isScoreMode(table.options.mode);
  return {
    hits: openHits(influence, blast, instant),
    medicsOf: (cell) => medics[cell] ?? NO_MEDICS,
    toughness: (cell) => (lost.includes(cell) ? 0 : woundsLeft(table, influence, cell)),
    holder: (unit, medic) => medicHolder(field, scoped[medic]!, unit, medic),
    chooser,
    decider: (unit, medic) => medicDecider(field, scoped[medic]!, unit, medic),
    pointsText: (canceled) =>
      scoring ? sidePoints(table.options.mode, scoresOf(table), pointsDealt(table, field, blast.hits, canceled)).join() : '',
    isForPoints: (cell) => scoring && field.tiles[cell]!.isHq,
    markers: (player) => markersLeft(table, player),
  };
};

const NO_MEDICS: readonly Cell[] = [];

/** The hits that Medics have to do with. */
const openHits = ({ field, medics }: Influence, { hits, lost }: StepHits, instant: string | null): OpenHit[] => {
  const open: OpenHit[] = [];
  for (let index = 0; index < hits.length; index++) {
    const hit = hits[index]!;
    const unit = cellOf(hit.to);
    if (!medics[unit] && !field.tiles[unit]!.isMedic) continue;
    const from = ATTACKS[hit.kind].origin === 'none' || hit.index !== undefined ? -1 : cellOf(hit.from);
    open.push({
      unit,
      from,
      source: sourceOf(hit, instant),
      wounds: hit.wounds,
      savable: !lost.includes(unit) && !field.tiles[unit]!.explodesWhenHit,
      venom: field.venomous ? venomOwner(field, hit) : null,
      index,
    });
  }
  return open;
};

/** Wounds per cell; always empty between calls. */
const dealt: number[] = HEXES.map(() => 0);

/** B4 (5): what the hits that count do to units and HQs, by q and then r. */
const addUp = (
  table: Table,
  influence: Influence,
  { hits, setOff }: StepHits,
  canceled: readonly boolean[] | null,
  saves: readonly Save[],
  lost: readonly Cell[],
): StrikeResult => {
  const { field } = influence;
  for (let i = 0; i < hits.length; i++) if (!canceled?.[i]) dealt[cellOf(hits[i]!.to)]! += hits[i]!.wounds;
  const scoring = isScoreMode(table.options.mode);
  const wounds: StrikeResult['wounds'][number][] = [];
  const damage: StrikeResult['damage'][number][] = [];
  const removed: Hex[] = [];
  for (const cell of field.occupied) {
    const total = dealt[cell]!;
    const leaves = lost.length > 0 && lost.includes(cell);
    if (total === 0 && !leaves) continue;
    dealt[cell] = 0;
    const left = woundsLeft(table, influence, cell);
    if (field.tiles[cell]!.isHq) {
      if (scoring) continue;
      damage.push({ player: field.units[cell]!.owner, wounds: Math.min(total, left) });
    } else if (total > 0) wounds.push({ at: hexOf(cell), wounds: total });
    if (total >= left || leaves) removed.push(hexOf(cell));
  }
  const points = scoring ? pointsFor(table, field, hits, canceled) : NO_POINTS;
  const travels = setOff.size > 0 ? bomberTransfers(table, setOff, damage) : NO_TRAVELS;
  return { hits, saves, wounds, damage, points, removed, travels };
};

const NO_POINTS: StrikeResult['points'] = [];
const NO_TRAVELS: StrikeResult['travels'] = [];

const scoresOf = ({ players }: Table): number[] => players.map(({ score }) => score);

/** G3, G6: by seat, the wounds on enemy HQs; those on an ally's are nothing. */
const pointsDealt = (
  table: Table,
  { tiles, units, relations }: CompiledBoard,
  hits: readonly Hit[],
  canceled: readonly boolean[] | null,
): number[] => {
  const points = table.players.map(() => 0);
  hits.forEach((hit, i) => {
    const target = cellOf(hit.to);
    const shooter = hit.by ?? units[cellOf(hit.from)]!.owner;
    if (canceled?.[i] || !tiles[target]!.isHq || shooter === NOBODY) return;
    if (relations.enemies[shooter + 1]! & seatBit(units[target]!.owner)) points[shooter]! += hit.wounds;
  });
  return points;
};

/** G3, G6: those of the wounds on enemy HQs that count as points. */
const pointsFor = (table: Table, field: CompiledBoard, hits: readonly Hit[], canceled: readonly boolean[] | null): StrikeResult['points'] =>
  countPoints(table.options.mode, scoresOf(table), pointsDealt(table, field, hits, canceled)).flatMap((points, player) =>
    points > 0 ? [{ player, points }] : [],
  );
