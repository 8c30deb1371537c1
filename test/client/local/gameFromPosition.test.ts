import '../store/support/browserGlobals.js';
import { computerTurn } from '@hexfall/shared/ai/computerTurn';
import { POLICIES } from '@hexfall/shared/ai/policies';
import type { Setup } from '@hexfall/shared/lobby/setup';
import { DEFAULT_OPTIONS, MODES, type Options } from '@hexfall/shared/model/options';
import { randomFrom } from '@hexfall/shared/model/random';
import type { GameState, Table } from '@hexfall/shared/model/state';
import { ARMY_IDS } from '@hexfall/shared/model/tile';
import { replay } from '@hexfall/shared/notation/record';
import { createMatch } from '@hexfall/shared/rules/createMatch';
import { actingSeat } from '@hexfall/shared/rules/legal';
import { PLAYERS } from '@hexfall/shared/rules/sides';
import { step } from '@hexfall/shared/rules/step';
import { LocalLobby, rematchSetup } from '../../../client/src/lobby/LocalLobby.js';
import { LocalGame } from '../../../client/src/local/LocalGame.js';
import { removeLocalGame, storedGames } from '../../../client/src/store/localGames.js';
import { beginGameFrom, beginLocalGame, type KeptGame, openLocalGame } from '../../../client/src/table/beginLocalGame.js';

/** Every state of a match played at random in which a game can begin: no question is open, and no battle under way. */
const settledStates = (options: Partial<Options>, seed = 'position'): readonly GameState[] => {
  const all = { ...DEFAULT_OPTIONS, ...options };
  const armies = ARMY_IDS.slice(0, PLAYERS[all.mode].max);
  const created = createMatch({ options: all, armies, seed });
  if (!created.ok) throw new Error(created.error.message);
  const random = randomFrom(3);
  const found: GameState[] = [];
  let state = created.value;
  for (let seat = actingSeat(state.table); seat !== null; seat = actingSeat(state.table)) {
    const { decision, pending, battle } = state.table;
    if (!decision && !pending && !battle) found.push(state);
    const next = step(state, seat, POLICIES.random(state.table, seat, random));
    if (!next.ok) throw new Error(next.error.message);
    state = next.value.state;
  }
  return found;
};

const begin = (table: Table): string => {
  const begun = beginGameFrom(
    table,
    table.players.map((_, seat) => ({ name: `P${seat}`, level: seat === 0 ? null : ('recruit' as const) })),
  );
  if (!begun.ok) throw new Error(begun.error);
  return begun.value;
};

const storedGame = (id: string): KeptGame => {
  const opened = openLocalGame(id);
  if (!opened.ok) throw new Error(opened.error);
  return opened.value;
};

afterEach(() => storedGames.peek().forEach(({ id }) => removeLocalGame(id)));

describe('a game from a position', () => {
  test.each(MODES)('begins with the same table, at any moment of a match, in the mode %s', (mode) => {
    const states = settledStates({ mode, clock: 'turn:60' });
    expect(states.length).toBeGreaterThan(20);
    for (const { table } of states.filter((_, index) => index % 4 === 0)) {
      const id = begin(table);
      expect(storedGame(id).table).toEqual({ ...table, options: { ...table.options, clock: 'none' }, canTakeBack: false });
      removeLocalGame(id);
    }
  });

  test('S2: has the face-down tiles in an order that is not that of the match, nor the same twice', () => {
    const { table, piles } = settledStates({})[4]!;
    const [one, other] = [begin(table), begin(table)].map((id) => storedGame(id).record.position!.piles);
    for (const [seat, pile] of piles.entries()) {
      expect([...one![seat]!].sort()).toEqual([...pile!].sort());
      expect(one![seat]).not.toEqual(pile);
      expect(one![seat]).not.toEqual(other![seat]);
    }
  });

  test('says in its heading and its record where it began, and its rematch is a whole match', () => {
    const { table } = settledStates({}).find((state) => state.table.turn.number === 5)!;
    const id = begin(table);
    const game = new LocalGame(storedGame(id), {
      wantsReplay: () => false,
      onSegment: () => undefined,
      plan: () => new Promise(() => undefined),
    });
    expect(game.store.heading.value).toBe('Game from a position');
    let next = '';
    const beginNext = (setup: Setup): string => {
      const begun = beginLocalGame(setup);
      next = begun.ok ? begun.value : '';
      return begun.ok ? '' : begun.error;
    };
    const rematch = new LocalLobby(rematchSetup(game.record, { winners: [], hq: [0, 0] }, Math.random), {
      random: Math.random,
      begin: beginNext,
    });
    expect([rematch.phase.peek(), rematch.problem.peek()]).toEqual(['playing', '']);
    expect(storedGame(next).record.position).toBeUndefined();
    expect(storedGame(next).table.turn.phase).toBe('setup');
  });

  test('is kept with what is played in it, to its end', async () => {
    const { table } = settledStates({}).find((state) => state.table.turn.number === 9)!;
    const id = begin(table);
    const game = new LocalGame(storedGame(id), {
      wantsReplay: () => false,
      onSegment: () => undefined,
      plan: (request) => Promise.resolve(computerTurn(request)),
      paceMs: 0,
      seed: () => 7,
    });
    jest.useFakeTimers();
    const leave = game.attend();
    const random = randomFrom(5);
    while (!game.store.table.outcome) {
      if (actingSeat(game.store.table) === 0) game.store.play(0, POLICIES.random(game.store.table, 0, random));
      else await jest.advanceTimersByTimeAsync(10);
    }
    leave();
    jest.useRealTimers();
    const { record, table: last, stored } = storedGame(id);
    expect([last, stored.isOver]).toEqual([game.store.table, true]);
    expect(record.intents.length).toBeGreaterThan(5);
    expect(game.store.history.value.steps[0]!.before.turn).toEqual(table.turn);
    expect(replay(record)).toMatchObject({ ok: true, value: { state: { table: { outcome: last.outcome } } } });
  });

  test('is refused with the reason where a position cannot have what the match has', () => {
    const { table } = settledStates({})[4]!;
    const players = table.players.map((player) => ({ ...player, hand: ['borgo/hq'] as const }));
    expect(
      beginGameFrom({ ...table, players }, [
        { name: 'A', level: null },
        { name: '', level: 'recruit' },
      ]),
    ).toEqual({
      ok: false,
      error: 'The rules of this version cannot play on from here.',
    });
  });
});
