import { describeHits } from '@hexfall/shared/inspect/describeHits';
import type { Hit, StrikeResult } from '@hexfall/shared/model/event';
import { boardOf } from '../../support/battles.js';

/* Two lines of one attack meet at one unit (P5): hits that a save, which names unit and attack only, cannot distinguish. */

const table = boardOf(['outpost/commando 0,1 r4', 'borgo/super-mutant 0,-1', 'borgo/medic -1,0 r1']);

/** The commando's attack N hits the unit twice. */
const strikeOf = (wounds: readonly number[], saves: StrikeResult['saves']): StrikeResult => {
  const hits = wounds.map((dealt): Hit => ({ ...HIT, wounds: dealt }));
  return { hits, saves, wounds: [], damage: [], points: [], removed: [], travels: [] };
};

const HIT = { from: [0, 1], direction: 0, to: [0, -1], arrival: 3, kind: 'ranged' } as const;

test.each([
  [
    [1, 2],
    [false, true],
  ],
  [
    [2, 1],
    [true, false],
  ],
  [
    [2, 2],
    [true, false],
  ],
])('D1 P5 of hits with %j wounds a save belongs to the strongest, of equal ones to the first', (wounds, saved) => {
  const strike = strikeOf(wounds, [{ unit: [0, -1], source: '0,1/0', medic: [-1, 0] }]);
  expect(describeHits(table, strike, null).map((hit) => hit.saved)).toEqual(saved);
});

test('D1 another attack, or another unit, is not what the save belongs to', () => {
  const saves = [
    { unit: [0, -1], source: '0,1/1', medic: [-1, 0] },
    { unit: [1, -1], source: '0,1/0', medic: [-1, 0] },
  ] as const;
  expect(describeHits(table, strikeOf([1], saves), null)).toMatchObject([{ saved: false, medic: null }]);
});
