import { carryOut } from './support/hands.js';
import { pageServer, tableShown } from './support/pageServer.js';
import type { PageWindow } from './support/PageWindow.js';

const CALM = { film: 'skip', motion: 'reduced', sound: false };

/** What screen readers find in the log: they leave out what is hidden from them. */
const heard = (page: PageWindow): readonly string[] =>
  page.all('.log-panel .log p').flatMap((line) => (line.closest('[aria-hidden="true"]') ? [] : [line.textContent]));

const isOpen = (turn: Element): boolean => turn.getAttribute('data-open') === 'true';

describe('the log of a table', () => {
  const server = pageServer();

  const opened = async (table: string, remembers: object = {}): Promise<PageWindow> => {
    const page = await server.openPrepared(table, { remembers: { ...CALM, ...remembers } });
    await tableShown(page);
    await page.shown('.log-panel .log-picture');
    return page;
  };

  test('has a picture of each turn for the eye and all its sentences for the ear', async () => {
    const page = await opened('turn');
    const turns = page.all('.log-panel .log-turn');
    expect(turns.length).toBeGreaterThan(2);
    for (const turn of turns) {
      expect(turn.querySelectorAll('.log-picture')).toHaveLength(1);
      expect(turn.querySelector('.log-picture')?.getAttribute('aria-hidden')).toBe('true');
      expect(turn.querySelector('.log-picture')?.textContent).not.toMatch(/\p{L}{3}/u);
      expect(isOpen(turn)).toBe(false);
    }
    const said = heard(page).join(' ');
    expect(said).toMatch(/Turn 1: .+ draws .+ discards .+ places .+ on [A-E]\d, facing/);
    expect(page.all('.log-panel [aria-hidden="true"] [tabindex="0"], .log-panel [aria-hidden="true"] button:not([tabindex="-1"])')).toEqual(
      [],
    );
  });

  test('shows the sentences of a turn by a click on it, and those of all turns by the key in its head, from then on', async () => {
    const page = await opened('turn');
    const [first, second] = page.all('.log-panel .log-turn');
    await page.click(first!.querySelector<HTMLElement>('.log-picture')!);
    expect([isOpen(first!), isOpen(second!)]).toEqual([true, false]);
    await page.click(first!.querySelector<HTMLElement>('.log-picture')!);
    expect(isOpen(first!)).toBe(false);
    await page.click('[data-action="log-sentences"]');
    expect(page.all('.log-panel .log-turn').every(isOpen)).toBe(true);
    expect(page.get('[data-action="log-sentences"]').getAttribute('aria-pressed')).toBe('true');
    const later = await opened('turn', { logSentences: true });
    expect(later.all('.log-panel .log-turn').every(isOpen)).toBe(true);
  });

  test('is walked through line by line with the arrow keys, whether its sentences are seen or not', async () => {
    const page = await opened('turn');
    await page.focus('.log-panel .log');
    await page.press('ArrowUp');
    const last = page.all('.log-panel .log p').at(-1);
    expect(page.focused).toBe(last);
    await page.press('ArrowUp');
    expect(page.focused).toBe(page.all('.log-panel .log p').at(-2));
  });

  test('shows a battle again by the sign in its picture', async () => {
    const page = await opened('over');
    await page.click('[data-action="look"]');
    await page.gone('.result');
    const [sign] = page.all('.log-panel [data-action="watch-battle"]');
    await page.click(sign!);
    await page.shown('.replay-bar');
  });
});

describe('the line of a table', () => {
  const server = pageServer();

  test('says only after a while that the server has not answered', async () => {
    const [first, second] = await server.openTable({ armies: ['borgo', 'outpost'] });
    const page = first.probe.legal.length > 0 ? first : second;
    for (const socket of page.network.sockets.keys()) socket.pause();
    const intent = page.probe.legal.find(({ do: does }) => does === 'place-hq')!;
    await carryOut(page, intent);
    await page.until(() => page.probe.unanswered > 0);
    expect(page.text('.todo')).not.toContain('Sent');
    await page.pass(1400);
    expect(page.text('.todo')).not.toContain('Sent');
    await page.pass(200);
    expect(page.text('.todo')).toContain('Sent, waiting for the server…');
    for (const socket of page.network.sockets.keys()) socket.resume();
    await page.untilShown(1);
    expect(page.text('.todo')).not.toContain('Sent');
  });

  test('heads no sentence of its own at the end of a film, and the board has one line of help', async () => {
    const page = await server.openPrepared('over', { remembers: { sound: false, film: 'skip' } });
    await page.click('[data-action="look"]');
    await page.click('[data-action="replay"]');
    await page.shown('.replay-bar');
    await page.click('[data-action="replay-pause"]');
    await page.slide('.replay-place', page.get('.replay-place').getAttribute('max') ?? '');
    await page.until(() => page.text('.todo').includes('The battle is over'));
    expect(page.text('.todo')).not.toContain('Battle!');
    expect(page.text('#board-help')).toBe('Press ? for the keys.');
  });
});
