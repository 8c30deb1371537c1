import { ARMIES } from '@hexfall/shared/content/catalog';
import { ARMY_IDS, type ArmyId } from '@hexfall/shared/model/tile';
import { armyFor, FIRST_ARMIES, possiblePick, proposedPick } from '../../../client/src/platform/armyPick.js';

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

  test('is at first one that is not hard, a different one for host and guest', () => {
    const without = (...taken: readonly ArmyId[]): readonly ArmyId[] => ARMY_IDS.filter((army) => !taken.includes(army));
    const first = { last: 'random', hasPlayed: false } as const;
    expect(proposedPick({ ...first, free: ARMY_IDS, isGuest: false })).toBe('borgo');
    expect(proposedPick({ ...first, free: ARMY_IDS, isGuest: true })).toBe('moloch');
    expect(proposedPick({ ...first, free: without('moloch'), isGuest: true })).toBe('borgo');
    expect(proposedPick({ ...first, free: without('borgo', 'moloch'), isGuest: true })).toBe('hegemony');
    expect(proposedPick({ ...first, free: ['doomsday'], isGuest: true })).toBe('random');
    expect(proposedPick({ ...first, last: 'outpost', free: ARMY_IDS, isGuest: true })).toBe('outpost');
    expect(proposedPick({ ...first, last: 'outpost', free: without('outpost'), isGuest: true })).toBe('moloch');
    expect(proposedPick({ ...first, free: [], isGuest: true })).toBeNull();
  });

  test('is a random one after the first match for who has chosen none', () => {
    expect(proposedPick({ last: 'random', free: ARMY_IDS, hasPlayed: true, isGuest: false })).toBe('random');
    expect(proposedPick({ last: 'outpost', free: ['borgo'], hasPlayed: true, isGuest: true })).toBe('random');
  });

  test('is at first one of those below “hard”, the easiest first', () => {
    const difficulties = FIRST_ARMIES.map((army) => ARMIES[army].difficulty);
    expect(difficulties).toEqual([...difficulties].sort((a, b) => a - b));
    expect(new Set(FIRST_ARMIES)).toEqual(new Set(ARMY_IDS.filter((army) => ARMIES[army].difficulty < 4)));
  });
});
