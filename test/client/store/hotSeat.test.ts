import { isShared, nextHolder } from '../../../client/src/store/seating.js';

const persons = (...ids: readonly number[]) => ({ players: ids.map((person) => ({ person })) });

describe('the device is passed on', () => {
  test('to the player to act, if that is another person', () => {
    const table = persons(0, 1, 2);
    const mine = [0, 1, 2];
    expect(nextHolder(table, { acting: 0, mine, holder: null })).toBe(0);
    expect(nextHolder(table, { acting: 0, mine, holder: 0 })).toBeNull();
    expect(nextHolder(table, { acting: 2, mine, holder: 0 })).toBe(2);
  });

  test('not for those who play elsewhere, nor when no one has to act', () => {
    expect(nextHolder(persons(0, 1, 2), { acting: 2, mine: [0, 1], holder: 0 })).toBeNull();
    expect(nextHolder(persons(0, 1), { acting: null, mine: [0, 1], holder: 0 })).toBeNull();
  });

  test('not by one person with two armies (O5)', () => {
    expect(isShared(persons(0, 0, 1, 2), [0, 1])).toBe(false);
    expect(nextHolder(persons(0, 0, 1, 2), { acting: 1, mine: [0, 1], holder: null })).toBeNull();
    expect(isShared(persons(0, 0, 1, 2), [0, 1, 2])).toBe(true);
  });

  test('by persons, not by seats: who holds the device keeps it for the second army (O5)', () => {
    const mine = [0, 1, 2, 3];
    expect(nextHolder(persons(0, 0, 1, 1), { acting: 1, mine, holder: 0 })).toBeNull();
    expect(nextHolder(persons(0, 0, 1, 1), { acting: 2, mine, holder: 0 })).toBe(2);
    expect(nextHolder(persons(0, 0, 1, 1), { acting: 1, mine, holder: 1 })).toBe(1);
  });
});
