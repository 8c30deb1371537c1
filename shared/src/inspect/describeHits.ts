import { type Hex, sameHex } from '../hex/cells.js';
import { ATTACKS } from '../model/attackKinds.js';
import { ENDLESS, type Hit, type Phase, type Save, type StrikeResult } from '../model/event.js';
import type { Table } from '../model/state.js';
import { sourceOf } from '../rules/battle/resolveHits.js';
import { influenceOf } from '../rules/influence.js';
import type { DescribedHit } from './fact.js';
import { explainHits, type HitBreakdown } from './hitBreakdown.js';

/** Returns whether a save names a hit (see `Save.source`). An instant is named by its own id, whichever hex it hits. */
const isSourceOf = (source: string, hit: Hit): boolean => ATTACKS[hit.kind].origin === 'none' || source === sourceOf(hit, null);

/** For each hit, returns the Medic that died to cancel it; of equal hits the strongest is canceled. A hit without limit continues (P5). */
const saviors = (hits: readonly Hit[], saves: readonly Save[]): (Hex | null)[] => {
  const open = hits.map((hit, index) => ({ hit, index })).sort((a, b) => b.hit.wounds - a.hit.wounds);
  const found: (Hex | null)[] = hits.map(() => null);
  for (const { unit, source, medic } of saves) {
    const at = open.findIndex(({ hit }) => hit.wounds < ENDLESS && sameHex(hit.to, unit) && isSourceOf(source, hit));
    const [taken] = at < 0 ? [] : open.splice(at, 1);
    if (taken) found[taken.index] = medic;
  }
  return found;
};

const isSameHit = (a: Hit, b: Hit): boolean =>
  a.kind === b.kind &&
  a.direction === b.direction &&
  a.arrival === b.arrival &&
  a.wounds === b.wounds &&
  sameHex(a.from, b.from) &&
  sameHex(a.to, b.to);

/**
 * Returns the hits of a step with everything that explains them, followed by the attacks that armor stopped.
 * @param before the table before the step.
 * @param phase null for an instant.
 */
export const describeHits = (before: Table, { hits, saves }: StrikeResult, phase: Phase | null): DescribedHit[] => {
  const breakdowns: readonly HitBreakdown[] = phase ? explainHits(influenceOf(before), phase) : [];
  const medics = saviors(hits, saves);
  const dealt = hits.map((hit, index): DescribedHit => {
    const breakdown = breakdowns.find((one) => isSameHit(one, hit)) ?? null;
    const medic = medics[index] ?? null;
    return { ...hit, path: pathOf(hit), armor: breakdown?.armor ?? 0, medic, saved: medic !== null, breakdown };
  });
  const stopped = breakdowns
    .filter(({ wounds }) => wounds === 0)
    .map((breakdown): DescribedHit => ({
      ...hitOf(breakdown),
      path: pathOf(breakdown),
      armor: breakdown.armor,
      medic: null,
      saved: false,
      breakdown,
    }));
  return [...dealt, ...stopped];
};

/** R1: the attacks on the warehouses of a phase, with the way they take. */
export const warehouseHits = (phase: Phase): DescribedHit[] =>
  (phase.warehouses ?? []).flatMap(({ hits }) =>
    hits.map((hit) => ({ ...hit, path: pathOf(hit), armor: 0, medic: null, saved: false, breakdown: null })),
  );

const hitOf = ({ from, direction, to, arrival, via, kind, wounds }: Hit): Hit => ({
  from,
  direction,
  to,
  arrival,
  ...(via && { via }),
  kind,
  wounds,
});

/** The hexes at which the attack behind a hit begins, turns and ends. */
const pathOf = ({ from, to, via = [], kind }: Hit): readonly Hex[] => (ATTACKS[kind].origin === 'none' ? [to] : [from, ...via, to]);
