import { brokenBy, brokenOnCloserLook, disagreements, type Move } from '@hexfall/shared/cli/watch';
import type { Intent } from '@hexfall/shared/model/intent';
import { legalIntents } from '@hexfall/shared/rules/legal';
import { step } from '@hexfall/shared/rules/step';
import { playedMatch, setupOf, type Json } from '../notation/examples.js';
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
    ['unknown-option ', ['--fast']],
    ['bad-option ', ['a.json']],
  ])('%s: %j', async (expected, args) => {
    expect(await refusal(['selfplay', ...args])).toBe(expected);
  });
});

describe('the watch over the laws', () => {
  const { tables, intents } = playedMatch(setupOf('watch'), 4);

  const moveAt = (index: number): Move => {
    const { player: seat, intent } = intents[index]!;
    const done = step(tables[index]!, seat, intent);
    if (!done.ok) throw new Error(done.error.message);
    return { before: tables[index]!, seat, intent, after: done.value.table, events: done.value.events };
  };

  test('sees nothing wrong in a match', () => {
    for (let index = 0; index < 40; index++) {
      const move = moveAt(index);
      expect([...brokenBy(move), ...brokenOnCloserLook(move)]).toEqual([]);
    }
  });

  test('sees a tile that is lost, and a tile that is another', () => {
    const move = moveAt(20);
    const [first, ...rest] = move.after.players;
    const lost = { ...move, after: { ...move.after, players: [{ ...first!, pile: [] }, ...rest] } };
    expect(brokenBy(lost)).toEqual(['the number of tiles has changed']);
    const [, ...others] = first!.pile as string[];
    const swapped = { ...first!, pile: ['moloch/medic', ...others] } as typeof first;
    expect(brokenOnCloserLook({ ...move, after: { ...move.after, players: [swapped!, ...rest] } })).toContain(
      'the tiles are no longer those of the armies',
    );
  });

  test('sees an HQ that is healed', () => {
    const move = moveAt(20);
    const players = move.before.players.map((player) => ({ ...player, hq: 1 }));
    expect(brokenBy({ ...move, before: { ...move.before, players } })).toEqual(['the toughness of an HQ has risen']);
  });

  test('sees events that do not give the state', () => {
    const move = moveAt(20);
    expect(brokenOnCloserLook({ ...move, events: [] })).toEqual(['the events do not give the state']);
  });

  test('sees a legal intent that is not listed, and a listed one that is refused', () => {
    const { before, seat } = moveAt(20);
    const legal = legalIntents(before, seat);
    const [first, ...rest] = legal;
    expect(disagreements(before, seat, legal, legal)).toEqual([]);
    expect(disagreements(before, seat, rest, [first!])).toEqual([`${JSON.stringify(first)} is accepted but not listed`]);
    const wrong: Intent = { do: 'choose', key: 'explode' };
    expect(disagreements(before, seat, [...legal, wrong], [])).toEqual([`${JSON.stringify(wrong)} is listed but refused`]);
  });
});
