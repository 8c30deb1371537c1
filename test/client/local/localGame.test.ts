import '../store/support/browserGlobals.js';
import { computerTurn } from '@hexfall/shared/ai/computerTurn';
import { tileOf } from '@hexfall/shared/content/catalog';
import type { Setup } from '@hexfall/shared/lobby/setup';
import type { NewTableSetup } from '@hexfall/shared/lobby/tableSetup';
import type { Intent } from '@hexfall/shared/model/intent';
import { fail, type Result } from '@hexfall/shared/model/result';
import type { ArmyId } from '@hexfall/shared/model/tile';
import { formatRecord, replay } from '@hexfall/shared/notation/record';
import { createMatch } from '@hexfall/shared/rules/createMatch';
import { RULES_VERSION } from '@hexfall/shared/rules/version';
import { LocalLobby, newLocalSetup, rematchSetup, type SeatPlan } from '../../../client/src/lobby/LocalLobby.js';
import { LocalGame } from '../../../client/src/local/LocalGame.js';
import { gamesPlayed } from '../../../client/src/platform/gamesPlayed.js';
import { MOST_LOCAL_GAMES, removeLocalGame, storedGame, storedGames, storeGame } from '../../../client/src/store/localGames.js';
import {
  beginLocalGame,
  keepSavedGame,
  type KeptGame,
  localSummaryOf,
  openLocalGame,
  readLocalRecord,
} from '../../../client/src/table/beginLocalGame.js';

interface Plan {
  readonly wish: NewTableSetup;
  readonly seats: readonly SeatPlan[];
}

const computer = (army: ArmyId | null): SeatPlan => ({ key: null, name: '', army, level: 'recruit' });

const AGAINST_COMPUTER: Plan = { wish: {}, seats: [{ ...computer('borgo'), key: 'ala', name: 'Ala' }, computer('moloch')] };

const HOT_SEAT: Plan = {
  wish: { options: { mode: 'deathmatch', clock: 'turn:60' } },
  seats: [{ ...computer('borgo'), key: 'ala', name: 'Ala' }, { ...computer('moloch'), key: 'bolek', name: 'Bolek' }, computer(null)],
};

/** Sets up a table, and begins its match as soon as it is complete. Returns the id of the game, or why there is none as a sentence. */
const tryToBegin = (setup: Setup, plans: readonly SeatPlan[] = []): Result<string, string> => {
  let begun: Result<string, string> = fail('the set-up is not complete');
  const lobby = new LocalLobby(setup, {
    random: Math.random,
    begin: (complete) => {
      begun = beginLocalGame(complete);
      return begun.ok ? '' : begun.error;
    },
  });
  lobby.seatPlayers(new Map(plans.entries()));
  lobby.readyAll();
  return begun;
};

const begin = ({ wish, seats }: Plan = AGAINST_COMPUTER): string => {
  const begun = tryToBegin(newLocalSetup(wish), seats);
  if (!begun.ok) throw new Error(begun.error);
  return begun.value;
};

const keptGame = (id: string): KeptGame => {
  const opened = openLocalGame(id);
  if (!opened.ok) throw new Error(opened.error);
  return opened.value;
};

const open = (id: string): { readonly game: LocalGame; readonly leave: () => void } => {
  const game = new LocalGame(keptGame(id), {
    wantsReplay: () => false,
    onSegment: () => undefined,
    plan: (request) => Promise.resolve(computerTurn(request)),
    paceMs: 10,
    seed: () => 7,
  });
  return { game, leave: game.attend() };
};

/** Lets the computer players play until a person acts, or all is over. */
const awaitPerson = async ({ store }: LocalGame): Promise<void> => {
  const isPersons = (): boolean => store.mine.peek().includes(store.acting.peek() ?? -1);
  for (let waited = 0; waited < 500 && !isPersons() && !store.table.outcome; waited++) await jest.advanceTimersByTimeAsync(10);
};

const act = async ({ store }: LocalGame, wanted: Intent['do']): Promise<void> => {
  const intent = store.legal.peek().find(({ do: kind }) => kind === wanted);
  if (!intent) throw new Error(`no ${wanted} is legal`);
  await store.act(intent);
};

/** Does the first thing that is legal, and so comes to an end. */
const playOn = async (game: LocalGame, until: () => boolean): Promise<void> => {
  for (let steps = 0; steps < 400; steps++) {
    await awaitPerson(game);
    if (game.store.table.outcome || until()) return;
    const legal = game.store.legal.peek();
    const wanted = legal.find(({ do: kind }) => kind === 'choose' || kind === 'discard' || kind === 'place-hq' || kind === 'end-turn');
    await game.store.act(wanted ?? legal[0]!);
  }
};

const setItem = localStorage.setItem.bind(localStorage);
/** A browser that has room for so many characters in an entry. */
const limitRoom = (most: number): void => {
  localStorage.setItem = (key, value) => {
    if (value.length > most) throw new DOMException('full', 'QuotaExceededError');
    setItem(key, value);
  };
};

beforeEach(() => {
  jest.useFakeTimers();
  for (const { id } of storedGames.peek()) removeLocalGame(id);
});
afterEach(() => {
  localStorage.setItem = setItem;
  jest.useRealTimers();
});

