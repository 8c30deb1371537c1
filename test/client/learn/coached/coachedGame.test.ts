import '../../store/support/browserGlobals.js';
import { computerTurn } from '@hexfall/shared/ai/computerTurn';
import { tileOf } from '@hexfall/shared/content/catalog';
import { FIRST_LEVEL, type LevelId } from '@hexfall/shared/model/computer';
import type { Intent } from '@hexfall/shared/model/intent';
import { formatRecord } from '@hexfall/shared/notation/record';
import { createMatch } from '@hexfall/shared/rules/createMatch';
import { RULES_VERSION } from '@hexfall/shared/rules/version';
import { CoachedGame } from '../../../../client/src/learn/coached/CoachedGame.js';
import {
  coachedGameToContinue,
  coachSpeaks,
  isGoodDeal,
  LEARNER,
  newGame,
  storedCoachedGame,
} from '../../../../client/src/learn/coached/storedCoachedGame.js';
import type { PlanTurn } from '../../../../client/src/store/computer/ComputerWorker.js';
import { findAdvice } from '../../../../client/src/table/advice/findAdvice.js';

const open = (
  game = coachedGameToContinue() ?? newGame(),
  plan: PlanTurn = (request) => Promise.resolve(computerTurn(request)),
): { readonly game: CoachedGame; readonly leave: () => void } => {
  const opened = new CoachedGame(game, {
    wantsReplay: () => false,
    onSegment: () => undefined,
    plan,
    paceMs: 10,
  });
  return { game: opened, leave: opened.attend() };
};

/** Lets the computer play until the learner acts again, or all is over. */
const awaitLearner = async ({ store }: CoachedGame): Promise<void> => {
  for (let waited = 0; waited < 500 && store.acting.peek() !== 0 && !store.table.outcome; waited++) await jest.advanceTimersByTimeAsync(10);
};

const act = async (game: CoachedGame, wanted: Intent['do']): Promise<void> => {
  const intent = game.store.legal.peek().find(({ do: kind }) => kind === wanted);
  if (!intent) throw new Error(`no ${wanted} is legal`);
  await game.store.act(intent);
};

/** Begins a game and plays it to the learner's second turn. */
const playedGame = async (): Promise<ReturnType<typeof open>> => {
  const opened = open(newGame());
  await act(opened.game, 'place-hq');
  await awaitLearner(opened.game);
  await act(opened.game, 'end-turn');
  await awaitLearner(opened.game);
  return opened;
};

beforeEach(() => {
  jest.useFakeTimers();
  coachSpeaks.value = true;
});
afterEach(() => jest.useRealTimers());

test('the first game is played with Borgo, and every deal begins with units', () => {
  storedCoachedGame.value = null;
  const games = Array.from({ length: 6 }, () => newGame());
  expect(games[0]!.record.setup.armies).toEqual(['borgo', 'moloch']);
  for (const { record } of games) {
    expect(isGoodDeal(record.setup)).toBe(true);
    const created = createMatch(record.setup);
    const pile = created.ok ? created.value.piles[LEARNER] : null;
    const kinds = (pile ?? []).slice(0, 4).map((tile) => tileOf(tile).kind);
    expect(kinds).toHaveLength(4);
    expect(kinds[0]).toMatch(/warrior|module/);
    expect(kinds.filter((kind) => kind === 'instant').length).toBeLessThan(2);
  }
});

test('the learner begins, the computer answers, and the coach speaks when it is the learner’s turn', async () => {
  const { game, leave } = open(newGame());
  expect(game.spoken.peek()).toMatchObject({ key: 'hq' });
  await act(game, 'place-hq');
  expect(game.spoken.peek()).toBeNull();
  await awaitLearner(game);
  expect(game.store.table.turn).toMatchObject({ player: 0, number: 1 });
  await act(game, 'end-turn');
  await awaitLearner(game);
  expect(game.store.table.turn).toMatchObject({ player: 0, number: 3 });
  expect(game.spoken.peek()).not.toBeNull();
  leave();
});

test('the computer plays the level that a first game is proposed against', async () => {
  const levels = new Set<LevelId>();
  const { game, leave } = open(newGame(), (request) => {
    levels.add(request.level);
    return Promise.resolve(computerTurn(request));
  });
  await act(game, 'place-hq');
  await awaitLearner(game);
  leave();
  expect([...levels]).toEqual([FIRST_LEVEL]);
});

