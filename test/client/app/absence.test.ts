import './support/browserGlobals.js';
import { signal } from '@preact/signals';
import { randomFrom } from '@hexfall/shared/ai/random';
import { POLICIES } from '@hexfall/shared/ai/policies';
import { DEFAULT_OPTIONS } from '@hexfall/shared/model/options';
import type { Seat } from '@hexfall/shared/model/state';
import type { Reel } from '@hexfall/shared/protocol/messages';
import { createMatch } from '@hexfall/shared/rules/createMatch';
import { fold } from '@hexfall/shared/rules/evolve';
import { actingSeat } from '@hexfall/shared/rules/legal';
import { step } from '@hexfall/shared/rules/step';
import { publicTable, tableFromPublic } from '@hexfall/shared/rules/view';
import { boardModel } from '../../../client/src/board/boardModel.js';
import { film } from '../../../client/src/battle/timeline.js';
import { Absence } from '../../../client/src/store/Absence.js';
import { beginHistory, continueHistory, type History } from '../../../client/src/store/history.js';
import { battleAt, lastBattle, latestScene, missedScenes } from '../../../client/src/store/scenes.js';
import { seenAt } from '../../../client/src/store/seenMarks.js';
import { Theater } from '../../../client/src/store/theater.js';

/** A whole duel as the server tells it, after every intent. */
const play = (seed: number): History[] => {
  const created = createMatch({ options: DEFAULT_OPTIONS, armies: ['moloch', 'hegemony'], seed: 'absence' });
  if (!created.ok) throw new Error(created.error.message);
  const random = randomFrom(seed);
  const told = [beginHistory(publicTable(created.value), [])];
  let table = created.value;
  for (let seat = actingSeat(table); seat !== null; seat = actingSeat(table)) {
    const intent = POLICIES.random(table, seat, random);
    const done = step(table, seat, intent);
    if (!done.ok) throw new Error(done.error.message);
    table = done.value.table;
    const reel: Reel = { seq: told.length, player: seat, intent, events: done.value.events };
    told.push(continueHistory(told.at(-1)!, reel)!);
  }
  return told;
};

/** One in which a battle has stopped for a question. */
const histories = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map(play).find((told) => told.at(-1)!.told.some(({ before }) => before.battle))!;
const whole = histories.at(-1)!;

/** The places at which the turn passes to a seat. */
const turnsOf = (seat: Seat): number[] =>
  whole.told.flatMap(({ seq, events }) => (events.some((event) => event.type === 'turn-started' && event.player === seat) ? [seq] : []));

test('a battle opened from the log is the whole battle, whatever question it has stopped for', () => {
  const stops = whole.told.filter(({ before }) => before.battle);
  expect(stops.length).toBeGreaterThan(0);
  for (const { seq } of stops) {
    const scene = battleAt(whole, seq)!;
    expect(scene.events.filter(({ type }) => type === 'battle-started').length).toBeGreaterThan(0);
    expect(scene.events.at(-1)?.type).not.toBe('asked');
    expect(scene).toEqual(battleAt(whole, scene.seq));
  }
});

test('every battle of the match ends in the board the server told', () => {
  const filmed = whole.told.filter(({ events }) => events.some(({ type }) => type === 'battle-ended'));
  expect(filmed.length).toBeGreaterThan(2);
  for (const { seq } of filmed) {
    const { before, events, after } = battleAt(whole, seq)!;
    expect(fold(tableFromPublic(before!), events).board).toEqual(after.board);
    expect(after).toEqual(publicTable(histories[seq]!.table));
  }
  expect(lastBattle(whole)?.seq).toBe(
    whole.told.findLast(({ events }) => events.some(({ type }) => type === 'battle-ended' || type === 'struck'))!.seq,
  );
});

test('what is told after a question of a battle knows what came earlier', () => {
  const stopped = whole.told.find(({ before }) => before.battle)!;
  const scene = latestScene(histories[stopped.seq]!)!;
  expect(scene.earlier.some(({ type }) => type === 'battle-started')).toBe(true);
  expect(fold(tableFromPublic(scene.before!), [...scene.earlier, ...scene.events]).board).toEqual(scene.after.board);
});

