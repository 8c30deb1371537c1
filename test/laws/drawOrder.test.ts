import type { Seat } from '@hexfall/shared/model/seat';
import type { Table } from '@hexfall/shared/model/state';
import type { TileKey } from '@hexfall/shared/model/tile';
import { playMatch, setupOf } from '../support/modeMatches.js';
import { cases } from '../support/slow.js';
import { stateOf } from '../support/states.js';

/*
 * However it is played, a seat draws the tiles of its own pile in their order: so a deal that several tables play is the same at each of them,
 * and the k-th tile of a seat says what the others will draw there. 350 matches: HEXFALL_SLOW=1 npm test -- test/laws/drawOrder
 */

/** P1, P2: tiles that are beside or on top of the draw pile of a seat. */
const isBesidePile = ({ players }: Table, seat: Seat, tile: TileKey): boolean => {
  const { mercenaries, onTop } = players[seat]!;
  return tile.startsWith('bomber/') || mercenaries.includes(tile) || onTop.includes(tile);
};

interface Draws {
  /** By seat. */
  readonly piles: readonly (readonly string[])[];
  /** By seat, without those that were beside the pile. */
  readonly drawn: readonly (readonly string[])[];
  readonly others: number;
}

const drawsOf = (number: number): Draws => {
  const setup = setupOf(number);
  const { steps } = playMatch(number, () => ({ ...setup, options: { ...setup.options, takeBack: false } }));
  const { piles } = stateOf(steps[0]!.before);
  const drawn = piles.map((): string[] => []);
  let others = 0;
  for (const { before, events } of steps) {
    for (const event of events) {
      if (event.type !== 'drew') continue;
      for (const tile of event.tiles) {
        if (isBesidePile(before, event.player, tile)) others++;
        else drawn[event.player]!.push(tile);
      }
    }
  }
  return { piles: piles.map((pile) => pile?.map(String) ?? []), drawn, others };
};

test('S2: what a seat draws, less hired tiles and bombers, is the beginning of its own pile in all modes', () => {
  let others = 0;
  for (let number = 0; number < cases(28, 350); number++) {
    const { piles, drawn, others: more } = drawsOf(number);
    expect(drawn).toEqual(piles.map((pile, seat) => pile.slice(0, drawn[seat]!.length)));
    expect(Math.min(...drawn.map(({ length }) => length))).toBeGreaterThan(0);
    others += more;
  }
  // Those that are left out have been drawn, too.
  expect(others).toBeGreaterThan(0);
});
