import '../store/support/browserGlobals.js';
import { signal } from '@preact/signals';
import { isReplayed } from '@hexfall/shared/inspect/battleSpan';
import { formatPosition } from '@hexfall/shared/notation/formatPosition';
import { parsePosition } from '@hexfall/shared/notation/parsePosition';
import type { MatchSetup } from '@hexfall/shared/rules/createMatch';
import type { History } from '../../../client/src/store/history.js';
import { isRecordText, MOST_RECORD, openRecord, textOf } from '../../../client/src/store/recordHistory.js';
import { momentAt, plyAt, tableAt, timelineOf } from '../../../client/src/store/timeline.js';
import { proofText, recordFaultText } from '../../../client/src/text/recordText.js';
import { setupOf } from '../../notation/examples.js';
import { setupOf as modeSetup } from '../../support/modeMatches.js';
import { historyOf, randomRecord, replayOf } from './support/recordHistory.js';

const MATCHES: readonly MatchSetup[] = [setupOf('replayed'), modeSetup(3), modeSetup(11), modeSetup(20)];
const HISTORIES = MATCHES.map((setup, number) => historyOf(randomRecord(setup, number)));

const walked = (history: History | null = HISTORIES[0]!, films = false) => {
  const known = signal(history);
  return { replay: replayOf(known, films), known };
};

describe('the timeline of a match', () => {
  test.each(HISTORIES.map((history, number) => [number, history] as const))('has every intent in one turn (match %i)', (_, history) => {
    const turns = timelineOf(history);
    expect(turns[0]).toMatchObject({ number: 0, from: 0 });
    expect(turns.at(-1)!.to).toBe(history.steps.length);
    for (const [index, turn] of turns.slice(1).entries()) {
      expect(turn.from).toBe(turns[index]!.to);
      const { turn: shown } = tableAt(history, turn.from);
      expect([turn.number, turn.player]).toEqual([shown.number, shown.player]);
    }
  });

  test('names every place by a turn and a step, and finds it by them', () => {
    for (const history of HISTORIES) {
      const turns = timelineOf(history);
      for (let place = 0; place <= history.steps.length; place++) expect(plyAt(turns, momentAt(turns, place))).toBe(place);
    }
  });

  test('finds the nearest place of a moment that there is not', () => {
    const turns = timelineOf(HISTORIES[0]!);
    expect(plyAt(turns, { turn: 9999, step: 3 })).toBe(HISTORIES[0]!.steps.length);
    expect(plyAt(turns, { turn: 1, step: 9999 })).toBe(turns.find(({ number }) => number === 1)!.to);
    expect(plyAt([], { turn: 4, step: 0 })).toBe(0);
  });

  test('has the toughness of the HQs at the end of every turn', () => {
    const history = HISTORIES[0]!;
    for (const { to, values } of timelineOf(history)) expect(values).toEqual(tableAt(history, to).players.map(({ hq }) => hq));
  });
});

describe('a match that is walked through', () => {
  test('comes to the same tables step by step, forward and back', () => {
    const history = HISTORIES[1]!;
    const { replay } = walked(history);
    replay.goTo(0);
    for (let place = 1; place <= history.steps.length; place++) {
      replay.forward();
      expect(replay.playback.shown.value).toEqual(tableAt(history, place));
    }
    replay.forward();
    expect(replay.ply.value).toBe(history.steps.length);
    replay.back();
    expect(replay.playback.shown.value).toEqual(tableAt(history, history.steps.length - 1));
  });

  test('shows battles, and goes straight to the result when asked to go on', () => {
    const history = HISTORIES[0]!;
    const { replay } = walked(history, true);
    const battle = history.steps.findIndex(({ events }) => events.some(isReplayed));
    replay.goTo(battle);
    replay.forward();
    expect(replay.playback.busy.value).toBe(true);
    replay.forward();
    expect([replay.playback.busy.value, replay.ply.value]).toEqual([false, battle + 1]);
    expect(replay.playback.shown.value).toEqual(tableAt(history, battle + 1));
  });

  test('jumps from turn to turn', () => {
    const { replay } = walked();
    const turns = replay.timeline.value;
    replay.goTo(turns[2]!.from + 1);
    replay.jumpTurn(-1);
    expect(replay.ply.value).toBe(turns[2]!.from);
    replay.jumpTurn(-1);
    expect(replay.ply.value).toBe(turns[1]!.from);
    replay.jumpTurn(1);
    expect(replay.moment.value).toEqual({ turn: turns[2]!.number, step: 0 });
    replay.goTo(Infinity);
    replay.jumpTurn(1);
    expect(replay.ply.value).toBe(replay.last.value);
  });

  test('goes on by itself to its end, and stops when asked to', async () => {
    jest.useFakeTimers();
    const { replay } = walked();
    replay.goTo(replay.last.value - 3);
    replay.play();
    await jest.advanceTimersByTimeAsync(1500);
    expect(replay.ply.value).toBe(replay.last.value - 2);
    replay.pause();
    await jest.advanceTimersByTimeAsync(5000);
    expect(replay.ply.value).toBe(replay.last.value - 2);
    replay.play();
    await jest.advanceTimersByTimeAsync(5000);
    expect([replay.ply.value, replay.running.value]).toEqual([replay.last.value, false]);
    replay.play();
    expect([replay.ply.value, replay.running.value]).toEqual([0, true]);
    replay.pause();
    jest.useRealTimers();
  });

  test('comes to the moment wanted when the match is known that far, unless another one is wanted', () => {
    const whole = HISTORIES[0]!;
    const part: History = { ...whole, seq: 5, steps: whole.steps.slice(0, 5), state: { table: tableAt(whole, 5), previous: null } };
    const wanted = timelineOf(whole)[6]!;
    const { replay, known } = walked(part);
    replay.show({ turn: wanted.number, step: 1 });
    const stop = replay.follow();
    expect(replay.ply.value).toBe(5);
    known.value = whole;
    expect(replay.ply.value).toBe(wanted.from + 1);
    replay.goTo(2);
    known.value = { ...whole };
    expect(replay.ply.value).toBe(2);
    stop();
  });

  test('can be gone on from at every moment, or at the last before it without a question and an end', () => {
    for (const history of HISTORIES) {
      const { replay } = walked(history);
      for (let place = 0; place <= history.steps.length; place++) {
        replay.goTo(place);
        const from = replay.goOnFrom.value!;
        const { decision, battle, pending, outcome } = from.table;
        expect([decision, battle, pending, outcome]).toEqual([null, null, null, null]);
        expect(from.table).toBe(tableAt(history, from.place));
        const shown = tableAt(history, place);
        if (!shown.decision && !shown.outcome) expect(from.place).toBe(place);
        // As a position, it is the same table.
        const read = parsePosition(formatPosition(from.table));
        if (!read.ok) throw new Error(`${read.error.path} ${read.error.message}`);
        expect(formatPosition(read.value.table)).toEqual(formatPosition(from.table));
      }
    }
  });

  test('lets nobody play', async () => {
    const { replay } = walked();
    replay.goTo(3);
    await replay.act();
    expect([replay.legal.value, replay.me.value, replay.ply.value]).toEqual([[], null, 3]);
  });
});