test('a turn ends with a sentence on what it did, and no later one is silent or without an answer', async () => {
  const { game, leave } = open(newGame());
  await act(game, 'place-hq');
  for (let turn = 0; turn < 9; turn++) {
    await awaitLearner(game);
    // The computer may have won.
    if (game.store.table.outcome) break;
    expect(game.spoken.peek()).not.toBeNull();
    for (let asked = 0; asked < 5; asked++) {
      game.ask();
      expect(game.spoken.peek()).toMatchObject({ key: expect.any(String) as string });
    }
    if (game.store.table.turn.mustDiscard) await act(game, 'discard');
    await act(game, 'end-turn');
    if (game.store.table.turn.player !== LEARNER) expect(game.spoken.peek()).toMatchObject({ key: 'threat' });
  }
  leave();
});

test('a game is kept as it was left, with its log and with what the coach has said', async () => {
  const { game, leave } = await playedGame();
  leave();
  const { game: again, leave: leaveAgain } = open();
  expect(again.store.state).toEqual(game.store.state);
  expect(again.store.history.peek().entries).toEqual(game.store.history.peek().entries);
  expect(coachedGameToContinue()?.said).toContain('hq');
  expect(again.spoken.peek()).toEqual(game.advice.peek());
  leaveAgain();
});

test('what was closed stays closed after a reload', async () => {
  const { game, leave } = await playedGame();
  const message = game.spoken.peek();
  game.close();
  leave();
  const { game: again, leave: leaveAgain } = open();
  expect(again.advice.peek()).not.toEqual(message);
  leaveAgain();
});

test('what was closed stays closed as long as the table is the same, also where there is more to say', async () => {
  const { record, said } = newGame();
  const { game, leave } = open({ record: { ...record, setup: { ...record.setup, seed: 'closed' } }, said });
  await act(game, 'place-hq');
  let silenced = 0;
  for (let turn = 0; turn < 3; turn++) {
    await awaitLearner(game);
    if (game.store.table.turn.mustDiscard) await act(game, 'discard');
    game.close();
    coachSpeaks.value = false;
    coachSpeaks.value = true;
    expect(game.spoken.peek()).toBeNull();
    if (findAdvice(game.store.table, LEARNER, new Set(coachedGameToContinue()?.said))) silenced++;
    await act(game, 'end-turn');
  }
  expect(silenced).toBeGreaterThan(0);
  leave();
});

test('a game can go on to its end, and is kept with its result', async () => {
  const { game, leave } = await playedGame();
  await game.store.act({ do: 'resign' });
  leave();
  expect(open().game.store.table.outcome).toMatchObject({ winners: [1], reason: 'resigned' });
});

test.each([
  ['another version of the rules', { rules: RULES_VERSION + 1 }],
  ['an intent that is refused', { intents: [{ player: 1, do: 'end-turn' }] }],
  ['other armies', { armies: ['moloch', 'hegemony'] }],
  ['no record', { format: 'none' }],
])('a record with %s is dropped', (_, change) => {
  const { record } = newGame();
  expect(coachedGameToContinue()).not.toBeNull();
  storedCoachedGame.value = { record: { ...formatRecord(record), ...change }, said: [] };
  expect(coachedGameToContinue()).toBeNull();
});

test('a new game has another seed and the easy armies the other way round', () => {
  const [first, second, third] = [newGame(), newGame(), newGame()].map(({ record }) => record.setup);
  expect(first?.armies).not.toEqual(second?.armies);
  expect(third?.armies).toEqual(first?.armies);
  expect(new Set([first, second, third].map((setup) => setup?.seed)).size).toBe(3);
  for (const setup of [first, second]) expect(new Set(setup?.armies).size).toBe(2);
});

test('asked again and again, the coach names one thing after the other and begins again', async () => {
  const { game, leave } = await playedGame();
  game.close();
  const heard: unknown[] = [];
  for (let times = 0; times < 12; times++) {
    game.ask();
    heard.push(game.spoken.peek());
  }
  expect(heard).not.toContain(null);
  expect(heard).not.toContain('nothing');
  expect(new Set(heard.map((advice) => JSON.stringify(advice))).size).toBeLessThan(heard.length);
  leave();
});

test('turned off, the coach is silent, but answers', async () => {
  const { game, leave } = await playedGame();
  coachSpeaks.value = false;
  expect(game.spoken.peek()).toBeNull();
  game.ask();
  expect(game.spoken.peek()).not.toBeNull();
  leave();
});
