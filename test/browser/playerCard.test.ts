import { encode } from 'uqr';
import type { Page } from 'playwright-core';
import { qrPath } from '../../client/src/hud/qrPath.js';
import { describeWith } from '../support/programs.js';
import { beginDuel, goTo as goToAddress, makeCard } from './support/cards.js';
import { eventually } from './support/eventually.js';
import { tableShown, TABLE_ADDRESS } from './support/table.js';
import { testEnvironment } from './support/testEnvironment.js';
import { openWindow } from './support/windows.js';

const DESK = { width: 1200, height: 800 };
const MINUTE = 60_000;
/** The rim that readers of QR codes need. */
const RIM = 4;

describeWith('chromium', 'a player card', (executable) => {
  const env = testEnvironment(executable);
  const open: Page[] = [];

  const newDevice = async (path = '/'): Promise<Page> => {
    const page = await openWindow(env.browser, DESK);
    open.push(page);
    await page.goto(env.url + path);
    return page;
  };

  afterEach(async () => {
    for (const page of open.splice(0)) await page.context().close();
  });

  /** A device whose user has made a card. */
  const withCard = async (name: string, shape: string): Promise<Page> => {
    const page = await newDevice();
    await makeCard(page, env.url, name, shape);
    return page;
  };

  const goTo = (page: Page, path: string, shown: string): Promise<void> => goToAddress(page, env.url + path, shown);

  /** Two people with cards in a duel that has begun. */
  const playing = async (): Promise<{ readonly ann: Page; readonly bob: Page; readonly code: string }> => {
    const [ann, bob] = [await withCard('Ann', 'star'), await withCard('Bob', 'skull')];
    return { ann, bob, code: await beginDuel(ann, bob, env.url) };
  };

  /** The link of a device's card. */
  const linkOf = async (page: Page): Promise<string> => {
    await goTo(page, '/card', '[data-part="transfer"]');
    await page.locator('[data-part="transfer"] > summary').click();
    return page.locator('[data-part="transfer"] .copy-field input').first().inputValue();
  };

  const takeOver = async (page: Page): Promise<void> => {
    await page.locator('[data-action="take-card"]').click();
    await page.locator('[data-part="transfer"]').waitFor();
  };

  test(
    'is taken to another device by link, with the seats, and renewing it revokes it there',
    async () => {
      const { ann, bob, code } = await playing();
      await eventually(async () => {
        expect(await bob.locator('.player .crest').count()).toBe(2);
        expect(await bob.locator('.player .crest[data-crest]').first().getAttribute('aria-label')).toMatch(/^Emblem: /);
      });
      const link = await linkOf(ann);
      await ann.locator('[data-part="transfer"] [data-part="qr"] > summary').click();
      const drawn = qrPath(encode(link, { ecc: 'M', border: RIM }).data);
      await eventually(async () => expect(await ann.locator('.qr path').getAttribute('d')).toBe(drawn));
      const asked: string[] = [];
      const phone = await newDevice();
      phone.on('request', (request) => asked.push(request.url()));
      await phone.goto(link);
      await phone.locator('[data-part="take-over"]').waitFor();
      await eventually(async () => {
        expect(phone.url()).toBe(`${env.url}/card`);
        expect(await phone.locator('.card-preview').textContent()).toContain('Ann');
      });
      await takeOver(phone);
      expect(asked.filter((url) => url.includes(link.slice(-22)))).toEqual([]);
      await goTo(phone, '/', `[data-code="${code}"]`);
      await phone.locator(`[data-code="${code}"] a`).click();
      await tableShown(phone);
      await eventually(async () => expect(await phone.locator('.player[data-me="true"]').count()).toBe(1));
      await goTo(ann, '/card', '[data-action="renew-card"]');
      await ann.locator('[data-action="renew-card"]').click();
      await ann.locator('dialog [data-action="yes"]').click();
      await eventually(async () => expect(await ann.locator('.card-told').textContent()).toContain('only this device'));
      await goTo(phone, '/card', '[data-part="revoked"]');
      await goTo(ann, `/t/${code}`, '.table .hex');
      await eventually(async () => expect(await ann.locator('.player[data-me="true"]').count()).toBe(1));
      await phone.goto(link);
      await phone.reload();
      await phone.locator('[data-part="revoked"], .take-over .problem').first().waitFor();
    },
    4 * MINUTE,
  );

  test(
    'is taken to another device by its twelve words, which asks before a used card is replaced',
    async () => {
      const { ann, bob } = await playing();
      await linkOf(ann);
      await ann.locator('[data-action="show-phrase"]').click();
      await ann.locator('[data-part="phrase"] li').first().waitFor();
      const words = await ann.locator('[data-part="phrase"] li').allTextContents();
      expect(words).toHaveLength(12);
      await goTo(bob, '/card', '[data-part="enter"]');
      await bob.locator('[data-part="enter"] > summary').click();
      await bob.locator('textarea[name="phrase"]').fill([...words.slice(1), words[0]!].join(' '));
      await bob.locator('[data-action="find-card"]').click();
      await eventually(async () => expect(await bob.locator('[data-part="enter"] .problem').textContent()).toContain('twelve words'));
      await bob.locator('textarea[name="phrase"]').fill(words.join('  ').toUpperCase());
      await bob.locator('[data-action="find-card"]').click();
      await bob.locator('[data-part="take-over"]').waitFor();
      await eventually(async () => expect(await bob.locator('[data-part="take-over"] .problem').textContent()).toContain('“Bob”'));
      await takeOver(bob);
      await eventually(async () => expect(await bob.locator('input[name="name"]').inputValue()).toBe('Ann'));
    },
    4 * MINUTE,
  );

  test(
    'knows the people one has played with, who show each other, invite and block',
    async () => {
      const { ann, bob } = await playing();
      await goTo(ann, '/players', '.person');
      await ann.locator('.person input[name="shows"]').check();
      // What is asked for is said when the server has it, and gone when the other one shows herself, too.
      await ann.locator('.person-wish').waitFor();
      await goTo(bob, '/players', '.person');
      expect(await bob.locator('.person-wish').textContent()).toContain('Ann');
      await bob.locator('.person input[name="shows"]').check();
      await bob.locator('.person-wish').waitFor({ state: 'detached' });
      await eventually(async () => {
        await ann.reload();
        await bob.reload();
        await bob.locator('.person').waitFor();
        expect(await bob.locator('.person').getAttribute('data-place')).toBe('here');
      });
      await ann.locator('[data-action="invite"]').click();
      await ann.waitForURL(TABLE_ADDRESS);
      const code = ann.url().slice(-6);
      await goTo(bob, '/', '[data-action="join-invitation"]');
      await bob.locator('[data-action="join-invitation"]').click();
      await bob.waitForURL(TABLE_ADDRESS);
      expect(bob.url().slice(-6)).toBe(code);
      await goTo(bob, '/players', '.person');
      await bob.locator('[data-action="block"]').click();
      await bob.locator('[data-part="blocked"]').waitFor();
      await goTo(ann, '/players', 'main h1');
      await eventually(async () => expect(await ann.locator('main').textContent()).toContain('Nobody yet'));
      await bob.locator('[data-part="blocked"] > summary').click();
      await bob.locator('[data-action="unblock"]').click();
      await bob.locator('[data-part="people"] .person').waitFor();
    },
    4 * MINUTE,
  );
});
