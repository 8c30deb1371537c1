import { encode } from 'uqr';
import { qrPath } from '../../client/src/ui/qrPath.js';
import { newKey } from '../server/support/Page.js';
import { CREST } from '../server/support/profileRequests.js';
import { cardHolders, makeCard } from './support/cards.js';
import { pageServer, tableShown } from './support/pageServer.js';
import type { PageWindow } from './support/PageWindow.js';
import { answerAt } from './support/requests.js';
import { submitSeat, tableCode } from './support/table.js';

/** The rim that readers of QR codes need. */
const RIM = 4;
/** Twelve words of the list whose check (BIP-39) fails: the last one would have to be “about”. */
const CHECK_FAILS = Array.from({ length: 12 }, () => 'abandon').join(' ');
const TRANSFER = '[data-part="transfer"]';

describe('a player card', () => {
  const server = pageServer();
  const holders = cardHolders(server);

  /** A browser whose user has made a card. */
  const withCard = async (name: string, shape: 'star' | 'skull'): Promise<PageWindow> => {
    const page = await server.open('/');
    await makeCard(page, name, shape);
    return page;
  };

  /** The link of the card of a window. */
  const linkOf = async (page: PageWindow): Promise<string> => {
    await page.goto('/card');
    await page.click(`${TRANSFER} > summary`);
    return ((await page.shown(`${TRANSFER} .copy-field input`)) as HTMLInputElement).value;
  };

  const takeOver = async (page: PageWindow): Promise<void> => {
    await page.click('[data-action="take-card"]');
    await page.shown(TRANSFER);
  };

  const ownSeats = (page: PageWindow): number => page.all('.player[data-me="true"]').length;

  test('is shown at the table, and taken to another device by link, with the seats; renewing it revokes it there', async () => {
    const [ann, bob] = [await withCard('Ann', 'star'), await withCard('Bob', 'skull')];
    await ann.goto('/');
    await ann.click('[data-action="friend"]');
    const code = await tableCode(ann);
    await ann.shown('.seat .crest');
    await bob.goto(ann.path);
    await submitSeat(bob);
    await ann.click('[data-action="ready"]');
    await Promise.all([ann, bob].map(tableShown));
    await bob.eventually(() => expect(bob.all('.player .crest')).toHaveLength(2));
    expect(bob.get('.player .crest[data-crest]').getAttribute('aria-label')).toMatch(/^Emblem: /);

    const link = await linkOf(ann);
    await ann.click(`${TRANSFER} [data-part="qr"] > summary`);
    const drawn = qrPath(encode(link, { ecc: 'M', border: RIM }).data);
    expect((await ann.shown('.qr path')).getAttribute('d')).toBe(drawn);
    const phone = await server.open(link);
    await phone.shown('[data-part="take-over"]', { hasText: 'Ann' });
    expect(phone.path).toBe('/card');
    expect(phone.text('.card-preview')).toContain('Ann');
    await takeOver(phone);
    // The key of the card is in no address that the server or anybody between sees.
    const { requests, connections } = phone.traces;
    expect([...requests, ...connections].filter((address) => address.includes(link.slice(-22)))).toEqual([]);
    await phone.goto('/');
    await phone.click(`[data-code="${code}"] a`);
    await tableShown(phone);
    await phone.eventually(() => expect(ownSeats(phone)).toBe(1));

    await ann.goto('/card');
    await ann.click('[data-action="renew-card"]');
    await ann.click('dialog [data-action="yes"]');
    await ann.shown('.card-told', { hasText: 'only this device' });
    await phone.goto('/card');
    await phone.shown('[data-part="revoked"]');
    await ann.goto(`/t/${code}`);
    await tableShown(ann);
    await ann.eventually(() => expect(ownSeats(ann)).toBe(1));
    await phone.goto(link);
    await phone.shown('.take-over .problem');
  });

  test('is taken to another device by its twelve words, which asks before a used card is replaced', async () => {
    const { annsWindow: ann, bobsWindow: bob } = await holders.windows('/card');
    await linkOf(ann);
    await ann.click('[data-action="show-phrase"]');
    await ann.shown('[data-part="phrase"] li');
    const words = ann.all('[data-part="phrase"] li').map(({ textContent }) => textContent);
    expect(words).toHaveLength(12);
    await bob.click('[data-part="enter"] > summary');
    await bob.fill('textarea[name="phrase"]', CHECK_FAILS);
    await bob.click('[data-action="find-card"]');
    await bob.shown('[data-part="enter"] .problem', { hasText: 'twelve words' });
    await bob.fill('textarea[name="phrase"]', words.join('  ').toUpperCase());
    await bob.click('[data-action="find-card"]');
    await bob.shown('[data-part="take-over"] .problem', { hasText: '“Bob”' });
    await takeOver(bob);
    expect(await bob.shown('input[name="name"]')).toHaveProperty('value', 'Ann');
    expect(bob.memory.read('name')).toBe('Ann');
  });

  test('forgets a table on all its devices', async () => {
    const { annsWindow: page, ann, code } = await holders.windows('/games');
    await page.click(`[data-code="${code}"] [data-action="forget"]`);
    await page.click('dialog [data-action="yes"]');
    await page.gone(`[data-code="${code}"]`);
    await page.answered();
    const known = await holders.ask('POST', '/api/mine', { key: ann, body: { tables: [] } });
    expect(await known.json()).toMatchObject({ tables: [] });
  });

  test('knows the people one has played with, who show each other, invite and block', async () => {
    const { annsWindow: ann, bobsWindow: bob } = await holders.windows('/players');
    await ann.check('.person input[name="shows"]');
    // What is asked for is said when the server has it, and gone when the other one shows himself, too.
    await ann.shown('.person-wish');
    await bob.passUntil(() => expect(bob.text('.person-wish')).toContain('Ann'));
    await bob.check('.person input[name="shows"]');
    await bob.gone('.person-wish');
    // Ann's page says that she is here when it asks for news the next time.
    await ann.pass(30_000);
    await ann.answered();
    await bob.passUntil(() => expect(bob.get('.person').dataset['place']).toBe('here'));
    await ann.click('[data-action="invite"]');
    const code = await tableCode(ann);
    await bob.goto('/');
    await bob.click('[data-action="join-invitation"]');
    expect(await tableCode(bob)).toBe(code);
    await bob.goto('/players');
    await bob.click('[data-action="block"]');
    await bob.shown('[data-part="blocked"]');
    expect(bob.all('[data-part="people"]')).toHaveLength(0);
    await ann.goto('/players');
    await ann.shown('main', { hasText: 'Nobody yet' });
    await bob.click('[data-part="blocked"] > summary');
    await bob.click('[data-action="unblock"]');
    await bob.shown('[data-part="people"] .person');
  });

  /** The screens that ask the server about the own card. */
  const ASKING = ['/', '/card', '/players', '/statistics'];

  test.each(ASKING)(
    'is not revoked on %s before the server has said which key holds: it may have been renewed, and the answer lost',
    async (path) => {
      const [own, next] = [newKey(), await holders.profile('Ann')];
      const card = { key: own, next, crest: CREST, isRevoked: false };
      let asked = 0;
      const refuse = ({ headers }: Request): Response | null => {
        if (headers.get('authorization') !== `Bearer ${next}`) return null;
        asked += 1;
        return Response.json({ code: 'failed', message: 'Something has failed.' }, { status: 500 });
      };
      const page = await server.open(path, { remembers: { name: 'Ann', profile: card }, intercept: answerAt('/api/profile', refuse) });
      await page.eventually(() => expect(asked).toBeGreaterThan(0));
      await page.answered();
      expect(page.memory.read('profile')).toEqual(card);
      page.network.intercept = null;
      await page.passUntil(() => expect(page.memory.read('profile')).toEqual({ ...card, key: next, next: null }));
    },
  );

  test.each(ASKING)('is revoked on %s when the server does not know its key', async (path) => {
    const card = { key: newKey(), next: null, crest: CREST, isRevoked: false };
    const page = await server.open(path, { remembers: { name: 'Ann', profile: card } });
    await page.eventually(() => expect(page.memory.read('profile')).toEqual({ ...card, isRevoked: true }));
  });
});
