import { isShared, nextHolder } from '../../../client/src/store/seating.js';
import { initialSeats, isNamed, withArmy, withSeat } from '../../../client/src/store/hotSeatSetup.js';

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

describe('a plans at one device', () => {
  const plans = initialSeats(3, 'outpost', ['Ala', 'Bolek', ''], 'recruit');

  test('begins with the army chosen already, and different ones for the others', () => {
    expect(plans.map(({ army }) => army)[0]).toBe('outpost');
    expect(new Set(plans.map(({ army }) => army)).size).toBe(3);
  });

  test('S2: swaps an army with the player who had it', () => {
    const [first, second] = plans;
    const changed = withArmy(plans, 0, second!.army, false);
    expect(changed.map(({ army }) => army)).toEqual([second!.army, first!.army, plans[2]!.army]);
  });

  test('O7: shares an army where that is allowed', () => {
    expect(withArmy(plans, 0, plans[1]!.army, true).map(({ army }) => army)[1]).toBe(plans[1]!.army);
  });

  test('needs a name for everyone who plays here', () => {
    expect(isNamed(plans)).toBe(false);
    expect(isNamed(withSeat(plans, 2, { kind: 'computer' }))).toBe(true);
    expect(isNamed(withSeat(plans, 2, { name: 'Celina' }))).toBe(true);
  });
});
