import { carryOut } from './support/hands.js';
import { pageServer } from './support/pageServer.js';
import type { PageWindow } from './support/PageWindow.js';

const [SEEN, ALL] = [200, 1400];

/** Gives a list a place that is lower than its lines, and its reader a way to scroll. */
const scrolledTo = (page: PageWindow, selector: string, top: number): HTMLElement => {
  const list = page.get(selector);
  Object.defineProperties(list, {
    clientHeight: { value: SEEN, configurable: true },
    scrollHeight: { value: ALL, configurable: true },
  });
  // From the end, where the list was.
  for (const place of [ALL - SEEN, top]) {
    list.scrollTop = place;
    list.dispatchEvent(new page.window.Event('scroll'));
  }
  return list;
};

/** What adds lines to a list that the second of two players reads. */
type Add = (first: PageWindow, reader: PageWindow, nth: number) => Promise<void>;

const act: Add = async (first, reader) => {
  const [legal] = [first, reader].flatMap((page) => page.probe.legal.map((intent) => ({ page, intent })));
  const { seq } = reader.probe;
  await carryOut(legal!.page, legal!.intent);
  await reader.untilShown(seq + 1);
  await first.untilShown(seq + 1);
};

const say: Add = async (first, reader, nth) => {
  await first.fill('.chat-panel input[name="line"]', `Line ${nth}`);
  await first.press('Enter');
  await reader.shown('.chat-lines p', { hasText: `Line ${nth}` });
};

describe('a list that grows at its end', () => {
  const server = pageServer();

  test.each<readonly [list: string, add: Add]>([
    ['.log-panel .log', act],
    ['.chat-panel .chat-lines', say],
  ])('%s stays where it is read, and leads to what is new', async (list, add) => {
    const [first, reader] = await server.openTable({ armies: ['borgo', 'outpost'] });
    await add(first, reader, 1);
    const lines = scrolledTo(reader, list, 0);
    await add(first, reader, 2);
    await add(first, reader, 3);
    await reader.settle();
    expect(lines.scrollTop).toBe(0);
    expect(reader.text('[data-action="new-lines"]')).toMatch(/^\d new ↓$/);
    await reader.click('[data-action="new-lines"]');
    expect(lines.scrollTop).toBe(ALL);
    expect(reader.all('[data-action="new-lines"]')).toEqual([]);
    expect(reader.focused).toBe(lines);
    scrolledTo(reader, list, ALL - SEEN - 30);
    await add(first, reader, 4);
    await reader.eventually(() => expect(lines.scrollTop).toBe(ALL));
    expect(reader.all('[data-action="new-lines"]')).toEqual([]);
    // The browser tells of that move a frame later, when further lines may be there: its reader has not left the end.
    Object.defineProperty(lines, 'scrollHeight', { value: ALL + 500, configurable: true });
    lines.dispatchEvent(new reader.window.Event('scroll'));
    await add(first, reader, 5);
    await reader.eventually(() => expect(lines.scrollTop).toBe(ALL + 500));
    expect(reader.all('[data-action="new-lines"]')).toEqual([]);
  });
});
