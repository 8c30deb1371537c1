import { FakeTime } from '../server/support/FakeTime.js';
import { Page as Connection } from '../server/support/Page.js';
import { pageServer } from './support/pageServer.js';
import { submitSeat } from './support/table.js';

const AWAY_MS = 8_000;

describe('a table that waits', () => {
  const time = new FakeTime();
  const server = pageServer({ room: { time, awayMs: AWAY_MS } });

  test('begins without a player who is not ready only after that player has been away for long', async () => {
    const maker = await Connection.createAs(server.url, {});
    const { key } = await maker.sit({ army: 'borgo', name: 'Ala' });
    const other = await Connection.join(server.url, maker.code);
    await other.sit({ army: 'outpost', name: 'Bolek', unready: true });
    const page = await server.open(`/t/${maker.code}`, { remembers: { seats: { [maker.code]: [key] } } });
    await maker.leave();
    await page.shown('.seat', { hasText: 'Bolek' });
    await other.leave();
    await page.shown('.seat .away');
    expect(page.all('[data-action="ready"]')).toHaveLength(0);
    time.pass(AWAY_MS);
    await page.click('[data-action="ready"]');
    await page.shown('.table .hex');
  });

  test('names the seat that another one is swapped with', async () => {
    const page = await server.openPrepared('lobby');
    await page.shown('.seat');
    expect(page.all('[data-action="swap"]').map(({ textContent }) => textContent)).toEqual(['Swap with seat 2']);
  });

  test('gives the focus to the name where it is missing', async () => {
    await server.prepare('lobby');
    const owner = await server.openPrepared('lobby');
    const page = await server.open(owner.path);
    await submitSeat(page);
    await page.shown('.problem', { hasText: /\w/ });
    expect(page.focused?.getAttribute('name')).toBe('name');
  });

  test('shows its link marked where nothing can be copied', async () => {
    const page = await server.openPrepared('lobby', {
      prepare: (window) => {
        Object.defineProperty(window.navigator, 'clipboard', { value: undefined, configurable: true });
        Object.assign(window.document, { execCommand: () => false });
      },
    });
    await page.click('.invite .copy-field .button');
    const field = page.get('.invite .copy-field input') as HTMLInputElement;
    expect(page.text('.invite .copy-field .button')).not.toBe('Copied');
    expect(field.value.slice(field.selectionStart ?? 0, field.selectionEnd ?? 0)).toBe(field.value);
  });
});
