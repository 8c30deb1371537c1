import { forecastBattle } from '@hexfall/shared/inspect/forecast';
import { boardOf } from '../../support/battles.js';

/** The Clown explodes in phase 2 or strikes N; the mutant S of it falls to the explosion, or in phase 1 to the protector. */
const CLOWN = ['moloch/clown 0,0', 'borgo/mutant 0,1', 'moloch/protector -1,2'];

describe('the forecast of a battle with a question', () => {
  const { losses, depends, complete } = forecastBattle(boardOf(CLOWN), 0);

  test('U6 a unit that falls either way is certain to, in the first of the phases', () => {
    expect(losses.find(({ tile }) => tile === 'borgo/mutant')).toEqual({
      at: [0, 1],
      owner: 1,
      tile: 'borgo/mutant',
      phase: 2,
      certain: true,
    });
  });

  test('U6 a unit that falls by one answer only is not certain to', () => {
    expect(losses.find(({ tile }) => tile === 'moloch/clown')).toMatchObject({ phase: 2, certain: false });
    expect({ depends, complete }).toEqual({ depends: true, complete: true });
  });

  test('a battle without a question depends on nothing', () => {
    const plain = forecastBattle(boardOf(['moloch/hybrid 0,0', 'borgo/mutant 0,-2']), 0);
    expect(plain.losses.map(({ tile, phase, certain }) => ({ tile, phase, certain }))).toEqual([
      { tile: 'borgo/mutant', phase: 3, certain: true },
    ]);
    expect(plain.depends).toBe(false);
  });
});
