import { type Cell, cellOf, type Hex, hexOf, sameHex } from '@hexfall/shared/hex/cells';
import { type Hit, type Phase, VENOM_STEP, type WarehouseHit } from '@hexfall/shared/model/event';
import type { Seat } from '@hexfall/shared/model/seat';
import type { Table } from '@hexfall/shared/model/state';
import type { Prize, Warehouse } from '@hexfall/shared/model/terrain';
import { attackHits } from './attacks.js';
import { choicesOf } from './choices.js';
import type { Question } from './deciders.js';
import { pointsFor, winnersAfter } from './ending.js';
import { explosionHits, hitsOn, withReactions } from './explosions.js';
import { depotsOf, type Field, fieldOf, isScoreMode, type Piece, piecesOn } from './field.js';
import { heirOf, travelsOn } from './flights.js';
import { type Influence, influenceOn } from './influence.js';
import { dropMissed, highestValue, spendActions } from './initiative.js';
import { rescue } from './rescue.js';
import { unownedHits, warehouseHits } from './terrain.js';
import { markersLeft, markersOf, venomHits } from './venom.js';

/** A phase in which something happened. */
export type ModelPhase = Pick<
  Phase,
  'initiative' | 'acts' | 'hits' | 'saves' | 'wounds' | 'damage' | 'points' | 'removed' | 'travels' | 'poisoned' | 'warehouses'
>;

/** A battle from beginning to end, and what it leaves behind. */
export interface ModelBattle {
  readonly phases: readonly ModelPhase[];
  /** G1: who is out, with the units that leave the board after the battle. */
  readonly left: readonly { readonly player: Seat; readonly units: readonly Hex[] }[];
  readonly toughness: readonly number[];
  readonly scores: readonly number[];
  /** R2: the prizes won, in order. */
  readonly won: readonly { readonly player: Seat; readonly prizes: readonly Prize[] }[];
  /** The units that stand at the end, with the wounds they can still lose. */
  readonly field: Field;
  /** No winners: a draw; null: the match goes on. */
  readonly winners: readonly Seat[] | null;
}

/** How a battle stands between two phases. */
interface Standing {
  readonly influence: Influence;
  readonly toughness: readonly number[];
  readonly scores: readonly number[];
  /** R2 */
  readonly won: ModelBattle['won'];
}

/** B4 (2), (3): who acts, and with what. */
interface Attacks {
  readonly initiative: number;
  readonly acts: readonly Piece[];
  readonly hits: readonly Hit[];
  readonly exploding: readonly Piece[];
  readonly warehouses: readonly WarehouseHit[];
}

function* attacksIn({ influence }: Standing, initiative: number, starter: Seat): Generator<Question, Attacks, string> {
  const due = piecesOn(influence.field).filter((piece) => spendActions(influence, piece, initiative));
  const acts = due.filter(({ cell }) => !influence.netted.has(cell));
  const choices = yield* choicesOf(influence, acts, starter);
  const keysOf = ({ cell }: Piece): readonly string[] => choices.get(cell) ?? [];
  const exploding = acts.filter((piece) => keysOf(piece).includes('explode'));
  const all = acts.flatMap((piece) =>
    exploding.includes(piece) ? explosionHits(influence.field, piece) : attackHits(influence, piece, keysOf(piece)),
  );
  const isOnDepot = ({ to }: Hit): boolean => influence.field.depots.has(cellOf(to));
  const warehouses = warehouseHits(influence.field, all.filter(isOnDepot));
  const hits = [...all.filter((hit) => !isOnDepot(hit)), ...unownedHits(influence, initiative)];
  return { initiative, acts, hits, exploding, warehouses };
}

/** B4 (4)–(6): what attacks, or venom (P17), do. Changes the pieces; gives what happened. */
function* settleStep(table: Table, now: Standing, attacks: Attacks, starter: Seat): Generator<Question, ModelPhase, string> {
  const { influence, toughness, scores } = now;
  const { field } = influence;
  const { hits, setOff } = withReactions(influence, attacks.hits);
  const lost = new Set<Cell>([...setOff, ...attacks.exploding.map(({ cell }) => cell)]);
  const { settled, saves } = yield* rescue({
    influence,
    hits,
    lost,
    starter,
    scores: isScoreMode(table) ? scores : [],
    markers: table.players.map((_, seat) => markersLeft(table, field, seat)),
  });
  const points = isScoreMode(table) ? pointsFor(field, settled, scores) : [];
  const spent = new Set(saves.map(({ medic }) => cellOf(medic)));
  const wounds: { at: Hex; wounds: number }[] = [];
  const damage: { player: Seat; wounds: number }[] = [];
  for (const piece of piecesOn(field)) {
    const count = hitsOn(settled, piece).reduce((total, hit) => total + hit.wounds, 0);
    if (count === 0) continue;
    if (piece.spec.kind !== 'hq') wounds.push({ at: hexOf(piece.cell), wounds: count });
    else if (!isScoreMode(table)) damage.push({ player: piece.owner, wounds: Math.min(count, piece.left) });
    piece.left -= count;
  }
  const isBroken = (piece: Piece): boolean => influence.isFragile(piece) && hitsOn(settled, piece).length > 0; // L12
  const leaving = piecesOn(field).filter(
    (piece) => influence.leftOf(piece) <= 0 || isBroken(piece) || spent.has(piece.cell) || lost.has(piece.cell),
  );
  const toughnessLeft = toughness.map((value, seat) => value - (damage.find(({ player }) => player === seat)?.wounds ?? 0));
  const travels = leaving
    .filter(travelsOn)
    .map((bomber) => ({ at: hexOf(bomber.cell), to: heirOf(table, field, hits, bomber, toughnessLeft, starter) }));
  const markers = yield* markersOf(table, field, settled, (cell) => !leaving.some((piece) => piece.cell === cell), starter);
  for (const { seat, cell } of markers) field.pieces.get(cell)!.venom.push(seat);
  const fallen = fallenAfter(without(field, (_, piece) => leaving.includes(piece)));
  return {
    initiative: attacks.initiative,
    acts: attacks.acts.map(({ cell }) => hexOf(cell)),
    hits,
    saves,
    wounds,
    damage,
    points,
    removed: [...leaving, ...fallen].map(({ cell }) => hexOf(cell)),
    travels,
    poisoned: markers.map(({ seat, cell }) => ({ at: hexOf(cell), by: seat })),
    warehouses: attacks.warehouses,
  };
}