describe('a match file', () => {
  test('is told from a position', () => {
    expect(isRecordText(randomRecord(setupOf('told'), 1))).toBe(true);
    const position = formatPosition(HISTORIES[0]!.state.table);
    expect([JSON.stringify(position), 'no JSON', '[]', 'null', ''].map(isRecordText)).toEqual([false, false, false, false, false]);
  });

  test('says why its draw is not proven to be fair', () => {
    const opened = openRecord(randomRecord(setupOf('unfair'), 1));
    expect(opened.ok && opened.value.doubt).toBe('no-fair-draw');
    expect(opened.ok && proofText(opened.value)).toMatch(
      /^Every action is legal \(checked: \d+\)\. The draw is not proven to be fair\. The file/,
    );
  });

  const illegal = (): string => {
    const record = JSON.parse(randomRecord(setupOf('refused'), 1)) as { intents: { player: number }[] };
    record.intents[0]!.player = 1 - record.intents[0]!.player;
    return JSON.stringify(record);
  };

  const twiceBorgo = (): string => {
    const record = JSON.parse(randomRecord(setupOf('twice'), 1)) as object;
    return JSON.stringify({ ...record, armies: ['borgo', 'borgo'] });
  };

  test.each([
    ['json', 'not JSON', /^This is not JSON\.$/],
    ['long', ' '.repeat(MOST_RECORD + 1), /too long/],
    ['record', JSON.stringify({ format: 'hexfall', units: [] }), /^This is not the record of a match\. .* \(at \/\w+\)$/],
    ['refused', illegal(), /^The rules do not allow this match\. Action 1 of \d+: It is not your turn/],
    ['setup', twiceBorgo(), /^The rules do not allow this match to begin\. \w/],
  ])('is refused with a reason: %s', (kind, text, words) => {
    const opened = openRecord(text);
    if (opened.ok) throw new Error('it is not refused');
    expect(opened.error.kind).toBe(kind);
    expect(recordFaultText(opened.error)).toMatch(words);
  });

  test('a bug met while it is played again is reported, and said', () => {
    const reported: unknown[] = [];
    Object.assign(globalThis, { reportError: (fault: unknown) => reported.push(fault) });
    const bug = new Error('a bug of the engine');
    const opened = openRecord('{}', () => {
      throw bug;
    });
    expect([opened, reported]).toEqual([{ ok: false, error: { kind: 'broken' } }, [bug]]);
  });

  test('that cannot be read says so: a folder, a file that is gone, one of a gigabyte', async () => {
    const gone = { size: 10, text: () => Promise.reject(new DOMException('gone', 'NotFoundError')) };
    const huge = { size: 1e9, text: () => Promise.resolve('{}') };
    const small = { size: 2, text: () => Promise.resolve('{}') };
    expect(await Promise.all([gone, huge, small].map(textOf))).toEqual([
      { ok: false, error: { kind: 'unreadable' } },
      { ok: false, error: { kind: 'long' } },
      { ok: true, value: '{}' },
    ]);
  });
});
