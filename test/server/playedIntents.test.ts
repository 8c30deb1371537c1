import { setImmediate as ourTurn } from 'node:timers/promises';
import { createMatch } from '@hexfall/shared/rules/createMatch';
import { step } from '@hexfall/shared/rules/step';
import { IdempotencyLog } from '../../server/src/match/intentGuards.js';
import { Match } from '../../server/src/match/Match.js';
import type { LogEntry } from '../../server/src/table/savedMatch.js';
import { longGame } from './support/longGame.js';
import { MemoryStore } from './support/MemoryStore.js';
import { EMPTY_TABLE } from './support/table.js';

const { setup, intents } = longGame(950);

const log: readonly LogEntry[] = intents.map(({ player, intent }, index) => ({
  seq: index + 1,
  player,
  intent,
  client: 'somebody',
  n: index + 1,
  clock: null,
}));

/** Every intent with its events. */
const played = (() => {
  const created = createMatch(setup);
  if (!created.ok) throw new Error(created.error.message);
  let state = created.value;
  return intents.map(({ player, intent }, index) => {
    const next = step(state, player, intent);
    if (!next.ok) throw new Error(next.error.message);
    state = next.value.state;
    return { seq: index + 1, player, intent, events: next.value.events };
  });
})();

describe('the history of a long match', () => {
  const counting = jest.fn(step);
  const match = Match.resume(setup, log, counting);

  beforeEach(() => counting.mockClear());

  test.each([
    [1, 50],
    [73, 50],
    [101, 50],
    [551, 50],
    [901, 50],
    [941, 50],
    [951, 50],
    [1, 950],
  ])('from %i on, %i intents, is that of the rules', (from, limit) => {
    expect(match.history(from, limit)).toEqual(played.slice(from - 1, from - 1 + limit));
  });

  test('is kept for the latest intents, and worked out for older ones from a state not far before', () => {
    match.history(901, 50);
    match.history(801, 50);
    expect(counting).not.toHaveBeenCalled();
    match.history(171, 50);
    expect(counting.mock.calls.length).toBeGreaterThanOrEqual(50);
    expect(counting.mock.calls.length).toBeLessThanOrEqual(150);
  });

  test('has all intents', () => {
    expect(match.intents).toEqual(intents);
    expect(match.seq).toBe(950);
  });
});

describe('a long match that is read and played again', () => {
  test('comes from the store with its whole log', async () => {
    const store = await MemoryStore.open();
    await store.add('ABCDEF', EMPTY_TABLE, log);
    expect((await store.load('ABCDEF'))?.log).toEqual(log);
    await store.add('GHJKMN', EMPTY_TABLE, log.slice(0, 300));
    expect((await store.load('GHJKMN'))?.log).toHaveLength(300);
  });

  test('is played a part at a time: others are served in between', async () => {
    let served = 0;
    let isDone = false;
    const serve = (): void => {
      served += 1;
      if (!isDone) setImmediate(serve);
    };
    setImmediate(serve);
    const match = await Match.replay(setup, log, ourTurn);
    isDone = true;
    expect(served).toBeGreaterThanOrEqual(4);
    expect(match.table).toEqual(Match.resume(setup, log).table);
  });

  test('is refused by its number and reason if the rules do not allow it', async () => {
    const wrong = log.map((entry) => (entry.seq === 600 ? { ...entry, intent: { do: 'choose', key: 'nothing' } as const } : entry));
    await expect(Match.replay(setup, wrong, ourTurn)).rejects.toThrow(/^intent 600 is refused now/);
  });
});

test('the latest hundred intents of a page are known by their number, older ones are refused', () => {
  const accepted = new IdempotencyLog(log.map((entry) => ({ ...entry, player: 0 })));
  const asked = (n: number) => accepted.find({ seat: 0, client: 'somebody', n, intent: intents[n - 1]!.intent });
  expect([asked(950), asked(851), asked(850), asked(1)]).toEqual([{ seq: 950 }, { seq: 851 }, 'used', 'used']);
});
