import './support/browserGlobals.js';
import { signal } from '@preact/signals';
import { POLICIES } from '@hexfall/shared/ai/policies';
import { describeEvents } from '@hexfall/shared/inspect/describeEvents';
import { DEFAULT_OPTIONS } from '@hexfall/shared/model/options';
import { randomFrom } from '@hexfall/shared/model/random';
import type { Seat } from '@hexfall/shared/model/seat';
import { boardModel } from '@hexfall/shared/picture/boardModel';
import { buildReplay } from '@hexfall/shared/picture/replay/buildReplay';
import type { PlayedIntent } from '@hexfall/shared/protocol/messages';
import { createMatch } from '@hexfall/shared/rules/createMatch';
import { actingSeat } from '@hexfall/shared/rules/legal';
import { lastSeen } from '../../../client/src/platform/lastSeen.js';
import { beginHistory, continueHistory, type History } from '../../../client/src/store/history.js';
import { MissedActions } from '../../../client/src/store/MissedActions.js';
import { PlaybackQueue } from '../../../client/src/store/PlaybackQueue.js';
import { battleAt, lastBattle, latestSegment, missedSegments } from '../../../client/src/store/segments.js';
import { foldOn, stepOn, tableOf } from '../../support/states.js';

/** A whole duel as the server sends it, after every intent. */
const play = (seed: number): History[] => {
  const created = createMatch({ options: DEFAULT_OPTIONS, armies: ['moloch', 'hegemony'], seed: 'absence' });
  if (!created.ok) throw new Error(created.error.message);
  const random = randomFrom(seed);
  const told = [beginHistory(tableOf(created.value), [])];
  let table = tableOf(created.value);
  for (let seat = actingSeat(table); seat !== null; seat = actingSeat(table)) {
    const intent = POLICIES.random(table, seat, random);
    const done = stepOn(table, seat, intent);
    if (!done.ok) throw new Error(done.error.message);
    table = done.value.table;
    const playedIntent: PlayedIntent = { seq: told.length, player: seat, intent, events: done.value.events };
    told.push(continueHistory(told.at(-1)!, playedIntent)!);
  }
  return told;
};

/** One in which a battle has stopped for a question. */
const histories = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map(play).find((told) => told.at(-1)!.steps.some(({ before }) => before.battle))!;
const whole = histories.at(-1)!;

/** The places at which the turn passes to a seat. */
const turnsOf = (seat: Seat): number[] =>
  whole.steps.flatMap(({ seq, events }) => (events.some((event) => event.type === 'turn-started' && event.player === seat) ? [seq] : []));

test('a battle opened from the log is the whole battle, whatever question it has stopped for', () => {
  const stops = whole.steps.filter(({ before }) => before.battle);
  expect(stops.length).toBeGreaterThan(0);
  for (const { seq } of stops) {
    const segment = battleAt(whole, seq)!;
    expect(segment.events.filter(({ type }) => type === 'battle-started').length).toBeGreaterThan(0);
    expect(segment.events.at(-1)?.type).not.toBe('asked');
    expect(segment).toEqual(battleAt(whole, segment.seq));
  }
});

test('every battle of the match ends in the board that the server sent', () => {
  const filmed = whole.steps.filter(({ events }) => events.some(({ type }) => type === 'battle-ended'));
  expect(filmed.length).toBeGreaterThan(2);
  for (const { seq } of filmed) {
    const { before, events, after } = battleAt(whole, seq)!;
    expect(foldOn(before!, events).board).toEqual(after.board);
    expect(after).toEqual(histories[seq]!.state.table);
  }
  expect(lastBattle(whole)?.seq).toBe(
    whole.steps.findLast(({ events }) => events.some(({ type }) => type === 'battle-ended' || type === 'struck'))!.seq,
  );
});

test('a replay after a question of a battle has what came earlier', () => {
  const stopped = whole.steps.find(({ before }) => before.battle)!;
  const segment = latestSegment(histories[stopped.seq]!)!;
  expect(segment.earlier.some(({ type }) => type === 'battle-started')).toBe(true);
  expect(foldOn(segment.before!, [...segment.earlier, ...segment.events]).board).toEqual(segment.after.board);
});