test('only what others have done is missed, and no more than the last round and battle', () => {
  const [, mine] = turnsOf(0);
  const now = histories[mine!]!;
  const others = now.told.filter(({ player }) => player === 1).map(({ seq }) => seq);
  const before = others.find((seq, place) => place > 0 && others[place - 1] !== seq - 1)! - 1;
  const missed = missedScenes(now, before, [0]);
  expect(missed.length).toBeGreaterThan(0);
  expect(missed.at(-1)?.after).toEqual(publicTable(now.table));
  expect(missed.every(({ seq }) => seq > before)).toBe(true);
  expect(missedScenes(now, mine!, [0])).toEqual([]);
  expect(missedScenes(now, null, [])).toEqual([]);
  expect(missedScenes(now, null, [0]).length).toBeGreaterThan(0);
  expect(missedScenes(whole, 0, [0]).length).toBeLessThan(whole.told.length / 2);
});

test('law: whatever was missed, its film can be made and ends in the true board', () => {
  for (const since of whole.told.map(({ seq }) => seq)) {
    const missed = missedScenes(whole, since, [1]);
    if (missed.length === 0) continue;
    const frames = missed.flatMap(({ before, events }) => film(before!, events, true).frames);
    const last = frames.findLast(({ kind }) => kind !== 'losses');
    expect(last?.model.units.map(({ at, tile }) => [at, tile])).toEqual(boardModel(whole.table).units.map(({ at, tile }) => [at, tile]));
  }
});

describe('an absence', () => {
  const CODES = ['AAAAAA', 'BBBBBB', 'CCCCCC', 'DDDDDD', 'EEEEEE'];

  const open = () => {
    const history = signal<History | null>(histories[0]!);
    const mine = signal<readonly Seat[]>([0]);
    const code = signal<string | null>(CODES.pop()!);
    let isWatched = true;
    const theater: Theater = new Theater(
      () => false,
      () => undefined,
      (seq) => absence.saw(seq),
    );
    const absence: Absence = new Absence({ code, history, mine, theater, isWatched: () => isWatched });
    theater.reset(publicTable(histories[0]!.table));
    const hear = (seq: number): void => {
      history.value = histories[seq]!;
      theater.add({ ...latestScene(histories[seq]!)! });
    };
    const look = (watched: boolean): void => {
      isWatched = watched;
      if (watched) absence.lookBack();
    };
    return { absence, theater, history, hear, look, seen: () => seenAt(code.peek()!) };
  };

  /** The first turn of the other player, as a span of intents. */
  const theirs = whole.told.filter(({ player, seq }) => player === 1 && seq > 2).map(({ seq }) => seq);
  const start = theirs[0]!;

  test('what is seen is remembered, and nothing is offered', () => {
    const { absence, hear, seen } = open();
    for (let seq = 1; seq <= start; seq++) hear(seq);
    expect(absence.missed.value).toEqual([]);
    expect(seen()).toBe(start);
  });

  test('what happens while the page is hidden is offered when it is seen again', () => {
    const { absence, theater, hear, look, seen } = open();
    for (let seq = 1; seq < start; seq++) hear(seq);
    look(false);
    hear(start);
    expect(theater.shown.value).toEqual(publicTable(histories[start]!.table));
    expect(seen()).toBe(start - 1);
    look(true);
    expect(absence.missed.value.map(({ seq }) => seq)).toEqual([start]);
    absence.play();
    expect(theater.playing.value?.why).toBe('missed');
    theater.end();
    expect(theater.shown.value).toEqual(publicTable(histories[start]!.table));
    expect(absence.missed.value).toEqual([]);
    expect(seen()).toBe(start);
  });

  test('what is put aside is not offered again', () => {
    const { absence, hear, look } = open();
    look(false);
    for (let seq = 1; seq <= start; seq++) hear(seq);
    look(true);
    expect(absence.missed.value.length).toBeGreaterThan(0);
    absence.dismiss();
    look(true);
    expect(absence.missed.value).toEqual([]);
  });

  test('a page that has come anew waits until it knows what happened', () => {
    const { absence, history, hear, look, seen } = open();
    hear(1);
    absence.expect();
    hear(2);
    expect(seen()).toBe(1);
    history.value = histories[start]!;
    look(true);
    expect(absence.missed.value.at(-1)?.seq).toBe(start);
  });
});
