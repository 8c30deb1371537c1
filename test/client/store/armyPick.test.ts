import { ARMY_IDS } from '@hexfall/shared/model/tile';
import { armyFor, possiblePick } from '../../../client/src/platform/armyPick.js';

describe('the army in the seat form', () => {
  test('is the one picked', () => {
    expect(armyFor('moloch', ARMY_IDS)).toBe('moloch');
  });

  test('is any free one for a random pick', () => {
    const free = ['outpost', 'hegemony', 'doomsday'] as const;
    const drawn = [0, 0.4, 0.999].map((number) => armyFor('random', free, () => number));
    expect(drawn).toEqual(free);
    expect(armyFor('random', [])).toBeNull();
  });

  test('falls back to a random one when the pick is taken', () => {
    expect(possiblePick('borgo', ['borgo', 'moloch'])).toBe('borgo');
    expect(possiblePick('borgo', ['moloch'])).toBe('random');
    expect(possiblePick('random', ['moloch'])).toBe('random');
    expect(possiblePick('random', [])).toBeNull();
  });
});
