import { call } from '../cli/support.js';
import { slowTest } from '../support/slow.js';

/*
 * Whole games of every mode, board, option and army, in which `selfplay` watches that the laws hold. HEXFALL_SLOW=1 plays 20,000
 * more (five minutes): HEXFALL_SLOW=1 npm test -- test/laws/selfplay -t slow
 */

interface Printed {
  readonly games: number;
  readonly wins: Readonly<Record<string, number>>;
  readonly violations: readonly unknown[];
}

const allModes = async (games: number, seed: string): Promise<Printed> => {
  const { stdout } = await call(['selfplay', '--mode', 'all', '--games', `${games}`, '--seed', seed]);
  return JSON.parse(stdout) as Printed;
};

const MINUTE = 60_000;

test(
  '320 games of all modes, options and armies break no law, and every army wins some',
  async () => {
    const { games, wins, violations } = await allModes(320, 'laws');
    expect(violations).toEqual([]);
    expect(games).toBe(320);
    for (const [name, won] of Object.entries(wins)) expect([name, won > 0]).toEqual([name, true]);
  },
  5 * MINUTE,
);

slowTest('games of all modes, options and armies break no law', 20_000, 200, async (count) => {
  expect((await allModes(count, 'slow')).violations).toEqual([]);
});
