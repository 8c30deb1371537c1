import './support/browserGlobals.js';
import { signal } from '@preact/signals';
import type { ChatLine } from '@hexfall/shared/protocol/talk';
import { mute, muted } from '../../../client/src/store/muted.js';
import { readMarks } from '../../../client/src/store/readMarks.js';
import { Talk } from '../../../client/src/store/Talk.js';

const line = (n: number, by = 'bob', name = by): ChatLine => ({ n, at: n, by, name, seated: true, text: `line ${n}` });

const numbers = ({ lines }: Talk): number[] => lines.value.map(({ n }) => n);

describe('a conversation', () => {
  beforeEach(() => {
    muted.value = [];
    readMarks.value = {};
  });

  const start = (lines: readonly ChatLine[] = []): Talk => {
    const talk = new Talk(signal('ABCDEF'));
    talk.recall(lines);
    return talk;
  };

  test('is what was said before and what is said', () => {
    const talk = start([line(1), line(2)]);
    talk.hear(line(3));
    expect(numbers(talk)).toEqual([1, 2, 3]);
    talk.recall([line(1), line(2), line(3)]);
    expect(numbers(talk)).toEqual([1, 2, 3]);
  });

  test('counts what nobody has looked at, also after the page was loaded again', () => {
    const talk = start([line(1), line(2)]);
    expect(talk.unread.value).toBe(2);
    talk.read();
    talk.hear(line(3));
    expect(talk.unread.value).toBe(1);
    expect(start([line(1), line(2), line(3)]).unread.value).toBe(1);
  });

  test('does not count own lines, nor those of who is muted', () => {
    const talk = start();
    talk.hear(line(1, 'ann'));
    talk.know('ann');
    expect([talk.unread.value, talk.news.value]).toEqual([0, null]);
    mute('bob', true);
    talk.hear(line(2));
    expect([talk.unread.value, talk.news.value, numbers(talk)]).toEqual([0, null, [1]]);
  });

  test('has the lines of somebody again who is not muted any more', () => {
    const talk = start([line(1), line(2, 'eve'), line(3)]);
    mute('eve', true);
    expect(numbers(talk)).toEqual([1, 3]);
    expect(talk.others.value.map(({ by }) => by)).toEqual(['bob', 'eve']);
    mute('eve', false);
    expect(numbers(talk)).toEqual([1, 2, 3]);
  });

  test('names the others as they were named last', () => {
    const talk = start([line(1, 'x', 'Eve'), line(2, 'x', 'Evelyn'), line(3, 'ann')]);
    talk.know('ann');
    expect(talk.others.value).toEqual([{ by: 'x', name: 'Evelyn', seated: true }]);
  });

  test('shows as new what a server says again under numbers it had given before', () => {
    const talk = start([line(1), line(2), line(3)]);
    talk.read();
    talk.recall([line(1)]);
    talk.hear(line(2));
    expect([talk.unread.value, numbers(talk)]).toEqual([1, [1, 2]]);
  });
});