test('a game against the computer is played to its end and kept with its result', async () => {
  const id = begin();
  const { game, leave } = open(id);
  await playOn(game, () => false);
  leave();
  expect(game.store.table.outcome).not.toBeNull();
  expect(game.fault.peek()).toBeNull();
  const saved = keptGame(id);
  expect(saved.table).toEqual(game.store.table);
  expect(saved.stored.isOver).toBe(true);
  expect(localSummaryOf(saved)).toMatchObject({ phase: 'over', winners: game.store.table.outcome?.winners, mine: [0], acting: null });
  const played = replay(saved.record);
  expect(played.ok && played.value.state.table).toEqual(saved.table);
});

describe('the first hand', () => {
  afterEach(() => {
    gamesPlayed.value = 0;
  });

  /** How many of some games against the computer begin with a warrior, whose player is the second in every other one. */
  const withWarrior = (games: number, plan = AGAINST_COMPUTER): number => {
    let found = 0;
    for (let game = 0; game < games; game++) {
      const id = begin(game % 2 === 0 ? plan : { ...plan, seats: plan.seats.toReversed() });
      const { record } = keptGame(id);
      const created = createMatch(record.setup);
      const piles = created.ok ? created.value.piles : [];
      const own = game % 2 === 0 ? 0 : 1;
      // S4: one tile in the first turn, two in the second.
      const drawn = (piles[own] ?? []).slice(0, own + 1).map((tile) => tileOf(tile).kind);
      if (drawn.includes('warrior')) found++;
      removeLocalGame(id);
    }
    return found;
  };

  test('has a warrior in the first three games against the computer', () => {
    expect(withWarrior(30)).toBe(30);
    gamesPlayed.value = 2;
    expect(withWarrior(30)).toBe(30);
  });

  test('is as it is drawn later, and where two people share the device', () => {
    expect(withWarrior(60, { ...HOT_SEAT, wish: {}, seats: HOT_SEAT.seats.slice(0, 2) })).toBeLessThan(60);
    gamesPlayed.value = 3;
    expect(withWarrior(60)).toBeLessThan(60);
  });
});

test('the same seeds give the same game, whatever the page did between the intents', async () => {
  const id = begin();
  const { record } = keptGame(id);
  const play = async (as: string): Promise<unknown> => {
    const { game, leave } = open(as);
    await playOn(game, () => game.store.table.turn.number >= 9);
    leave();
    return game.store.table;
  };
  const again = keepSavedGame(formatRecord(record));
  expect(again.ok && (await play(again.value))).toEqual(await play(id));
});

test('a game goes on where it was left, with its log and its players', async () => {
  const id = begin(HOT_SEAT);
  const { game, leave } = open(id);
  await playOn(game, () => game.store.table.turn.number >= 5);
  leave();
  const { game: again, leave: leaveAgain } = open(id);
  expect(again.store.state).toEqual(game.store.state);
  expect(again.store.history.peek().entries).toEqual(game.store.history.peek().entries);
  expect(again.store.names.peek()).toEqual(['Ala', 'Bolek', 'Computer']);
  expect([again.store.mine.peek(), again.store.players?.isShared.peek()]).toEqual([[0, 1], true]);
  await playOn(again, () => again.store.table.turn.number >= 7);
  expect(keptGame(id).record.intents.length).toBeGreaterThan(game.record.intents.length);
  leaveAgain();
});

test('no clock runs, armies differ, and the seed is another one each time', () => {
  const setups = [begin(HOT_SEAT), begin(HOT_SEAT)].map((id) => keptGame(id).record.setup);
  for (const { options, armies } of setups) {
    expect(options.clock).toBe('none');
    expect(new Set(armies).size).toBe(3);
  }
  expect(setups[0]?.seed).not.toBe(setups[1]?.seed);
});

test('a game begins only when every seat is taken, and every mercenary is hired', () => {
  expect(tryToBegin(newLocalSetup({}), AGAINST_COMPUTER.seats.slice(0, 1))).toMatchObject({ ok: false });
  expect(tryToBegin(newLocalSetup({ options: { mercenaries: 1 } }), AGAINST_COMPUTER.seats)).toMatchObject({ ok: false });
  expect(storedGames.peek()).toEqual([]);
});

test('in the next game each player has moved on by one, with what they have won', () => {
  const { record } = keptGame(begin());
  const next = tryToBegin(rematchSetup(record, { winners: [0], hq: [3, -3] }, Math.random));
  const { setup, saved } = keptGame(next.ok ? next.value : '').record;
  expect(setup.armies).toEqual(['moloch', 'borgo']);
  const [won, lost] = [1, 0].map((count) => ({ played: 1, won: count, drawn: 0, hq: count === 1 ? 3 : -3 }));
  expect(saved.seats).toEqual([
    { name: 'Computer', computer: 'recruit', series: lost },
    { name: 'Ala', series: won },
  ]);
  expect(setup.seed).not.toBe(record.setup.seed);
});

