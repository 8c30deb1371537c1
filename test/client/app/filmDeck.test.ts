import './support/browserGlobals.js';
import { jest } from '@jest/globals';
import { effect } from '@preact/signals';
import { fightBattle } from '@hexfall/shared/rules/battle/fightBattle';
import { fold } from '@hexfall/shared/rules/evolve';
import { publicTable } from '@hexfall/shared/rules/view';
import type { BoardView } from '../../../client/src/board/BoardView.js';
import type { BoardModel } from '../../../client/src/board/types.js';
import { FilmDeck } from '../../../client/src/hud/filmDeck.js';
import { Theater, type Scene } from '../../../client/src/store/theater.js';
import { boardOf } from '../../support/battles.js';

const before = boardOf(['moloch/hq -2,0', 'outpost/hq 2,0', 'moloch/clown 0,0', 'outpost/runner 0,-1', 'outpost/commando 0,2 r4']);
const { events } = fightBattle(before, 0, ['explode']);
const stop = fightBattle(before, 0, []).events;
const AFTER = publicTable(fold(before, events));
const BATTLE: Scene = { seq: 1, before: publicTable(before), earlier: [], events, after: AFTER };

/** A board that only remembers what it was to show, and fails when it is told to. */
class FakeBoard {
  readonly shown: BoardModel[] = [];
  speed = 1;
  fails = false;

  show(model: BoardModel): Promise<void> {
    this.shown.push(model);
    return this.fails ? Promise.reject(new Error('no picture')) : Promise.resolve();
  }

  play(): Promise<void> {
    return Promise.resolve();
  }

  settle(): void {
    // Nothing moves here.
  }
}

const open = () => {
  const board = new FakeBoard();
  const theater = new Theater(
    () => true,
    () => undefined,
  );
  theater.reset(publicTable(before));
  const deck = new FilmDeck(theater);
  effect(() => {
    const showing = theater.playing.value;
    if (showing) deck.load(board as unknown as BoardView, showing);
    else deck.unload();
  });
  return { board, theater, deck };
};

const faults: unknown[] = [];

describe('the film deck', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    faults.length = 0;
    Object.assign(globalThis, { reportError: (fault: unknown) => faults.push(fault) });
  });
  afterEach(() => jest.useRealTimers());

  test('plays to the end by itself, and the true table is on the board', async () => {
    const { theater, board } = open();
    theater.add(BATTLE);
    expect(theater.busy.value).toBe(true);
    await jest.advanceTimersByTimeAsync(60_000);
    expect(theater.busy.value).toBe(false);
    expect(theater.shown.value).toBe(AFTER);
    expect(board.shown.length).toBeGreaterThan(4);
  });

  test('goes back and forth, and to its ends, while it is paused', async () => {
    const { theater, deck } = open();
    theater.add(BATTLE);
    await jest.advanceTimersByTimeAsync(1000);
    deck.jump(Infinity);
    deck.pause();
    const last = deck.film.value!.frames.length - 1;
    deck.jump(Infinity);
    await jest.advanceTimersByTimeAsync(0);
    expect(deck.place.value).toBe(last);
    deck.step(-1);
    expect(deck.place.value).toBe(last - 1);
    deck.jumpPhase(-1);
    expect(deck.film.value!.phases.map(({ frame }) => frame)).toContain(deck.place.value);
    deck.jump(-5);
    expect(deck.place.value).toBe(0);
    expect(theater.busy.value).toBe(true);
    deck.skip();
    expect(theater.shown.value).toBe(AFTER);
  });

  test('after a question it goes on where it stopped, and can be wound back to the beginning of the battle', async () => {
    const { theater, deck } = open();
    theater.add({ ...BATTLE, earlier: stop, events: events.slice(stop.length) });
    const start = deck.place.value;
    expect(start).toBeGreaterThan(0);
    await jest.advanceTimersByTimeAsync(0);
    expect(deck.place.value).toBe(start);
    deck.pause();
    deck.jump(0);
    expect(deck.frame.value?.kind).toBe('opening');
  });

  test('what was asked for is forgotten with its phase', async () => {
    const { theater, deck } = open();
    theater.show('again', [BATTLE]);
    deck.pause();
    deck.jump(deck.film.value!.phases[0]!.frame);
    expect(deck.ask([0, 0])).toBe(true);
    expect(deck.asked.value?.at).toEqual([0, 0]);
    deck.jump(0);
    expect(deck.asked.value).toBeNull();
    deck.skip();
    expect(deck.ask([0, 0])).toBe(false);
    await jest.advanceTimersByTimeAsync(0);
  });

  test('a fault in showing a picture ends the film in the true table', async () => {
    const { theater, board } = open();
    board.fails = true;
    theater.add(BATTLE);
    await jest.advanceTimersByTimeAsync(1000);
    expect(faults).toHaveLength(1);
    expect(theater.busy.value).toBe(false);
    expect(theater.shown.value).toBe(AFTER);
  });

  test('a film that cannot be made leaves the true table', () => {
    const { theater } = open();
    const empty = publicTable(boardOf(['moloch/hq -2,0', 'outpost/hq 2,0']));
    theater.add({ ...BATTLE, before: empty });
    expect(faults).toHaveLength(1);
    expect(theater.busy.value).toBe(false);
    expect(theater.shown.value).toBe(AFTER);
  });
});
