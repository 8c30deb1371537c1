import { effect } from '@preact/signals';
import type { GameEvent } from '@hexfall/shared/model/event';
import { PlaybackQueue, type ReplaySegment } from '../../../client/src/store/PlaybackQueue.js';
import { position } from '../../support/play.js';

const BATTLE: GameEvent = { type: 'battle-started', starter: 0, cause: 'tile' };
const TURN: GameEvent = { type: 'turn-ended', player: 0 };

const tables = [0, 1, 2, 3].map((number) => position({ players: ['borgo', 'moloch'], turn: { number: number + 1 } }));
const tableAfter = (seq: number) => tables[seq % tables.length]!;

const segment = (seq: number, ...events: GameEvent[]): ReplaySegment => ({
  seq,
  before: tableAfter(seq - 1),
  earlier: [],
  events,
  after: tableAfter(seq),
});

/** Why something is on the stage, and which segments. */
const playing = ({ playing: { value } }: PlaybackQueue) => value && [value.why, ...value.segments.map(({ seq }) => seq)];

const open = (wanted = true) => {
  const heard: number[] = [];
  const settled: number[] = [];
  const playback = new PlaybackQueue(
    () => wanted,
    ({ seq }) => heard.push(seq),
    (seq) => settled.push(seq),
  );
  playback.reset(tableAfter(0));
  return { playback, heard, settled };
};

describe('the playback queue', () => {
  test('shows what is no battle at once', () => {
    const { playback, heard } = open();
    playback.add(segment(1, TURN));
    expect(playback.shown.value).toBe(tableAfter(1));
    expect(playback.latest.value).toEqual([TURN]);
    expect(heard).toEqual([1]);
  });

  test('plays a battle first, and lets what follows wait', () => {
    const { playback, heard } = open();
    playback.add(segment(1, BATTLE));
    playback.add(segment(2, TURN));
    expect(playing(playback)).toEqual(['now', 1]);
    expect(playback.shown.value).toBe(tableAfter(0));
    expect(heard).toEqual([1]);
    playback.finish();
    expect(playback.playing.value).toBeNull();
    expect(playback.shown.value).toBe(tableAfter(2));
    expect(heard).toEqual([1, 2]);
  });

  test('never shows the table from before a battle again when its film ends', () => {
    const { playback } = open();
    const seen: (number | undefined)[] = [];
    const stop = effect(() => {
      if (!playback.playing.value) seen.push(playback.shown.value?.turn.number);
    });
    playback.add(segment(1, BATTLE));
    playback.finish();
    playback.add(segment(2, BATTLE));
    playback.skipAll();
    stop();
    expect(seen).toEqual([1, 2, 3]);
  });

  test('plays two battles one after the other', () => {
    const { playback } = open();
    playback.add(segment(1, BATTLE));
    playback.add(segment(2, BATTLE));
    playback.finish();
    expect(playing(playback)).toEqual(['now', 2]);
    expect(playback.shown.value).toBe(tableAfter(1));
  });

  test('shows the result at once where no film is wanted', () => {
    const { playback } = open(false);
    playback.add(segment(1, BATTLE));
    expect(playback.busy.value).toBe(false);
    expect(playback.shown.value).toBe(tableAfter(1));
  });

  test('plays no film of what began before this page knew', () => {
    const { playback } = open();
    playback.add({ ...segment(1, BATTLE), before: null });
    expect(playback.busy.value).toBe(false);
    expect(playback.shown.value).toBe(tableAfter(1));
  });

  test('jumps to the end of everything when the page is hidden', () => {
    const { playback } = open();
    playback.add(segment(1, BATTLE));
    playback.add(segment(2, TURN));
    playback.add(segment(3, BATTLE));
    playback.skipAll();
    expect(playback.shown.value).toBe(tableAfter(3));
    expect(playback.busy.value).toBe(false);
  });

  test('does not fall behind for ever', () => {
    const { playback } = open();
    playback.add(segment(1, BATTLE));
    for (let seq = 2; seq <= 20; seq++) playback.add(segment(seq, TURN));
    expect(playback.busy.value).toBe(false);
    expect(playback.shown.value).toBe(tableAfter(20));
  });

  test('says what has been shown to its end, and nothing before', () => {
    const { playback, settled } = open();
    playback.add(segment(1, BATTLE));
    playback.add(segment(2, TURN));
    expect(settled).toEqual([]);
    playback.finish();
    expect(settled).toEqual([1, 2]);
  });

  test.each(['again', 'missed'] as const)('shows what has been %s without touching the table, and goes on after it', (why) => {
    const { playback, settled } = open();
    playback.add(segment(1, BATTLE));
    playback.finish();
    playback.add(segment(2, TURN));
    playback.show(why, [segment(1, BATTLE), segment(2, TURN)]);
    expect(playing(playback)).toEqual([why, 1, 2]);
    playback.add(segment(3, TURN));
    expect(playback.shown.value).toBe(tableAfter(2));
    playback.finish();
    expect(playback.shown.value).toBe(tableAfter(3));
    expect(settled).toEqual([1, 2, 3]);
  });

  test.each(['again', 'missed'] as const)('what has been %s and is interrupted leaves the table as it is', (why) => {
    const { playback } = open();
    playback.add(segment(1, BATTLE));
    playback.finish();
    playback.show(why, [segment(1, BATTLE)]);
    playback.skipAll();
    expect(playback.shown.value).toBe(tableAfter(1));
    expect(playback.busy.value).toBe(false);
  });

  test('a film asked for stays at its end to be wound back, but not in the way of what happens', () => {
    const { playback } = open();
    playback.show('again', [segment(1, BATTLE)]);
    playback.end();
    expect(playing(playback)).toEqual(['again', 1]);
    playback.add(segment(2, TURN));
    expect(playback.busy.value).toBe(false);
    expect(playback.shown.value).toBe(tableAfter(2));
  });

  test('a film wound back from its end is watched to the end again before anything else', () => {
    const { playback } = open();
    playback.show('again', [segment(1, BATTLE)]);
    playback.end();
    playback.rewound();
    playback.add(segment(2, TURN));
    expect(playing(playback)).toEqual(['again', 1]);
    playback.end();
    expect(playback.shown.value).toBe(tableAfter(2));
  });

  test('the film of what happens now, and of what was missed, ends by itself', () => {
    const { playback } = open();
    playback.add(segment(1, BATTLE));
    playback.end();
    expect(playback.shown.value).toBe(tableAfter(1));
    playback.show('missed', [segment(1, BATTLE)]);
    playback.end();
    expect(playback.busy.value).toBe(false);
  });

  test('makes room for someone who acts, but not from what happens now', () => {
    const { playback } = open();
    playback.show('missed', [segment(1, BATTLE)]);
    playback.cancelReplay();
    expect(playback.busy.value).toBe(false);
    playback.add(segment(1, BATTLE));
    playback.cancelReplay();
    expect(playing(playback)).toEqual(['now', 1]);
  });

  test('shows nothing else while a film is on the stage', () => {
    const { playback } = open();
    playback.add(segment(1, BATTLE));
    playback.show('again', [segment(0, BATTLE)]);
    expect(playing(playback)).toEqual(['now', 1]);
  });
});
