import { mercenaries } from '../content/mercenaries.js';
import type { ArmyId } from '../model/tile.js';
import type { MatchSetup } from '../rules/createMatch.js';

/** A match without the order of its draw piles. */
export type MatchPlan = Omit<MatchSetup, 'seed'>;

/** One item after the other; after the last it begins again. Throws when there are none. */
export const inTurn = <T>(items: readonly T[], place: number): T => {
  const item = items[place % items.length];
  if (item === undefined) throw new Error('nothing to take in turn');
  return item;
};

/** Every way to give these armies to that many players, each army once unless `repeated`. */
export const arrangements = (armies: readonly ArmyId[], players: number, repeated = false): ArmyId[][] =>
  players === 0
    ? [[]]
    : armies.flatMap((army) => {
        const left = repeated ? armies : armies.filter((other) => other !== army);
        return arrangements(left, players - 1, repeated).map((rest) => [army, ...rest]);
      });

/** P1: who hires whom: `each` for every player, in turn from a list that begins with another mercenary in every round. */
export const hired = (each: number, players: number, round: number): string[][] =>
  Array.from({ length: players }, (_, seat) =>
    Array.from({ length: each }, (__, place) => inTurn(mercenaries, round + seat * each + place).id),
  );
