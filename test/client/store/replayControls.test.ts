import './support/browserGlobals.js';
import { effect } from '@preact/signals';
import type { Frame } from '@hexfall/shared/picture/replay/buildReplay';
import { fightBattle } from '@hexfall/shared/rules/battle/fightBattle';
import type { BoardView } from '../../../client/src/board/BoardView.js';
import type { BoardModel } from '../../../client/src/board/types.js';
import { PlaybackQueue, type ReplaySegment } from '../../../client/src/store/PlaybackQueue.js';
import { ReplayControls } from '../../../client/src/table/replay/ReplayControls.js';
import { boardOf } from '../../support/battles.js';
import { foldOn } from '../../support/states.js';

const before = boardOf(['moloch/hq -2,0', 'outpost/hq 2,0', 'moloch/clown 0,0', 'outpost/runner 0,-1', 'outpost/commando 0,2 r4']);
const { events } = fightBattle(before, 0, ['explode']);
const stop = fightBattle(before, 0, []).events;
const AFTER = foldOn(before, events);
const BATTLE: ReplaySegment = { seq: 1, before: before, earlier: [], events, after: AFTER };

/** A board that only remembers what it was to show, and fails on demand. */
class FakeBoard {
  readonly shown: BoardModel[] = [];
  speed = 1;
  fails = false;

  show(model: BoardModel): Promise<void> {
    this.shown.push(model);
    return this.fails ? Promise.reject(new Error('no picture')) : Promise.resolve();
  }

  perform({ model }: Frame): Promise<void> {
    return this.show(model);
  }

  prepare(): void {
    // Nothing moves here.
  }

  settle(): void {
    // Nothing moves here.
  }
}

const open = () => {
  const board = new FakeBoard();
  const playback = new PlaybackQueue(
    () => true,
    () => undefined,
  );
  playback.reset(before);
  const replay = new ReplayControls(playback);
  effect(() => {
    const showing = playback.playing.value;
    if (showing) replay.load(board as unknown as BoardView, showing);
    else replay.unload();
  });
  return { board, playback, replay };
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
    const { playback, board } = open();
    playback.add(BATTLE);
    expect(playback.busy.value).toBe(true);
    await jest.advanceTimersByTimeAsync(60_000);
    expect(playback.busy.value).toBe(false);
    expect(playback.shown.value).toBe(AFTER);
    expect(board.shown.length).toBeGreaterThan(4);
  });

  test.each([
    ['runs no faster without a clock', 'none', 'now', false],
    ['runs no faster by days', 'days:1', 'now', false],
    ['runs no faster where there is time', 'turn:600', 'now', false],
    ['runs faster where the clocks would not stand for most of it', 'turn:5', 'now', true],
    ['runs no faster when it is shown again', 'turn:5', 'again', false],
  ] as const)('%s', (_what, clock, why, isFaster) => {
    const { playback, board } = open();
    const segment = { ...BATTLE, after: { ...AFTER, options: { ...AFTER.options, clock } } };
    playback.playing.value = { why, segments: [segment] };
    if (isFaster) expect(board.speed).toBeGreaterThan(1.1);
    else expect(board.speed).toBe(1);
  });

  test('goes back and forth, and to its ends, while it is paused', async () => {
    const { playback, replay } = open();
    playback.add(BATTLE);
    await jest.advanceTimersByTimeAsync(1000);
    replay.jump(Infinity);
    replay.pause();
    const last = replay.current.value!.frames.length - 1;
    replay.jump(Infinity);
    await jest.advanceTimersByTimeAsync(0);
    expect(replay.place.value).toBe(last);
    replay.step(-1);
    expect(replay.place.value).toBe(last - 1);
    replay.jumpPhase(-1);
    expect(replay.current.value!.phases.map(({ frame }) => frame)).toContain(replay.place.value);
    replay.jump(-5);
    expect(replay.place.value).toBe(0);
    expect(playback.busy.value).toBe(true);
    replay.skip();
    expect(playback.shown.value).toBe(AFTER);
  });

  test('after a question it goes on where it stopped, and can be wound back to the beginning of the battle', async () => {
    const { playback, replay } = open();
    playback.add({ ...BATTLE, earlier: stop, events: events.slice(stop.length) });
    const start = replay.place.value;
    expect(start).toBeGreaterThan(0);
    await jest.advanceTimersByTimeAsync(0);
    expect(replay.place.value).toBe(start);
    replay.pause();
    replay.jump(0);
    expect(replay.frame.value?.kind).toBe('opening');
  });

  test('what was asked for is forgotten with its phase', async () => {
    const { playback, replay } = open();
    playback.show('again', [BATTLE]);
    replay.pause();
    replay.jump(replay.current.value!.phases[0]!.frame);
    expect(replay.ask([0, 0])).toBe(true);
    expect(replay.asked.value?.at).toEqual([0, 0]);
    replay.jump(0);
    expect(replay.asked.value).toBeNull();
    replay.skip();
    expect(replay.ask([0, 0])).toBe(false);
    await jest.advanceTimersByTimeAsync(0);
  });

  test('a fault in showing a picture ends the film in the true table', async () => {
    const { playback, board } = open();
    board.fails = true;
    playback.add(BATTLE);
    await jest.advanceTimersByTimeAsync(1000);
    expect(faults).toHaveLength(1);
    expect(playback.busy.value).toBe(false);
    expect(playback.shown.value).toBe(AFTER);
  });

  test('a film that cannot be made leaves the true table', () => {
    const { playback } = open();
    const empty = boardOf(['moloch/hq -2,0', 'outpost/hq 2,0']);
    playback.add({ ...BATTLE, before: empty });
    expect(faults).toHaveLength(1);
    expect(playback.busy.value).toBe(false);
    expect(playback.shown.value).toBe(AFTER);
  });
});
