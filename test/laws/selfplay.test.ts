import { call } from '../cli/support.js';

/*
 * Whole games of every mode, board, option and army, in which `selfplay` watches that the laws hold. HEXFALL_SLOW=20000 plays
 * that many more (20,000 take about five minutes): HEXFALL_SLOW=20000 npm test -- test/laws/selfplay -t slow
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

const SLOW = Number(process.env['HEXFALL_SLOW'] ?? 0);
if (SLOW > 0) {
  test(
    `slow: ${SLOW} games of all modes, options and armies break no law`,
    async () => {
      expect((await allModes(SLOW, 'slow')).violations).toEqual([]);
    },
    SLOW * MINUTE,
  );
}