test('only what others have done is missed, and no more than the last round and battle', () => {
  const [, mine] = turnsOf(0);
  const now = histories[mine!]!;
  const others = now.steps.filter(({ player }) => player === 1).map(({ seq }) => seq);
  const before = others.find((seq, index) => index > 0 && others[index - 1] !== seq - 1)! - 1;
  const missed = missedSegments(now, before, [0]);
  expect(missed.length).toBeGreaterThan(0);
  expect(missed.at(-1)?.after).toEqual(now.state.table);
  expect(missed.every(({ seq }) => seq > before)).toBe(true);
  expect(missedSegments(now, mine!, [0])).toEqual([]);
  expect(missedSegments(now, null, [])).toEqual([]);
  expect(missedSegments(now, null, [0]).length).toBeGreaterThan(0);
  expect(missedSegments(whole, 0, [0]).length).toBeLessThan(whole.steps.length / 2);
});

test('law: whatever was missed, its film can be made and ends in the true board', () => {
  for (const since of whole.steps.map(({ seq }) => seq)) {
    const missed = missedSegments(whole, since, [1]);
    if (missed.length === 0) continue;
    const frames = missed.flatMap(({ before, events }) => buildReplay(describeEvents(before!, events), true).frames);
    const last = frames.findLast(({ kind }) => kind !== 'losses');
    expect(last?.model.units.map(({ at, tile }) => [at, tile])).toEqual(
      boardModel(whole.state.table).units.map(({ at, tile }) => [at, tile]),
    );
  }
});

describe('an absence', () => {
  const CODES = ['AAAAAA', 'BBBBBB', 'CCCCCC', 'DDDDDD', 'EEEEEE'];

  const open = () => {
    const history = signal<History | null>(histories[0]!);
    const mine = signal<readonly Seat[]>([0]);
    const code = signal<string | null>(CODES.pop()!);
    let isWatched = true;
    const playback: PlaybackQueue = new PlaybackQueue(
      () => false,
      () => undefined,
      (seq) => missedActions.saw(seq),
    );
    const missedActions: MissedActions = new MissedActions({ code, history, mine, playback, isPageVisible: () => isWatched });
    playback.reset(histories[0]!.state.table);
    const hear = (seq: number): void => {
      history.value = histories[seq]!;
      playback.add({ ...latestSegment(histories[seq]!)! });
    };
    const look = (watched: boolean): void => {
      isWatched = watched;
      if (watched) missedActions.lookBack();
    };
    return { missedActions, playback, history, hear, look, seen: () => lastSeen(code.peek()!) };
  };

  /** The first turn of the other player, as a span of intents. */
  const theirs = whole.steps.filter(({ player, seq }) => player === 1 && seq > 2).map(({ seq }) => seq);
  const start = theirs[0]!;

  test('what is seen is remembered, and nothing is offered', () => {
    const { missedActions, hear, seen } = open();
    for (let seq = 1; seq <= start; seq++) hear(seq);
    expect(missedActions.missed.value).toEqual([]);
    expect(seen()).toBe(start);
  });

  test('what happens while the page is hidden is offered when it is seen again', () => {
    const { missedActions, playback, hear, look, seen } = open();
    for (let seq = 1; seq < start; seq++) hear(seq);
    look(false);
    hear(start);
    expect(playback.shown.value).toEqual(histories[start]!.state.table);
    expect(seen()).toBe(start - 1);
    look(true);
    expect(missedActions.missed.value.map(({ seq }) => seq)).toEqual([start]);
    missedActions.play();
    expect(playback.playing.value?.why).toBe('missed');
    playback.end();
    expect(playback.shown.value).toEqual(histories[start]!.state.table);
    expect(missedActions.missed.value).toEqual([]);
    expect(seen()).toBe(start);
  });

  test('what is put aside is not offered again', () => {
    const { missedActions, hear, look } = open();
    look(false);
    for (let seq = 1; seq <= start; seq++) hear(seq);
    look(true);
    expect(missedActions.missed.value.length).toBeGreaterThan(0);
    missedActions.dismiss();
    look(true);
    expect(missedActions.missed.value).toEqual([]);
  });

  test('a page that has come anew waits until it knows what happened', () => {
    const { missedActions, history, hear, look, seen } = open();
    hear(1);
    missedActions.expect();
    hear(2);
    expect(seen()).toBe(1);
    history.value = histories[start]!;
    look(true);
    expect(missedActions.missed.value.at(-1)?.seq).toBe(start);
  });
});
