import type { ArmyId } from '../model/tile.js';

/**
 * The score of the row's army against the column's in duels of two `veteran` players, in percent: 200 duels per pair, half of them in
 * either order of turns (docs/balance.md). Against itself an army scores half.
 */
const SCORES: { readonly [A in ArmyId]?: { readonly [B in ArmyId]?: number } } = {
  borgo: { borgo: 50, moloch: 59.25, outpost: 68.25, hegemony: 71, doomsday: 56.25, 'new-york': 79.5, neojungle: 81 },
  moloch: { borgo: 40.75, moloch: 50, outpost: 48.75, hegemony: 55.25, doomsday: 48, 'new-york': 55.5, neojungle: 71.5 },
  outpost: { borgo: 31.75, moloch: 51.25, outpost: 50, hegemony: 55, doomsday: 23.25, 'new-york': 57.75, neojungle: 58.25 },
  hegemony: { borgo: 29, moloch: 44.75, outpost: 45, hegemony: 50, doomsday: 31.25, 'new-york': 55.75, neojungle: 62.75 },
  doomsday: { borgo: 43.75, moloch: 52, outpost: 76.75, hegemony: 68.75, doomsday: 50, 'new-york': 75, neojungle: 80.5 },
  'new-york': { borgo: 20.5, moloch: 44.5, outpost: 42.25, hegemony: 44.25, doomsday: 25, 'new-york': 50, neojungle: 56.75 },
  neojungle: { borgo: 19, moloch: 28.5, outpost: 41.75, hegemony: 37.25, doomsday: 19.5, 'new-york': 43.25, neojungle: 50 },
};

const EVEN = 50;

/** Returns the expected score of an army against another one, from 0 to 1; a half if it was not measured. */
export const armyScore = (army: ArmyId, against: ArmyId): number => (SCORES[army]?.[against] ?? EVEN) / 100;
