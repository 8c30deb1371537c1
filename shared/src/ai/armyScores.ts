import type { ArmyId } from '../model/tile.js';

/**
 * What the army of the row scores against the army of the column in duels of two `veteran` players, in percent: 200 duels per pair, half of
 * them in either order of turns (docs/balance.md). Against itself an army scores half.
 */
const SCORES: { readonly [A in ArmyId]?: { readonly [B in ArmyId]?: number } } = {
  borgo: { borgo: 50, moloch: 66.25, outpost: 70.25, hegemony: 72.75, doomsday: 48.75, 'new-york': 73.5, neojungle: 83.75 },
  moloch: { borgo: 33.75, moloch: 50, outpost: 52.25, hegemony: 55.25, doomsday: 37, 'new-york': 54.75, neojungle: 62 },
  outpost: { borgo: 29.75, moloch: 47.75, outpost: 50, hegemony: 60.25, doomsday: 21.5, 'new-york': 50.75, neojungle: 55.5 },
  hegemony: { borgo: 27.25, moloch: 44.75, outpost: 39.75, hegemony: 50, doomsday: 18.75, 'new-york': 49.75, neojungle: 52.25 },
  doomsday: { borgo: 51.25, moloch: 63, outpost: 78.5, hegemony: 81.25, doomsday: 50, 'new-york': 78.25, neojungle: 80.25 },
  'new-york': { borgo: 26.5, moloch: 45.25, outpost: 49.25, hegemony: 50.25, doomsday: 21.75, 'new-york': 50, neojungle: 55 },
  neojungle: { borgo: 16.25, moloch: 38, outpost: 44.5, hegemony: 47.75, doomsday: 19.75, 'new-york': 45, neojungle: 50 },
};

const EVEN = 50;

/** What an army can be expected to score against another one, from 0 to 1; a half where that is not measured. */
export const armyScore = (army: ArmyId, against: ArmyId): number => (SCORES[army]?.[against] ?? EVEN) / 100;