/** T6, P10 (b): the units that fall as the board settles. */
const fallenAfter = (field: Field): Piece[] => {
  const { leftOf } = influenceOn(field);
  const next = piecesOn(field).filter((piece) => leftOf(piece) <= 0);
  return next.length === 0 ? [] : [...next, ...fallenAfter(without(field, (_, piece) => next.includes(piece)))];
};

const without = (field: Field, gone: (cell: Cell, piece: Piece) => boolean): Field => ({
  ...field,
  pieces: new Map([...field.pieces].filter(([cell, piece]) => !gone(cell, piece))),
});

/** R1, R2: the warehouses that still hold prizes after some have been wounded. */
const warehousesAfter = (warehouses: readonly Warehouse[], hits: readonly WarehouseHit[]): Warehouse[] =>
  warehouses.flatMap((warehouse) => {
    const hit = hits.find(({ at }) => sameHex(at, warehouse.at));
    if (!hit) return [warehouse];
    return hit.to === undefined ? [{ ...warehouse, wounds: hit.wounds }] : [];
  });

const after = (
  { influence, toughness, scores, won }: Standing,
  { damage, points, removed, warehouses: hit = [] }: ModelPhase,
): Standing => {
  const gone = removed.map(cellOf);
  const before = influence.field.warehouses;
  const warehouses = warehousesAfter(before, hit);
  const opened = hit.flatMap(({ at, to }) => {
    const { markers = [] } = before.find((warehouse) => sameHex(warehouse.at, at)) ?? {};
    return typeof to === 'number' ? [{ player: to, prizes: markers }] : [];
  });
  const field = without(influence.field, (cell) => gone.includes(cell));
  return {
    influence: influenceOn({ ...field, warehouses, depots: depotsOf(warehouses) }),
    won: [...won, ...opened],
    toughness: toughness.map((value, seat) => value - (damage.find(({ player }) => player === seat)?.wounds ?? 0)),
    scores: scores.map((value, seat) => value + (points.find(({ player }) => player === seat)?.points ?? 0)),
  };
};

/** B3: a battle from the highest phase to the last; yields the questions. */
export function* modelBattle(table: Table, starter: Seat): Generator<Question, ModelBattle, string> {
  const phases: ModelPhase[] = [];
  let now: Standing = {
    influence: influenceOn(fieldOf(table)),
    toughness: table.players.map(({ hq }) => hq),
    scores: table.players.map(({ score }) => score),
    won: [],
  };
  const venom = venomHits(now.influence.field);
  if (venom.length > 0) {
    const step = yield* settleStep(table, now, { initiative: VENOM_STEP, acts: [], hits: venom, exploding: [], warehouses: [] }, starter);
    now = after(now, step);
    phases.push(step);
  }
  const highestOfTurrets = Math.max(0, ...table.turrets.flatMap(({ initiative }) => initiative));
  for (let initiative = Math.max(highestValue(now.influence), highestOfTurrets); initiative >= 0; initiative--) {
    const phase = yield* settleStep(table, now, yield* attacksIn(now, initiative, starter), starter);
    now = after(now, phase);
    dropMissed(now.influence, initiative);
    if (phase.acts.length > 0 || phase.hits.length > 0) phases.push(phase);
  }
  const { influence, toughness, scores, won } = now;
  const out = table.players.flatMap(({ out }, seat) =>
    table.options.mode === 'deathmatch' && !out && toughness[seat]! <= 0 ? [seat] : [],
  );
  const left = out.map((player) => ({
    player,
    units: piecesOn(influence.field).flatMap(({ cell, owner }) => (owner === player ? [hexOf(cell)] : [])),
  }));
  const staying = without(influence.field, (_, { owner }) => out.includes(owner));
  const field = { ...staying, foundations: staying.foundations.filter(({ owner }) => !out.includes(owner)) };
  return { phases, left, toughness, scores, won, field, winners: winnersAfter(table, toughness, scores) };
}