test('the last action is taken back, and resigning ends the game', async () => {
  const id = begin();
  const { game, leave } = open(id);
  await playOn(game, () => game.store.table.turn.phase === 'turn' && game.store.acting.peek() === 0);
  const { players } = game.store.table;
  await act(game, 'discard');
  expect(game.store.table.players).not.toEqual(players);
  await game.store.act({ do: 'take-back' });
  expect(game.store.table.players).toEqual(players);
  await game.store.act({ do: 'resign' });
  leave();
  expect(keptGame(id).table.outcome).toMatchObject({ winners: [1], reason: 'resigned' });
});

describe('a browser without room', () => {
  test('says so, goes on, and keeps the game as soon as there is room', async () => {
    const id = begin();
    const { game, leave } = open(id);
    limitRoom(storedGame(id)!.text.length);
    await act(game, 'place-hq');
    expect(game.fault.peek()).toBe('full');
    expect(keptGame(id).record.intents).toEqual([]);
    await awaitPerson(game);
    localStorage.setItem = setItem;
    await act(game, 'end-turn');
    expect(game.fault.peek()).toBeNull();
    expect(keptGame(id).record.intents).toEqual(game.record.intents);
    leave();
  });

  test('begins no game', () => {
    limitRoom(10);
    expect(tryToBegin(newLocalSetup({}), AGAINST_COMPUTER.seats)).toMatchObject({
      ok: false,
      error: expect.stringContaining('no room') as string,
    });
  });

  test('drops the oldest finished game first, and never a running one', () => {
    const content = (at: number, isOver: boolean) => ({ at, isOver, record: null });
    for (let place = 0; place < MOST_LOCAL_GAMES; place++) storeGame(`game-${place}`, content(place, place === 4 || place === 9), null);
    begin();
    expect(storedGame('game-4')).toBeNull();
    begin();
    expect(storedGame('game-9')).toBeNull();
    expect(tryToBegin(newLocalSetup({}), AGAINST_COMPUTER.seats)).toMatchObject({
      ok: false,
      error: expect.stringContaining('Twenty') as string,
    });
    expect(storedGames.peek()).toHaveLength(MOST_LOCAL_GAMES);
  });
});

test('of two tabs with one game the later one goes on, and the other one overwrites nothing', async () => {
  const id = begin();
  const [first, second] = [open(id), open(id)];
  first.leave();
  await act(second.game, 'place-hq');
  const { text } = storedGame(id)!;
  await act(first.game, 'place-hq');
  expect(first.game.fault.peek()).toBe('changed');
  expect(storedGame(id)?.text).toBe(text);
  removeLocalGame(id);
  await awaitPerson(second.game);
  expect(second.game.fault.peek()).toBe('changed');
  expect(storedGame(id)).toBeNull();
  second.leave();
});

test.each([
  ['another version of the rules', 'version', { rules: RULES_VERSION + 1 }],
  ['an intent that is refused', 'broken', { intents: [{ player: 1, do: 'end-turn' }] }],
  ['no players', 'broken', { saved: undefined }],
  ['no record', 'broken', { format: 'none' }],
])('what is kept with %s is refused and can be removed', (_, fault, change) => {
  const id = begin();
  const { record } = keptGame(id);
  const entry = { at: 1, isOver: false, record: { ...formatRecord(record), ...change } };
  setItem(`hexfall.local.${id}`, JSON.stringify(entry));
  expect(openLocalGame(id)).toEqual({ ok: false, error: fault });
  removeLocalGame(id);
  expect(openLocalGame(id)).toEqual({ ok: false, error: 'missing' });
});

test.each(['', '{', 'null', '[]', '"text"', '{"at":"never"}'])('an entry %j is listed, refused and removed', (text) => {
  setItem('hexfall.local.spoilt22', text);
  expect(storedGame('spoilt22')).toMatchObject({ at: 0, isOver: false });
  expect(openLocalGame('spoilt22')).toEqual({ ok: false, error: 'broken' });
  removeLocalGame('spoilt22');
  expect(storedGames.peek()).toEqual([]);
});

test('a computer player that fails is tried again', async () => {
  globalThis.reportError = () => undefined;
  const id = begin();
  let answers = false;
  const game = new LocalGame(keptGame(id), {
    wantsReplay: () => false,
    onSegment: () => undefined,
    plan: (request) => (answers ? Promise.resolve(computerTurn(request)) : Promise.reject(new Error('no worker'))),
    paceMs: 10,
  });
  const leave = game.attend();
  await act(game, 'place-hq');
  await jest.advanceTimersByTimeAsync(50);
  expect([game.hasFailed.peek(), game.store.acting.peek()]).toEqual([true, 1]);
  answers = true;
  game.retry();
  await awaitPerson(game);
  expect([game.hasFailed.peek(), game.store.acting.peek()]).toEqual([false, 0]);
  leave();
});

test('a running game of a file goes on here; a record without players does not', () => {
  const { record } = keptGame(begin());
  const { saved: _, ...rest } = formatRecord(record);
  expect(readLocalRecord(rest)).toEqual({ ok: false, error: 'broken' });
  const stored = keepSavedGame(formatRecord(record));
  expect(stored.ok && keptGame(stored.value).record).toEqual(record);
});
