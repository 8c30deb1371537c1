import './support/browserGlobals.js';
import { signal } from '@preact/signals';
import { DEFAULT_OPTIONS } from '@hexfall/shared/model/options';
import type { ChatLine } from '@hexfall/shared/protocol/chat';
import { chatRead } from '../../../client/src/platform/lastSeen.js';
import { settings } from '../../../client/src/platform/settings.js';
import { ChatStore, mute, muted } from '../../../client/src/store/ChatStore.js';
import type { TablePlan } from '../../../client/src/store/hostChanges.js';

const line = (n: number, by = 'bob', name = by): ChatLine => ({ n, at: n, by, name, seated: true, text: `line ${n}` });

const numbers = ({ lines }: ChatStore): number[] => lines.value.map(({ n }) => n);

describe('a conversation', () => {
  beforeEach(() => {
    muted.value = [];
    chatRead.value = {};
  });

  const start = (lines: readonly ChatLine[] = []): ChatStore => {
    const talk = new ChatStore(signal('ABCDEF'));
    talk.load(lines);
    return talk;
  };

  test('is what was said before and what is said', () => {
    const talk = start([line(1), line(2)]);
    talk.add(line(3));
    expect(numbers(talk)).toEqual([1, 2, 3]);
    talk.load([line(1), line(2), line(3)]);
    expect(numbers(talk)).toEqual([1, 2, 3]);
  });

  test('does not count what the same player has said on another device', () => {
    const talk = new ChatStore(signal('ABCDEF'));
    talk.load([line(1, 'me'), line(2)], ['me']);
    expect(talk.unread.value).toBe(1);
    talk.add(line(3, 'me'));
    expect(talk.unread.value).toBe(1);
  });

  test('counts what no one has looked at, also after the page was loaded again', () => {
    const talk = start([line(1), line(2)]);
    expect(talk.unread.value).toBe(2);
    talk.markAllRead();
    talk.add(line(3));
    expect(talk.unread.value).toBe(1);
    expect(start([line(1), line(2), line(3)]).unread.value).toBe(1);
  });

  test('does not count own lines, nor those of who is muted', () => {
    const talk = start();
    talk.add(line(1, 'ann'));
    talk.addOwnMark('ann');
    expect([talk.unread.value, talk.news.value]).toEqual([0, null]);
    mute('bob', true);
    talk.add(line(2));
    expect([talk.unread.value, talk.news.value, numbers(talk)]).toEqual([0, null, [1]]);
  });

  test('has the lines of someone again who is not muted any more', () => {
    const talk = start([line(1), line(2, 'eve'), line(3)]);
    mute('eve', true);
    expect(numbers(talk)).toEqual([1, 3]);
    expect(talk.others.value.map(({ by }) => by)).toEqual(['bob', 'eve']);
    mute('eve', false);
    expect(numbers(talk)).toEqual([1, 2, 3]);
  });

  test('names the others as they were named last', () => {
    const talk = start([line(1, 'x', 'Eve'), line(2, 'x', 'Evelyn'), line(3, 'ann')]);
    talk.addOwnMark('ann');
    expect(talk.others.value).toEqual([{ by: 'x', name: 'Evelyn', seated: true }]);
  });

  test('shows as new what a server says again under numbers it had given before', () => {
    const talk = start([line(1), line(2), line(3)]);
    talk.markAllRead();
    talk.load([line(1)]);
    talk.add(line(2));
    expect([talk.unread.value, numbers(talk)]).toEqual([1, [1, 2]]);
  });
});

describe('a team with a chat of its own, and emotes', () => {
  const team = (n: number, by = 'mate'): ChatLine => ({ ...line(n, by), team: 1, text: `team ${n}` });

  beforeEach(() => {
    muted.value = [];
    chatRead.value = {};
    settings.emotes.value = true;
    jest.useFakeTimers();
  });

  afterEach(() => {
    jest.useRealTimers();
  });

  test('has numbers of its own, also for what has been read', () => {
    const talk = new ChatStore(signal('ABCDEF'));
    talk.load([line(1), team(1), team(2), line(2)]);
    expect(talk.unread.value).toBe(4);
    talk.markAllRead();
    expect(talk.unread.value).toBe(0);
    talk.add(team(3));
    expect(talk.unread.value).toBe(1);
    const again = new ChatStore(signal('ABCDEF'));
    again.load([line(1), team(1), team(2), line(2), team(3)]);
    expect(again.unread.value).toBe(1);
  });

  test('an emote is shown at its player for some seconds, and kept as a line', () => {
    const talk = new ChatStore(signal('ABCDEF'));
    talk.add({ ...line(1), text: '', emote: 'wow', seat: 1 });
    talk.add({ ...line(2), text: '', emote: 'thanks', seat: 1 });
    expect(talk.callouts.shown.value).toMatchObject([{ seat: 1, emote: 'thanks' }]);
    expect(talk.lines.value).toHaveLength(2);
    jest.advanceTimersByTime(10_000);
    expect(talk.callouts.shown.value).toEqual([]);
    expect(talk.lines.value).toHaveLength(2);
  });

  test('emotes can be turned off, and who is muted calls out nothing', () => {
    const talk = new ChatStore(signal('ABCDEF'));
    settings.emotes.value = false;
    talk.add({ ...line(1), text: '', emote: 'wow', seat: 1 });
    expect([talk.lines.value, talk.callouts.shown.value, talk.news.value, talk.unread.value]).toEqual([[], [], null, 0]);
    settings.emotes.value = true;
    mute('bob', true);
    talk.add({ ...line(2), text: '', emote: 'wow', seat: 1 });
    talk.callouts.addPing({ by: 'bob', seat: 1, at: [0, 0] });
    expect([talk.lines.value, talk.callouts.shown.value, talk.callouts.pinged.value]).toEqual([[], [], []]);
    talk.callouts.addPing({ by: 'mate', seat: 2, at: [0, 1] });
    expect(talk.callouts.pinged.value).toEqual([[0, 1]]);
  });
});

test('the latest fifty changes of the host stay among the lines of the chat', () => {
  const plan: TablePlan = {
    options: DEFAULT_OPTIONS,
    arrangement: { startingSeat: 'first', armySelection: 'free', forecast: true, seriesKind: 'single' },
    sitters: [],
  };
  const { hostChanges } = new ChatStore(signal('ABCDEF'));
  for (let lines = 0; lines <= 50; lines++) hostChanges.add({ host: 'Ann', before: plan, after: plan, lines });
  expect(hostChanges.all.value.map(({ lines }) => lines)).toEqual(Array.from({ length: 50 }, (_, index) => index + 1));
  expect(hostChanges.latest.value?.lines).toBe(50);
});
