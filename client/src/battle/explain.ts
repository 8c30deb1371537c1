import { unitOf } from '@hexfall/shared/content/catalog';
import { cellOf, hexText, type Hex } from '@hexfall/shared/hex/cells';
import type { EventOf, Phase, Save, Strike } from '@hexfall/shared/model/event';
import type { Table } from '@hexfall/shared/model/state';
import { inspectUnits } from '@hexfall/shared/rules/inspect';
import type { Fact, FilmHit, UnitRef } from './types.js';

/** The unit on a hex, to be named; throws if there is none. */
export const unitAt = (table: Table, at: Hex): UnitRef => {
  const unit = table.board[cellOf(at)];
  if (!unit) throw new Error(`no unit at ${hexText(at)}`);
  return { at, tile: unit.tile, owner: unit.owner };
};

const same = ([q, r]: Hex, [p, s]: Hex): boolean => q === p && r === s;

/**
 * The netted units whose action has come up since the phase before (I3). Phases in which nobody acts are left out of a
 * battle, so that it may have been a higher one than this.
 */
export const lostActions = (before: Table, phase: Phase): Hex[] => {
  const { finished = null, spent = [] } = before.battle ?? {};
  const highest = finished === null ? Infinity : finished - 1;
  return inspectUnits(before)
    .filter(({ at, netted }) => netted && phase.spent[cellOf(at)] !== spent[cellOf(at)])
    .filter(({ initiative }) => initiative.some((value) => value >= phase.initiative && value <= highest))
    .map(({ at }) => at);
};

/** Who has an action in a phase, and who loses one in a net. `before` is the table before the phase. */
export const explainActs = (before: Table, phase: Phase): Fact[] => {
  return [
    ...phase.acts.map((at): Fact => {
      const choice = phase.choices.find((made) => same(made.at, at));
      return { kind: 'acts', unit: unitAt(before, at), choice: choice?.key ?? null };
    }),
    ...lostActions(before, phase).map((at): Fact => ({ kind: 'lost-action', unit: unitAt(before, at) })),
  ];
};

/** Who hits whom for how much. */
export const explainHits = (before: Table, hits: readonly FilmHit[]): Fact[] =>
  hits.map(({ from, to, kind, wounds, armor, saved }) => ({
    kind: 'hit',
    attacker: kind === 'instant' ? null : unitAt(before, from),
    target: unitAt(before, to),
    how: kind,
    wounds,
    armor,
    saved,
  }));

export const explainSaves = (before: Table, saves: readonly Save[]): Fact[] =>
  saves.map(({ medic, unit }) => ({ kind: 'save', medic: unitAt(before, medic), unit: unitAt(before, unit) }));

/** Whether a unit leaves because it has exploded, by choice or by being hit (U6, P2, P5). */
export const exploded = (strike: Strike, choices: Phase['choices'], at: Hex): boolean =>
  choices.some((choice) => choice.key === 'explode' && same(choice.at, at)) ||
  strike.hits.some(({ kind, from }) => (kind === 'trap' || kind === 'explosion') && same(from, at));

const causeOf = (strike: Strike, choices: Phase['choices'], at: Hex): Extract<Fact, { kind: 'destroyed' }>['by'] => {
  if (strike.saves.some(({ medic }) => same(medic, at))) return 'saving';
  return exploded(strike, choices, at) ? 'exploding' : 'wounds';
};

/** What is left after a step: wounds, damage to HQs, points, units that leave. `after` is the table after the step. */
export const explainLosses = (before: Table, after: Table, strike: Strike, choices: Phase['choices']): Fact[] => {
  const stays = (at: Hex): boolean => !strike.removed.some((removed) => same(removed, at));
  const toughnessAt = (at: Hex): number => {
    const unit = after.board[cellOf(at)];
    return unit ? unitOf(unit.tile).toughness - unit.wounds : 0;
  };
  return [
    ...strike.wounds
      .filter(({ at }) => stays(at))
      .map(({ at, wounds }): Fact => ({ kind: 'wounded', unit: unitAt(before, at), wounds, left: toughnessAt(at) })),
    ...strike.damage.map(({ player, wounds }): Fact => ({ kind: 'hq-damaged', player, wounds, left: after.players[player]?.hq ?? 0 })),
    ...strike.points.map(({ player, points }): Fact => ({ kind: 'scored', player, points, total: after.players[player]?.score ?? 0 })),
    ...strike.removed.map((at): Fact => {
      const unit = unitAt(before, at);
      return unitOf(unit.tile).isHq
        ? { kind: 'hq-destroyed', player: unit.owner }
        : { kind: 'destroyed', unit, by: causeOf(strike, choices, at) };
    }),
  ];
};

/** Who is out of the match, with all that leaves the board (E5, G1). `before` is the table before the event. */
export const explainDeparture = (before: Table, event: EventOf<'hq-fell' | 'left'>): Fact =>
  event.type === 'hq-fell'
    ? { kind: 'hq-destroyed', player: event.player }
    : { kind: 'left', player: event.player, units: event.units.map((at) => unitAt(before, at)) };
