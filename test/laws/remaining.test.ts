import { isBomber } from '@hexfall/shared/content/neutralTiles';
import type { TileKey } from '@hexfall/shared/model/tile';
import { remainingTiles } from '@hexfall/shared/rules/remaining';
import { playMatch } from '../support/modeMatches.js';
import { pilesOf } from '../support/states.js';
import { cases } from '../support/slow.js';

const sorted = (tiles: readonly TileKey[]): TileKey[] => [...tiles].sort();

const MATCHES = cases(24, 60);

test('S2 P1 P2 the remaining tiles that everyone can work out are those in the piles, in every mode and at every step', () => {
  let [tables, empty, topped] = [0, 0, 0];
  for (let number = 0; number < MATCHES; number++) {
    const { steps, name } = playMatch(number);
    for (const { after } of steps) {
      after.players.forEach((player, seat) => {
        const { hidden, onTop, mercenaries } = remainingTiles(after, seat);
        const pile = pilesOf(after)[seat] as readonly TileKey[];
        const said = hidden.flatMap(({ tile, count }) => Array.from({ length: count }, () => tile));
        expect({ name, seat, said: sorted(said) }).toEqual({ name, seat, said: sorted(pile.filter((tile) => !isBomber(tile))) });
        expect(sorted(onTop)).toEqual(sorted(pile.filter(isBomber)));
        expect(mercenaries).toBe(player.mercenaries);
        if (pile.length === 0) empty++;
        if (onTop.length > 0) topped++;
      });
      tables++;
    }
  }
  expect(tables).toBeGreaterThan(2000);
  expect(Math.min(empty, topped)).toBeGreaterThan(10);
});
