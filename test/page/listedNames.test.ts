import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '../server/support/testApp.js';
import { pageServer, tableShown } from './support/pageServer.js';
import type { PageWindow } from './support/PageWindow.js';
import { beginByItself, shownCode, sitDown, submitSeat, tableCode } from './support/table.js';

const PHONE = { width: 390, height: 844 };
const CALM = { sound: false, film: 'skip', motion: 'reduced', army: 'borgo' };
const DIALOG = '.dialog-listed-name';

/** The tables at which this browser keeps a seat. */
const seatsKept = ({ memory }: PageWindow): readonly string[] => Object.keys(Object(memory.read('seats')) as object);

describe('a server that allows only the names of a list', () => {
  const folder = temporaryFolder();
  const server = pageServer(() => {
    const namesFile = join(folder.path, 'names.txt');
    writeFileSync(namesFile, 'Ann\nBen\n');
    return { namesFile };
  });

  afterAll(() => folder.remove());

  const open = (path: string, remembers: Readonly<Record<string, unknown>> = {}): Promise<PageWindow> =>
    server.open(path, { ...PHONE, remembers: { ...CALM, ...remembers } });

  test('asks for one of them, and leaves nothing behind where there is none', async () => {
    const page = await open('/');
    await page.click('[data-action="friend"]');
    await page.shown(DIALOG);
    expect(page.text(`${DIALOG} [role="alert"]`)).toBe('');
    await page.fill(`${DIALOG} input`, 'Cid');
    await page.press('Enter');
    await page.eventually(() => expect(page.text(`${DIALOG} [role="alert"]`)).toBe('“Cid” is not on the list.'));
    await page.click(`${DIALOG} [data-action="no"]`);
    await page.shown('.doors .problem', { hasText: 'only names of a list' });
    expect(seatsKept(page)).toEqual([]);
    expect(page.traces.connections).toEqual([]);
    // The door to the computer: the name that was refused is asked for again.
    await page.click('[data-action="computer"]');
    await page.click('[data-action="begin"]');
    expect(await page.shown(`${DIALOG} input`)).toHaveProperty('value', 'Cid');
    await page.fill(`${DIALOG} input`, 'ann');
    await page.click(`${DIALOG} [data-action="yes"]`);
    const code = await tableCode(page);
    await tableShown(page);
    expect(seatsKept(page)).toEqual([code]);
    // From now on the name is known.
    await page.goto('/');
    await page.click('[data-action="friend"]');
    await tableCode(page);
    await page.shown('.own-seat');
    expect(page.all('dialog[open]')).toHaveLength(0);
  });

  test('asks who comes by a link for one of them', async () => {
    const page = await open('/', { name: 'Ann' });
    await page.click('[data-action="friend"]');
    const code = await tableCode(page);
    await beginByItself(page);
    const friend = await open(page.path);
    await friend.shown('form button[type="submit"].large');
    await submitSeat(friend);
    await friend.until(() => friend.focused?.matches('input[name="name"]'));
    await friend.fill('input[name="name"]', 'Cid');
    await submitSeat(friend);
    await friend.answered();
    await friend.shown('form .problem', { hasText: 'only names of a list' });
    expect(seatsKept(friend)).toEqual([]);
    const ben = await open(page.path);
    await sitDown(ben, 'Ben', 'moloch');
    await Promise.all([page, ben].map(tableShown));
    expect(seatsKept(ben)).toEqual([code]);
    expect(shownCode(page)).toBe(code);
  });
});
