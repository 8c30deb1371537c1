import { unitOf } from '@hexfall/shared/content/catalog';
import { type Cell, cellOf, type Hex, hexText } from '@hexfall/shared/hex/cells';
import type { Decision } from '@hexfall/shared/model/decision';
import type { GameEvent, Hit } from '@hexfall/shared/model/event';
import type { Seat } from '@hexfall/shared/model/seat';
import type { Table } from '@hexfall/shared/model/state';
import { fightBattle } from '@hexfall/shared/rules/battle/fightBattle';
import { type ModelBattle, modelBattle, type ModelPhase } from '../model/battle.js';

const hitText = ({ from, direction, to, arrival, kind, wounds, by, index }: Hit): string =>
  `${hexText(from)}/${direction}>${hexText(to)}/${arrival} ${kind} ${wounds} of ${by ?? 'its owner'}, ${index ?? 'a unit'}`;

const placed = <T extends { readonly at: Hex }>(list: readonly T[], text: (one: T) => string): string[] =>
  list.map((one) => `${hexText(one.at)} ${text(one)}`).sort();

/** What happened in a phase, without the order of what happens at once. */
const phaseFacts = ({
  initiative,
  acts,
  hits,
  saves,
  wounds,
  damage,
  points,
  removed,
  travels,
  poisoned = [],
  warehouses = [],
}: ModelPhase): unknown => ({
  initiative,
  acts: acts.map(hexText).sort(),
  hits: hits.map(hitText).sort(),
  saves: saves.map(({ medic, unit, source }) => `${hexText(medic)} saves ${hexText(unit)} from ${source}`).sort(),
  wounds: placed(wounds, (one) => `-${one.wounds}`),
  damage: damage.toSorted((a, b) => a.player - b.player),
  points: points.toSorted((a, b) => a.player - b.player),
  removed: removed.map(hexText).sort(),
  travels: placed(travels, ({ to }) => `to ${to}`),
  poisoned: placed(poisoned, ({ by }) => `by ${by}`),
  warehouses: placed(warehouses, ({ wounds, to = 'nobody yet', hits: some }) => `${wounds} to ${to} by ${some.map(hitText).sort().join()}`),
});

/** What a battle of the engine is. */
const engineFacts = (table: Table, events: readonly GameEvent[]): unknown => ({
  phases: events.flatMap((event) => (event.type === 'phase-fought' ? [phaseFacts(event)] : [])),
  left: events.flatMap((event) => (event.type === 'left' ? [{ player: event.player, units: event.units.map(hexText).sort() }] : [])),
  hq: table.players.map(({ hq }) => hq),
  scores: table.players.map(({ score }) => score),
  board: table.board.flatMap((unit, cell) =>
    unit ? [[cell, unit.owner, unit.tile, unit.rot, unit.wounds, unit.venom ?? [], unit.prizes ?? []]] : [],
  ),
  foundations: table.foundations,
  warehouses: table.warehouses,
  prizes: table.players.map(({ prizes }) => prizes.toSorted()),
  discards: table.players.map(({ discard }) => discard.toSorted()),
  piles: table.players.map(({ pile, onTop }) => [pile, ...onTop]),
  winners: table.outcome?.winners ?? null,
});

const modelFacts = (before: Table, { phases, left, toughness, scores, won, field, winners }: ModelBattle): unknown => {
  const unitAt = (hex: Hex) => before.board[cellOf(hex)]!;
  const gone = [
    ...[...phases.flatMap(({ removed }) => removed), ...left.flatMap(({ units }) => units)].map(unitAt),
    ...before.foundations.filter((lying) => !field.foundations.includes(lying)),
  ];
  const wandered = phases.flatMap(({ travels }) => travels);
  const board = [...field.pieces].map(([cell, { owner, tile, rot, left: open, spec, venom, prizes }]): [Cell, ...unknown[]] => {
    const wounds = spec.kind === 'hq' ? 0 : unitOf(tile).toughness - open;
    return [cell, owner, tile, rot, wounds, [...venom].sort(), prizes];
  });
  return {
    phases: phases.map(phaseFacts),
    left: left.map(({ player, units }) => ({ player, units: units.map(hexText).sort() })),
    hq: toughness,
    scores,
    board: board.sort(([a], [b]) => a - b),
    foundations: field.foundations,
    warehouses: field.warehouses,
    prizes: before.players.map(({ prizes }, seat) =>
      [...prizes, ...won.flatMap((prize) => (prize.player === seat ? prize.prizes : []))].sort(),
    ),
    discards: before.players.map(({ discard }, seat) =>
      [...discard, ...gone.flatMap(({ owner, tile }) => (owner === seat && !tile.startsWith('bomber/') ? [tile] : []))].sort(),
    ),
    piles: before.players.map(({ pile, onTop }, seat) => {
      const bombers = wandered.filter(({ to }) => to === seat).map(() => 'bomber/bomber');
      return [pile + bombers.length, ...bombers, ...onTop];
    }),
    winners,
  };
};

/** Chooses a key; gets the number of the question in the battle. */
export type Choose = (keys: readonly string[], index: number) => string;

/**
 * Fights a battle by the engine and by the model at once, with the same answers, and compares every question and all that happens.
 * Gives how many keys each question had.
 */
export const fightBoth = (table: Table, starter: Seat, choose: Choose): number[] => {
  const model = modelBattle(table, starter);
  let open = model.next();
  const counts: number[] = [];
  const shown = ({ player, kind, keys, about }: Decision): unknown => ({
    player,
    kind,
    keys,
    about: ['explode', 'convert', 'target', 'rocket'].includes(kind) ? cellOf(about) : null,
  });
  const fought = fightBattle(table, starter, (decision, index) => {
    expect(shown(decision)).toEqual(open.value);
    const key = choose(decision.keys, index);
    counts.push(decision.keys.length);
    open = model.next(key);
    return key;
  });
  if (!open.done) throw new Error(`only the model asks ${JSON.stringify(open.value)}`);
  expect(engineFacts(fought.table, fought.events)).toEqual(modelFacts(table, open.value));
  return counts;
};
