import type { ArmyId } from '@hexfall/shared/model/tile';
import { ARMY_IDS } from '@hexfall/shared/model/tile';

/** here: somebody at this device · computer · open: whoever gets the link */
export const PLACE_KINDS = ['here', 'computer', 'open'] as const;
export type PlaceKind = (typeof PLACE_KINDS)[number];

/** One seat of a table that is set up at one device. */
export interface Place {
  readonly kind: PlaceKind;
  readonly name: string;
  readonly army: ArmyId;
}

/** Everybody here, each with another army, by the names remembered; the first seat with the army chosen already. */
export const firstCrew = (seats: number, army: ArmyId, names: readonly string[]): readonly Place[] => {
  const armies = [army, ...ARMY_IDS.filter((other) => other !== army)];
  return Array.from({ length: seats }, (_, seat) => ({
    kind: 'here',
    name: names[seat] ?? '',
    army: armies[seat % armies.length] ?? army,
  }));
};

/** The crew with another army on a seat; where armies differ (S2), whoever had it gets the other one for it. */
export const withArmy = (crew: readonly Place[], seat: number, army: ArmyId, sameArmy: boolean): readonly Place[] => {
  const before = crew[seat]?.army ?? army;
  return crew.map((place, other) => {
    if (other === seat) return { ...place, army };
    return !sameArmy && place.army === army ? { ...place, army: before } : place;
  });
};

/** The crew with one place changed. */
export const withPlace = (crew: readonly Place[], seat: number, change: Partial<Place>): readonly Place[] =>
  crew.map((place, other) => (other === seat ? { ...place, ...change } : place));

/** Whether everybody who plays here has a name. */
export const isNamed = (crew: readonly Place[]): boolean => crew.every(({ kind, name }) => kind !== 'here' || name.trim() !== '');
