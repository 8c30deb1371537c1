import './support/browserGlobals.js';
import { computerTurn, type PlannedTurn, type TurnRequest } from '@hexfall/shared/ai/computerTurn';
import { DEFAULT_OPTIONS } from '@hexfall/shared/model/options';
import type { GameState } from '@hexfall/shared/model/state';
import { createMatch } from '@hexfall/shared/rules/createMatch';
import { actingSeat } from '@hexfall/shared/rules/legal';
import { ComputerSeats } from '../../../client/src/store/computer/ComputerSeats.js';
import { LocalStore } from '../../../client/src/store/LocalStore.js';

const duel = (): GameState => {
  const created = createMatch({ options: DEFAULT_OPTIONS, armies: ['moloch', 'borgo'], seed: 'seats' });
  if (!created.ok) throw new Error(created.error.message);
  return created.value;
};

const localTable = (): LocalStore =>
  new LocalStore(duel(), { heading: () => 'Table', wantsReplay: () => false, onSegment: () => undefined }, { mine: [0] });

const seated = (store: LocalStore, plan: (request: TurnRequest) => Promise<PlannedTurn>): ComputerSeats => {
  let seed = 0;
  return new ComputerSeats({ store, levels: new Map([[1, 'recruit']]), plan, paceMs: 10, seed: () => ++seed });
};

const inPage = (request: TurnRequest): Promise<PlannedTurn> => Promise.resolve(computerTurn(request));

/** Plays the first seat by the first thing possible that ends its turn, until the match is over or so many intents were played. */
const playOn = async (store: LocalStore, most: number): Promise<void> => {
  for (let played = 0; played < most && !store.table.outcome; played++) {
    if (actingSeat(store.table) === 0) {
      const intent = store.legal.peek().find(({ do: kind }) => kind !== 'resign' && kind !== 'take-back');
      await store.act(intent!);
    }
    await jest.advanceTimersByTimeAsync(10);
  }
};

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('a computer player plays its seat of a table of this page, turn after turn', async () => {
  const store = localTable();
  const seats = seated(store, inPage);
  await playOn(store, 200);
  const entries = store.history.peek().entries;
  expect(store.table.turn.number).toBeGreaterThan(3);
  expect(entries.length).toBeGreaterThan(10);
  seats.stop();
});

test('it plans once for a turn and follows the plan', async () => {
  const store = localTable();
  const asked: number[] = [];
  const seats = seated(store, (request) => {
    if (!request.table.decision) asked.push(request.table.turn.number);
    return inPage(request);
  });
  await playOn(store, 60);
  expect(asked.length).toBeGreaterThan(2);
  expect(new Set(asked).size).toBe(asked.length);
  seats.stop();
});

test('a plan for a table that is gone is dropped', async () => {
  const store = localTable();
  let answer: (turn: PlannedTurn) => void = () => undefined;
  const seats = seated(store, () => new Promise((resolve) => (answer = resolve)));
  await playOn(store, 2);
  expect(seats.thinking.peek()).toBe(true);
  store.reset(duel(), { mine: [0, 1] });
  answer({ intents: [{ do: 'end-turn' }], aim: null });
  await jest.advanceTimersByTimeAsync(0);
  expect(store.table.turn.phase).toBe('setup');
  seats.stop();
  expect(seats.thinking.peek()).toBe(false);
});

test('what is canceled after the players have left the table is no fault', async () => {
  const store = localTable();
  let refuse: (reason: Error) => void = () => undefined;
  const seats = seated(store, () => new Promise((_, reject) => (refuse = reject)));
  await playOn(store, 2);
  seats.stop();
  refuse(new Error('canceled'));
  await jest.advanceTimersByTimeAsync(0);
  expect(seats.thinking.peek()).toBe(false);
});
