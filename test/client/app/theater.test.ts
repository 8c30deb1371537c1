import { effect } from '@preact/signals';
import type { GameEvent } from '@hexfall/shared/model/event';
import { publicTable } from '@hexfall/shared/rules/view';
import { Theater, type Scene } from '../../../client/src/store/theater.js';
import { position } from '../../support/play.js';

const BATTLE: GameEvent = { type: 'battle-started', starter: 0, cause: 'tile' };
const TURN: GameEvent = { type: 'turn-ended', player: 0 };

const tables = [0, 1, 2, 3].map((number) => publicTable(position({ players: ['borgo', 'moloch'], turn: { number: number + 1 } })));
const tableAfter = (seq: number) => tables[seq % tables.length]!;

const scene = (seq: number, ...events: GameEvent[]): Scene => ({
  seq,
  before: tableAfter(seq - 1),
  earlier: [],
  events,
  after: tableAfter(seq),
});

/** Why something is on the stage, and which scenes. */
const playing = ({ playing: { value } }: Theater) => value && [value.why, ...value.scenes.map(({ seq }) => seq)];

const open = (wanted = true) => {
  const heard: number[] = [];
  const settled: number[] = [];
  const theater = new Theater(
    () => wanted,
    ({ seq }) => heard.push(seq),
    (seq) => settled.push(seq),
  );
  theater.reset(tableAfter(0));
  return { theater, heard, settled };
};

describe('the theater', () => {
  test('shows what is no battle at once', () => {
    const { theater, heard } = open();
    theater.add(scene(1, TURN));
    expect(theater.shown.value).toBe(tableAfter(1));
    expect(theater.latest.value).toEqual([TURN]);
    expect(heard).toEqual([1]);
  });

  test('plays a battle first, and lets what follows wait', () => {
    const { theater, heard } = open();
    theater.add(scene(1, BATTLE));
    theater.add(scene(2, TURN));
    expect(playing(theater)).toEqual(['now', 1]);
    expect(theater.shown.value).toBe(tableAfter(0));
    expect(heard).toEqual([1]);
    theater.finish();
    expect(theater.playing.value).toBeNull();
    expect(theater.shown.value).toBe(tableAfter(2));
    expect(heard).toEqual([1, 2]);
  });

  test('never shows the table from before a battle again when its film ends', () => {
    const { theater } = open();
    const seen: (number | undefined)[] = [];
    const stop = effect(() => {
      if (!theater.playing.value) seen.push(theater.shown.value?.turn.number);
    });
    theater.add(scene(1, BATTLE));
    theater.finish();
    theater.add(scene(2, BATTLE));
    theater.snap();
    stop();
    expect(seen).toEqual([1, 2, 3]);
  });

  test('plays two battles one after the other', () => {
    const { theater } = open();
    theater.add(scene(1, BATTLE));
    theater.add(scene(2, BATTLE));
    theater.finish();
    expect(playing(theater)).toEqual(['now', 2]);
    expect(theater.shown.value).toBe(tableAfter(1));
  });

  test('shows the result at once where no film is wanted', () => {
    const { theater } = open(false);
    theater.add(scene(1, BATTLE));
    expect(theater.busy.value).toBe(false);
    expect(theater.shown.value).toBe(tableAfter(1));
  });

  test('plays no film of what began before this page knew', () => {
    const { theater } = open();
    theater.add({ ...scene(1, BATTLE), before: null });
    expect(theater.busy.value).toBe(false);
    expect(theater.shown.value).toBe(tableAfter(1));
  });

  test('jumps to the end of everything when the page is hidden', () => {
    const { theater } = open();
    theater.add(scene(1, BATTLE));
    theater.add(scene(2, TURN));
    theater.add(scene(3, BATTLE));
    theater.snap();
    expect(theater.shown.value).toBe(tableAfter(3));
    expect(theater.busy.value).toBe(false);
  });

  test('does not fall behind for ever', () => {
    const { theater } = open();
    theater.add(scene(1, BATTLE));
    for (let seq = 2; seq <= 20; seq++) theater.add(scene(seq, TURN));
    expect(theater.busy.value).toBe(false);
    expect(theater.shown.value).toBe(tableAfter(20));
  });

  test('says what has been shown to its end, and nothing before', () => {
    const { theater, settled } = open();
    theater.add(scene(1, BATTLE));
    theater.add(scene(2, TURN));
    expect(settled).toEqual([]);
    theater.finish();
    expect(settled).toEqual([1, 2]);
  });

  test.each(['again', 'missed'] as const)('shows what has been %s without touching the table, and goes on after it', (why) => {
    const { theater, settled } = open();
    theater.add(scene(1, BATTLE));
    theater.finish();
    theater.add(scene(2, TURN));
    theater.show(why, [scene(1, BATTLE), scene(2, TURN)]);
    expect(playing(theater)).toEqual([why, 1, 2]);
    theater.add(scene(3, TURN));
    expect(theater.shown.value).toBe(tableAfter(2));
    theater.finish();
    expect(theater.shown.value).toBe(tableAfter(3));
    expect(settled).toEqual([1, 2, 3]);
  });

  test.each(['again', 'missed'] as const)('what has been %s and is interrupted leaves the table as it is', (why) => {
    const { theater } = open();
    theater.add(scene(1, BATTLE));
    theater.finish();
    theater.show(why, [scene(1, BATTLE)]);
    theater.snap();
    expect(theater.shown.value).toBe(tableAfter(1));
    expect(theater.busy.value).toBe(false);
  });

  test('a film asked for stays at its end to be wound back, but not in the way of what happens', () => {
    const { theater } = open();
    theater.show('again', [scene(1, BATTLE)]);
    theater.end();
    expect(playing(theater)).toEqual(['again', 1]);
    theater.add(scene(2, TURN));
    expect(theater.busy.value).toBe(false);
    expect(theater.shown.value).toBe(tableAfter(2));
  });

  test('a film wound back from its end is watched to the end again before anything else', () => {
    const { theater } = open();
    theater.show('again', [scene(1, BATTLE)]);
    theater.end();
    theater.rewound();
    theater.add(scene(2, TURN));
    expect(playing(theater)).toEqual(['again', 1]);
    theater.end();
    expect(theater.shown.value).toBe(tableAfter(2));
  });

  test('the film of what happens now, and of what was missed, ends by itself', () => {
    const { theater } = open();
    theater.add(scene(1, BATTLE));
    theater.end();
    expect(theater.shown.value).toBe(tableAfter(1));
    theater.show('missed', [scene(1, BATTLE)]);
    theater.end();
    expect(theater.busy.value).toBe(false);
  });

  test('makes room for somebody who acts, but not from what happens now', () => {
    const { theater } = open();
    theater.show('missed', [scene(1, BATTLE)]);
    theater.clear();
    expect(theater.busy.value).toBe(false);
    theater.add(scene(1, BATTLE));
    theater.clear();
    expect(playing(theater)).toEqual(['now', 1]);
  });

  test('shows nothing else while a film is on the stage', () => {
    const { theater } = open();
    theater.add(scene(1, BATTLE));
    theater.show('again', [scene(0, BATTLE)]);
    expect(playing(theater)).toEqual(['now', 1]);
  });
});
