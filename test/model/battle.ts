import { cellOf, hexOf, type Cell, type Hex } from '@hexfall/shared/hex/cells';
import { VENOM_STEP, type Hit, type Phase } from '@hexfall/shared/model/event';
import type { Seat, Table } from '@hexfall/shared/model/state';
import { attackHits } from './attacks.js';
import { choicesOf } from './choices.js';
import { winnersAfter } from './ending.js';
import { explosionHits, hitsOn, withReactions } from './explosions.js';
import { fieldOf, isScoreMode, piecesOn, type Field, type Piece } from './field.js';
import { influenceOn, type Influence } from './influence.js';
import { dropMissed, highestValue, spendActions } from './initiative.js';
import { pointsFor } from './points.js';
import type { Question } from './question.js';
import { rescue } from './rescue.js';
import { heirOf, travelsOn } from './travels.js';
import { markersOf, venomHits } from './venom.js';

/** A phase in which something happened. */
export type ModelPhase = Pick<
  Phase,
  'initiative' | 'acts' | 'hits' | 'saves' | 'wounds' | 'damage' | 'points' | 'removed' | 'travels' | 'poisoned'
>;

/** A battle from beginning to end, and what it leaves behind. */
export interface ModelBattle {
  readonly phases: readonly ModelPhase[];
  /** G1: who is out, with the units that leave the board after the battle. */
  readonly left: readonly { readonly player: Seat; readonly units: readonly Hex[] }[];
  readonly toughness: readonly number[];
  readonly scores: readonly number[];
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
}

/** B4 (2), (3): who acts, and with what. */
interface Attacks {
  readonly initiative: number;
  readonly acts: readonly Piece[];
  readonly hits: readonly Hit[];
  readonly exploding: readonly Piece[];
}

function* attacksIn({ influence }: Standing, initiative: number, starter: Seat): Generator<Question, Attacks, string> {
  const due = piecesOn(influence.field).filter((piece) => spendActions(influence, piece, initiative));
  const acts = due.filter(({ cell }) => !influence.netted.has(cell));
  const choices = yield* choicesOf(influence, acts, starter);
  const keysOf = ({ cell }: Piece): readonly string[] => choices.get(cell) ?? [];
  const exploding = acts.filter((piece) => keysOf(piece).includes('explode'));
  const hits = acts.flatMap((piece) =>
    exploding.includes(piece) ? explosionHits(influence.field, piece) : attackHits(influence, piece, keysOf(piece)),
  );
  return { initiative, acts, hits, exploding };
}

/** B4 (4)–(6): what attacks, or venom (P17), do. Changes the pieces; gives what happened. */
function* settleStep(table: Table, now: Standing, attacks: Attacks, starter: Seat): Generator<Question, ModelPhase, string> {
  const { influence, toughness, scores } = now;
  const { field } = influence;
  const { hits, setOff } = withReactions(influence, attacks.hits);
  const lost = new Set<Cell>([...setOff, ...attacks.exploding.map(({ cell }) => cell)]);
  const { settled, saves } = yield* rescue({ influence, hits, lost, starter, scores: isScoreMode(table) ? scores : [] });
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
  const leaving = piecesOn(field).filter((piece) => influence.leftOf(piece) <= 0 || spent.has(piece.cell) || lost.has(piece.cell));
  const toughnessLeft = toughness.map((value, seat) => value - (damage.find(({ player }) => player === seat)?.wounds ?? 0));
  const travels = leaving
    .filter(travelsOn)
    .map((bomber) => ({ at: hexOf(bomber.cell), to: heirOf(table, field, hits, bomber, toughnessLeft) }));
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

const after = ({ influence, toughness, scores }: Standing, { damage, points, removed }: ModelPhase): Standing => {
  const gone = removed.map(cellOf);
  return {
    influence: influenceOn(without(influence.field, (cell) => gone.includes(cell))),
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
  };
  const venom = venomHits(now.influence.field);
  if (venom.length > 0) {
    const step = yield* settleStep(table, now, { initiative: VENOM_STEP, acts: [], hits: venom, exploding: [] }, starter);
    now = after(now, step);
    phases.push(step);
  }
  for (let initiative = highestValue(now.influence); initiative >= 0; initiative--) {
    const phase = yield* settleStep(table, now, yield* attacksIn(now, initiative, starter), starter);
    now = after(now, phase);
    dropMissed(now.influence, initiative);
    if (phase.acts.length > 0) phases.push(phase);
  }
  const { influence, toughness, scores } = now;
  const out = table.players.flatMap(({ out }, seat) =>
    table.options.mode === 'deathmatch' && !out && toughness[seat]! <= 0 ? [seat] : [],
  );
  const left = out.map((player) => ({
    player,
    units: piecesOn(influence.field).flatMap(({ cell, owner }) => (owner === player ? [hexOf(cell)] : [])),
  }));
  const staying = without(influence.field, (_, { owner }) => out.includes(owner));
  const field = { ...staying, foundations: staying.foundations.filter(({ owner }) => !out.includes(owner)) };
  return { phases, left, toughness, scores, field, winners: winnersAfter(table, toughness, scores) };
}
