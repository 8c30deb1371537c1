import { unitOf } from '../content/catalog.js';
import { cellOf, type Hex, includesHex, sameHex } from '../hex/cells.js';
import type { EventOf, Phase, StrikeResult } from '../model/event.js';
import type { Table } from '../model/state.js';
import { influenceOf } from '../rules/influence.js';
import { toughnessLeft } from '../rules/toughness.js';
import { type DescribedStep, type Fact, type FactOf, hqHex, isByUnit, unitRef } from './fact.js';
import { inspectUnits } from './units.js';

/**
 * Returns the netted units whose action came up since the previous phase (I3). A battle skips phases in which no unit acts, so the action
 * may have belonged to a higher phase than this one.
 */
export const lostActions = (before: Table, phase: Phase): Hex[] => {
  const { finished = null, spent = [] } = before.battle ?? {};
  const highest = finished === null ? Infinity : finished - 1;
  return inspectUnits(before)
    .filter(({ at, netted }) => netted && phase.spent[cellOf(at)] !== spent[cellOf(at)])
    .filter(({ initiative }) => initiative.some((value) => value >= phase.initiative && value <= highest))
    .map(({ at }) => at);
};

/** The units that act in a phase, and those that lose an action to a net. */
const actFacts = (before: Table, phase: Phase): Fact[] => [
  ...phase.acts.map((at): Fact => {
    const choice = phase.choices.find((made) => sameHex(made.at, at));
    return { kind: 'acts', unit: unitRef(before, at), choice: choice?.key ?? null };
  }),
  ...lostActions(before, phase).map((at): Fact => ({ kind: 'lost-action', unit: unitRef(before, at) })),
];

const hitFacts = ({ before, hits }: DescribedStep): Fact[] =>
  hits.map((hit) => ({
    kind: 'hit',
    attacker: isByUnit(hit) ? unitRef(before, hit.from) : null,
    target: unitRef(before, hit.to),
    how: hit.kind,
    wounds: hit.wounds,
    armor: hit.armor,
    saved: hit.saved,
  }));

const saveFacts = ({ before, strike }: DescribedStep): Fact[] =>
  strike.saves.map(({ medic, unit }) => ({ kind: 'save', medic: unitRef(before, medic), unit: unitRef(before, unit) }));

/** Whether a unit leaves because it has exploded, by choice or by being hit (U6, P2, P5). */
export const exploded = ({ strike, phase }: Pick<DescribedStep, 'strike' | 'phase'>, at: Hex): boolean =>
  (phase?.choices ?? []).some((choice) => choice.key === 'explode' && sameHex(choice.at, at)) ||
  strike.hits.some(({ kind, from }) => (kind === 'trap' || kind === 'explosion') && sameHex(from, at));

const destroyedBy = (step: DescribedStep, at: Hex): FactOf<'destroyed'>['by'] => {
  if (step.strike.saves.some(({ medic }) => sameHex(medic, at))) return 'saving';
  return exploded(step, at) ? 'exploding' : 'wounds';
};

const isRemoved = ({ removed }: StrikeResult, at: Hex): boolean => includesHex(removed, at);

/** Wounds, damage to HQs, points, and units that leave. */
const lossFacts = (step: DescribedStep, after: Table): Fact[] => {
  const { before, strike } = step;
  const influence = influenceOf(after);
  const toughnessAt = (at: Hex): number => (after.board[cellOf(at)] ? toughnessLeft(after, influence, cellOf(at)) : 0);
  return [
    ...strike.wounds
      .filter(({ at }) => !isRemoved(strike, at))
      .map(({ at, wounds }): Fact => ({ kind: 'wounded', unit: unitRef(before, at), wounds, left: toughnessAt(at) })),
    ...strike.damage.map(({ player, wounds }): Fact => ({
      kind: 'hq-damaged',
      player,
      at: hqHex(before, player),
      wounds,
      left: after.players[player]?.hq ?? 0,
    })),
    ...strike.points.map(({ player, points }): Fact => ({ kind: 'scored', player, points, total: after.players[player]?.score ?? 0 })),
    ...strike.removed.map((at): Fact => {
      const unit = unitRef(before, at);
      return unitOf(unit.tile).isHq
        ? { kind: 'hq-destroyed', player: unit.owner, at }
        : { kind: 'destroyed', unit, by: destroyedBy(step, at) };
    }),
  ];
};

const poisonFacts = ({ before, phase }: DescribedStep): Fact[] =>
  (phase?.poisoned ?? []).map(({ at }) => ({ kind: 'poisoned', unit: unitRef(before, at) }));

/** R1 */
const warehouseFacts = ({ before, phase }: DescribedStep): Fact[] =>
  (phase?.warehouses ?? []).map(({ at, hits, wounds }): Fact => {
    const opens = before.warehouses.find((warehouse) => sameHex(warehouse.at, at))?.opens ?? wounds;
    return { kind: 'warehouse-wounded', at, wounds: hits.reduce((sum, hit) => sum + hit.wounds, 0), left: Math.max(0, opens - wounds) };
  });

/** What happens in a phase or by an instant: actions, hits, saves and losses, in this order. */
export const stepFacts = (step: DescribedStep, after: Table): Fact[] => [
  ...(step.phase ? actFacts(step.before, step.phase) : []),
  ...hitFacts(step),
  ...saveFacts(step),
  ...lossFacts(step, after),
  ...warehouseFacts(step),
  ...poisonFacts(step),
];

/** A player who is out of the match, with the units that leave the board (E5, G1). */
export const departureFact = (before: Table, event: EventOf<'hq-fell' | 'left'>): Fact =>
  event.type === 'hq-fell'
    ? { kind: 'hq-destroyed', player: event.player, at: event.at }
    : { kind: 'left', player: event.player, units: event.units.map((at) => unitRef(before, at)) };
