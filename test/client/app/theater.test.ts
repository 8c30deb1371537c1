import { effect } from '@preact/signals';
import type { GameEvent } from '@hexfall/shared/model/event';
import { publicTable } from '@hexfall/shared/rules/view';
import { Theater, type Scene } from '../../../client/src/store/theater.js';
import { position } from '../../support/play.js';

const BATTLE: GameEvent = { type: 'battle-started', starter: 0, cause: 'tile' };
const TURN: GameEvent = { type: 'turn-ended', player: 0 };

const tables = [0, 1, 2, 3].map((number) => publicTable(position({ players: ['borgo', 'moloch'], turn: { number: number + 1 } })));
const tableAfter = (seq: number) => tables[seq % tables.length]!;

const scene = (seq: number, ...events: GameEvent[]): Scene => ({ seq, before: tableAfter(seq - 1), events, after: tableAfter(seq) });

const open = (wanted = true) => {
  const heard: number[] = [];
  const theater = new Theater(
    () => wanted,
    ({ seq }) => heard.push(seq),
  );
  theater.reset(tableAfter(0));
  return { theater, heard };
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
    expect(theater.playing.value?.seq).toBe(1);
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
    expect(theater.playing.value?.seq).toBe(2);
    expect(theater.shown.value).toBe(tableAfter(1));
  });

  test('shows the result at once where no film is wanted, and keeps the film', () => {
    const { theater } = open(false);
    theater.add(scene(1, BATTLE));
    expect(theater.shown.value).toBe(tableAfter(1));
    expect(theater.last.value?.seq).toBe(1);
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

  test('shows the last film again without touching the table', () => {
    const { theater } = open();
    theater.add(scene(1, BATTLE));
    theater.finish();
    theater.add(scene(2, TURN));
    theater.replay();
    expect(theater.playing.value?.seq).toBe(1);
    theater.add(scene(3, TURN));
    expect(theater.shown.value).toBe(tableAfter(2));
    theater.finish();
    expect(theater.shown.value).toBe(tableAfter(3));
    expect(theater.replaying.value).toBe(false);
  });

  test('a film shown again and interrupted leaves the table as it is', () => {
    const { theater } = open();
    theater.add(scene(1, BATTLE));
    theater.finish();
    theater.replay();
    theater.snap();
    expect(theater.shown.value).toBe(tableAfter(1));
  });
});
