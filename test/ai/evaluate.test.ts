import { Evaluator } from '@hexfall/shared/ai/evaluate';
import type { Mode } from '@hexfall/shared/model/options';
import { BattleSimulation } from '@hexfall/shared/simulation/BattleSimulation';
import { modePosition } from '../support/modePosition.js';

const ARMIES = ['borgo', 'moloch', 'outpost', 'hegemony'] as const;

/** The value of a position without units to player 0, by the HQs alone. */
const valueOf = (mode: Mode, hqs: readonly number[]): number =>
  new Evaluator(new BattleSimulation(), undefined, 0).value(
    modePosition({ mode, players: hqs.map((hq, seat) => ({ army: ARMIES[seat]!, hq })) }),
    0,
  );

describe('the value of a position', () => {
  test('is the difference in a duel', () => {
    expect(valueOf('duel', [20, 12])).toBe(8);
    expect(valueOf('duel', [12, 20])).toBe(-8);
  });

  test('is measured by the average of the others, and by the best of them as much', () => {
    expect(valueOf('deathmatch', [20, 15, 15])).toBe(5);
    expect(valueOf('deathmatch', [20, 10, 20])).toBe(2.5);
    expect(valueOf('deathmatch', [20, 20, 4, 6])).toBe(5);
  });

  test('takes the average of a side of several', () => {
    expect(valueOf('team', [20, 10, 13, 13])).toBe(2);
    expect(valueOf('one-vs-two', [20, 13, 5])).toBe(11);
  });
});
