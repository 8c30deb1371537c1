import { hexText, type Hex } from '@hexfall/shared/hex/cells';
import { ENDLESS, type Hit, type Phase, type Save, type Strike } from '@hexfall/shared/model/event';
import type { Table } from '@hexfall/shared/model/state';
import { inspectBlows, type Blow } from '@hexfall/shared/rules/battle/inspectBlows';
import { influenceOf } from '@hexfall/shared/rules/influence';
import { hitPath } from './hitPath.js';
import type { FilmHit } from './types.js';

/** How saves name a hit (see `Save.source`); instants are named by their own id, whatever hex they hit. */
const isSourceOf = (source: string, { from, direction, kind }: Hit): boolean =>
  kind === 'instant' || source === `${hexText(from)}/${kind === 'explosion' || kind === 'trap' ? 'x' : direction}`;

/** For every hit the Medic that died to cancel it: of equal ones the strongest. A hit without limit goes on all the same (P5). */
const saviors = (hits: readonly Hit[], saves: readonly Save[]): (Hex | null)[] => {
  const open = hits.map((hit, place) => ({ hit, place })).toSorted((a, b) => b.hit.wounds - a.hit.wounds);
  const found: (Hex | null)[] = hits.map(() => null);
  for (const { unit, source, medic } of saves) {
    const at = open.findIndex(({ hit }) => hit.wounds < ENDLESS && hexText(hit.to) === hexText(unit) && isSourceOf(source, hit));
    const [taken] = at < 0 ? [] : open.splice(at, 1);
    if (taken) found[taken.place] = medic;
  }
  return found;
};

const isSameHit = (a: Hit, b: Hit): boolean =>
  a.kind === b.kind &&
  a.direction === b.direction &&
  a.arrival === b.arrival &&
  a.wounds === b.wounds &&
  hexText(a.from) === hexText(b.from) &&
  hexText(a.to) === hexText(b.to);

/**
 * The hits of a step with all there is to show of them, and after them the attacks that armor has stopped whole.
 * @param before the table before the step.
 * @param phase null for an instant.
 */
export const filmHits = (before: Table, { hits, saves }: Strike, phase: Phase | null): FilmHit[] => {
  const blows: readonly Blow[] = phase ? inspectBlows(influenceOf(before), phase) : [];
  const medics = saviors(hits, saves);
  const dealt = hits.map((hit, place): FilmHit => {
    const blow = blows.find((one) => isSameHit(one, hit)) ?? null;
    const medic = medics[place] ?? null;
    return { ...hit, path: hitPath(before, hit), armor: blow?.armor ?? 0, medic, saved: medic !== null, blow };
  });
  const stopped = blows
    .filter(({ wounds }) => wounds === 0)
    .map((blow): FilmHit => ({ ...hitOf(blow), path: hitPath(before, blow), armor: blow.armor, medic: null, saved: false, blow }));
  return [...dealt, ...stopped];
};

const hitOf = ({ from, direction, to, arrival, kind, wounds }: Hit): Hit => ({ from, direction, to, arrival, kind, wounds });
