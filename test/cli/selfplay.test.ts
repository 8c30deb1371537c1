import type { Json } from '../notation/examples.js';
import { call, refusal } from './support.js';

interface Printed extends Json {
  readonly wins: Readonly<Record<string, number>>;
  readonly violations: readonly unknown[];
}

const selfplay = async (...args: string[]): Promise<Printed> => {
  const { exitCode, stdout } = await call(['selfplay', ...args]);
  expect(exitCode).toBe(0);
  return JSON.parse(stdout) as Printed;
};

describe('selfplay', () => {
  test('plays all pairs of the base armies and finds no law broken', async () => {
    const printed = await selfplay('--games', '12', '--seed', 'test');
    expect(Object.keys(printed)).toEqual(['games', 'seconds', 'gamesPerSecond', 'intents', 'battles', 'wins', 'violations']);
    expect(printed).toMatchObject({ games: 12, violations: [] });
    expect(Object.keys(printed.wins)).toEqual(['borgo', 'moloch', 'outpost', 'hegemony', 'draw']);
    expect(Object.values(printed.wins).reduce((sum, wins) => sum + wins)).toBe(12);
  });

  test('plays the same games with the same seed', async () => {
    const facts = async (seed: string): Promise<unknown> => {
      const { seconds: _, gamesPerSecond: __, ...printed } = await selfplay('--games', '3', '--seed', seed);
      return printed;
    };
    expect(await facts('a')).toEqual(await facts('a'));
    expect(await facts('a')).not.toEqual(await facts('b'));
  });

  test('O7: plays the armies and the policy asked for', async () => {
    const printed = await selfplay('--games', '2', '--armies', 'moloch,moloch', '--policy', 'greedy');
    expect(Object.keys(printed.wins)).toEqual(['moloch', 'draw']);
    expect(printed.violations).toEqual([]);
  });

  const all = (options: string): string[] => options.split(' ');

  test.each<[title: string, args: string[], seats: number]>([
    ['G1 O2 P3', all('--mode deathmatch --players 4 --board expanded --bomber mercenary'), 4],
    ['G1 by default with three', all('--mode deathmatch --start alternative'), 3],
    ['G3', all('--mode deathmatch-score --armies doomsday,borgo,outpost --bomber neutral'), 3],
    ['G4 P1', all('--mode one-vs-two --mercenaries 1 --no-take-back'), 3],
    ['G5 O3 O4 O6 O7 P4', all('--mode team --team-hq 15 --reinforcement --start alternative --same-army --bomber two'), 4],
    ['G6 O7', all('--mode team-score --armies moloch,borgo,moloch,doomsday --board expanded'), 4],
  ])('%s: plays with the options asked for', async (_, args, seats) => {
    const printed = await selfplay('--games', '3', '--seed', 'options', ...args);
    expect(printed).toMatchObject({ games: 3, violations: [] });
    expect(printed).not.toHaveProperty('modes');
    const single = args.includes('one-vs-two') || args.some((word) => word.startsWith('team'));
    const wins = Object.values(printed.wins).reduce((sum, won) => sum + won);
    expect(wins).toBeGreaterThanOrEqual(3);
    expect(wins).toBeLessThanOrEqual(single ? 3 * (seats / 2) : 3);
  });

  test('O11: plays on a map, and on terrain from a file', async () => {
    expect(await selfplay('--games', '3', '--map', 'radio-mast')).toMatchObject({ games: 3, violations: [] });
    const files = {
      'a.json': JSON.stringify([{ type: 'rock', hexes: [[0, 0]] }]),
      'b.json': '[{"type":"rock","features":["deep"],"hexes":[[0,0]]}]',
    };
    const onRock = await call(['selfplay', '--games', '3', '--terrain', 'a.json'], files);
    expect(JSON.parse(onRock.stdout)).toMatchObject({ games: 3, violations: [] });
    const flat = await call(['selfplay', '--games', '3'], files);
    const intents = ({ stdout }: { readonly stdout: string }) => (JSON.parse(stdout) as { readonly intents: number }).intents;
    expect(intents(onRock)).not.toBe(intents(flat));
    const refused = await call(['selfplay', '--games', '3', '--terrain', 'b.json'], files);
    expect(refused.exitCode).toBe(2);
    expect(JSON.parse(refused.stdout)).toMatchObject({ error: { code: 'bad-feature', path: '/0/features/0' } });
    const missing = await call(['selfplay', '--terrain', 'c.json'], files);
    expect(missing.exitCode).toBe(2);
    expect(JSON.parse(missing.stdout)).toMatchObject({ error: { code: 'unreadable-file' } });
  });

  test('--mode all prints the games and wins of each mode', async () => {
    const printed = (await selfplay('--games', '16', '--mode', 'all', '--seed', 'all')) as Printed & { readonly modes: Json };
    expect(printed).toMatchObject({ games: 16, violations: [] });
    const counts = Object.entries(printed.modes).map(([mode, of]) => [mode, (of as { games: number }).games]);
    expect(counts).toEqual([
      ['duel', 2],
      ['deathmatch', 4],
      ['deathmatch-score', 4],
      ['one-vs-two', 2],
      ['team', 2],
      ['team-score', 2],
    ]);
    const names = ['borgo', 'moloch', 'outpost', 'hegemony', 'doomsday', 'new-york', 'neojungle', 'draw'];
    expect(Object.keys(printed.wins)).toEqual(names);
    for (const of of Object.values(printed.modes)) expect(Object.keys((of as Printed).wins)).toEqual(names);
  });

  test.each<[expected: string, args: string[]]>([
    ['bad-option ', ['--games', '0']],
    ['bad-option ', ['--games', '1e9']],
    ['bad-option ', ['--games', 'many']],
    ['bad-option ', ['--games']],
    ['bad-option ', ['--seed', 'x'.repeat(201)]],
    ['bad-option ', ['--mode', 'solo']],
    ['bad-option ', ['--armies', 'borgo']],
    ['bad-option ', ['--armies', 'borgo,constructor']],
    ['bad-option ', ['--armies', 'borgo,moloch,outpost']],
    ['bad-option ', ['--policy', 'toString']],
    ['bad-option ', ['--players', '3']],
    ['bad-option ', ['--mode', 'deathmatch', '--players', '4', '--armies', 'borgo,moloch,outpost']],
    ['bad-option ', ['--board', 'expanded']],
    ['bad-option ', ['--board', 'huge', '--mode', 'team']],
    ['bad-option ', ['--start', 'late']],
    ['bad-option ', ['--team-hq', '15']],
    ['bad-option ', ['--team-hq', '16', '--mode', 'team']],
    ['bad-option ', ['--mercenaries', '3']],
    ['bad-option ', ['--mercenaries', '2', '--mode', 'one-vs-two']],
    ['bad-option ', ['--bomber', 'three']],
    ['bad-option ', ['--reinforcement=yes']],
    ['bad-option ', ['--mode', 'all', '--armies', 'borgo,moloch']],
    ['bad-option ', ['--mode', 'all', '--reinforcement']],
    ['unknown-option ', ['--fast']],
    ['bad-option ', ['a.json']],
  ])('%s: %j', async (expected, args) => {
    expect(await refusal(['selfplay', ...args])).toBe(expected);
  });
});
