import { isShared, passTo } from '../../../client/src/store/company.js';
import { firstCrew, isNamed, withArmy, withPlace } from '../../../client/src/store/crew.js';

const persons = (...ids: readonly number[]) => ({ players: ids.map((person) => ({ person })) });

describe('the device is passed on', () => {
  test('to whoever has to act, if that is another person', () => {
    const table = persons(0, 1, 2);
    const mine = [0, 1, 2];
    expect(passTo(table, { acting: 0, mine, holder: null })).toBe(0);
    expect(passTo(table, { acting: 0, mine, holder: 0 })).toBeNull();
    expect(passTo(table, { acting: 2, mine, holder: 0 })).toBe(2);
  });

  test('not for those who play elsewhere, nor when nobody has to act', () => {
    expect(passTo(persons(0, 1, 2), { acting: 2, mine: [0, 1], holder: 0 })).toBeNull();
    expect(passTo(persons(0, 1), { acting: null, mine: [0, 1], holder: 0 })).toBeNull();
  });

  test('not by one person with two armies (O5)', () => {
    expect(isShared(persons(0, 0, 1, 2), [0, 1])).toBe(false);
    expect(passTo(persons(0, 0, 1, 2), { acting: 1, mine: [0, 1], holder: null })).toBeNull();
    expect(isShared(persons(0, 0, 1, 2), [0, 1, 2])).toBe(true);
  });
});

describe('a crew at one device', () => {
  const crew = firstCrew(3, 'outpost', ['Ala', 'Bolek', '']);

  test('begins with the army chosen already, and different ones for the others', () => {
    expect(crew.map(({ army }) => army)[0]).toBe('outpost');
    expect(new Set(crew.map(({ army }) => army)).size).toBe(3);
  });

  test('S2: takes an army from whoever had it, who gets the other one for it', () => {
    const [first, second] = crew;
    const changed = withArmy(crew, 0, second!.army, false);
    expect(changed.map(({ army }) => army)).toEqual([second!.army, first!.army, crew[2]!.army]);
  });

  test('O7: shares an army where that is allowed', () => {
    expect(withArmy(crew, 0, crew[1]!.army, true).map(({ army }) => army)[1]).toBe(crew[1]!.army);
  });

  test('needs a name for everybody who plays here', () => {
    expect(isNamed(crew)).toBe(false);
    expect(isNamed(withPlace(crew, 2, { kind: 'computer' }))).toBe(true);
    expect(isNamed(withPlace(crew, 2, { name: 'Celina' }))).toBe(true);
  });
});
