import './support/browserGlobals.js';
import { signal } from '@preact/signals';
import type { ChatLine } from '@hexfall/shared/protocol/chat';
import { mute, muted } from '../../../client/src/store/muted.js';
import { chatRead } from '../../../client/src/store/lastSeen.js';
import { ChatStore } from '../../../client/src/store/ChatStore.js';

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
