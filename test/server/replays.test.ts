import { Replays } from '../../server/src/runtime/Replays.js';
import { BudgetSpent } from '../../server/src/runtime/TokenBucket.js';

let now = 0;

const replays = (): Replays => {
  now = 0;
  return new Replays({ burst: 1000, perSecond: 100 }, () => now);
};

const read = (budgets: Replays, address: string, intents: number): Promise<string> =>
  budgets.of(address).run(async (spend) => {
    await spend(intents);
    return 'read';
  });

describe('the budget of intents that are played again', () => {
  test('is one of each address, and refills with time', async () => {
    const budgets = replays();
    expect(await read(budgets, 'a', 900)).toBe('read');
    // The last one may use more than is left: how long a match is, is known when it has been read.
    expect(await read(budgets, 'a', 2000)).toBe('read');
    await expect(read(budgets, 'a', 1)).rejects.toBeInstanceOf(BudgetSpent);
    await expect(read(budgets, 'a', 1)).rejects.toMatchObject({ retryAfterMs: 19_010 });
    expect(await read(budgets, 'b', 1)).toBe('read');
    now = 19_011;
    expect(await read(budgets, 'a', 1)).toBe('read');
  });

  test('is spent by one match after the other, and others are served in between', async () => {
    const budgets = replays();
    const told: string[] = [];
    const reading = ['first', 'second', 'third'].map((name) =>
      budgets.of('a').run(async (spend) => {
        told.push(`${name} is read`);
        await spend(100);
        told.push(`${name} is played`);
      }),
    );
    let isDone = false;
    const others = (): void => {
      told.push('others');
      if (!isDone) setImmediate(others);
    };
    setImmediate(others);
    await Promise.all(reading);
    isDone = true;
    expect(told.filter((line) => line !== 'others')).toEqual(
      ['first', 'second', 'third'].flatMap((name) => [`${name} is read`, `${name} is played`]),
    );
    for (const name of ['first', 'second', 'third'])
      expect(told.slice(told.indexOf(`${name} is read`), told.indexOf(`${name} is played`))).toContain('others');
  });

  test('is not kept for addresses that have all of it again', async () => {
    const budgets = replays();
    for (let i = 0; i < 50; i++) await read(budgets, `address ${i}`, 10);
    expect(budgets.size).toBe(50);
    now = 1000;
    await read(budgets, 'another', 10);
    expect(budgets.size).toBe(1);
  });

  test('is not harmed by a match that cannot be read', async () => {
    const budgets = replays();
    await expect(budgets.of('a').run(() => Promise.reject(new Error('damaged')))).rejects.toThrow('damaged');
    expect(await read(budgets, 'a', 1)).toBe('read');
  });
});
