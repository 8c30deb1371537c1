import { INVITATION_HEADER } from '@hexfall/shared/protocol/profiles';
import { CREST } from '../server/support/profileRequests.js';
import { cardHolders } from './support/cards.js';
import { pageServer, tableShown } from './support/pageServer.js';
import type { PageWindow } from './support/PageWindow.js';
import { answerAt } from './support/requests.js';
import { beginByItself, shownCode, submitSeat, tableCode } from './support/table.js';

const CODE = 'right-code';
const START_PEOPLE = '[data-part="start-people"]';
const SPACE = '[data-part="start-people-space"]';
const CODE_DIALOG = '.dialog-invitation-code';

describe('people who have played together', () => {
  const server = pageServer();
  const holders = cardHolders(server);

  /** Ann and Bob, who have played a duel and show each other, on the start page. */
  const friends = async () => {
    const both = await holders.windows();
    expect(await holders.say(both.ann, both.bobId, { shows: true })).toBe(204);
    expect(await holders.say(both.bob, both.annId, { shows: true })).toBe(204);
    return both;
  };

  test('are on the start page if both have agreed, and their place is kept until they arrive', async () => {
    const { ann, bob, annId, bobId, annsWindow, bobsWindow } = await holders.windows();
    await annsWindow.answered();
    expect(annsWindow.all(START_PEOPLE)).toHaveLength(0);
    await holders.say(ann, bobId, { shows: true });
    await holders.say(bob, annId, { shows: true });
    await bobsWindow.passUntil(() => expect(bobsWindow.get(`${START_PEOPLE} li`).dataset['place']).toMatch(/here|away/));
    await annsWindow.passUntil(() => expect(annsWindow.text(`${START_PEOPLE} li`)).toContain('BobHere'));
    expect(annsWindow.all(SPACE)).toHaveLength(0);

    const held = await server.open('/', {
      memory: annsWindow.memory,
      intercept: answerAt('/api/profile/news', () => new Promise(() => undefined)),
    });
    await held.shown(`${SPACE}[aria-hidden="true"] li`);
    expect(held.all(`${SPACE} li`)).toHaveLength(1);
    expect(held.all(START_PEOPLE)).toHaveLength(0);
  });

  test('stay on the start page when the server does not answer once', async () => {
    const { annsWindow: ann } = await friends();
    await ann.passUntil(() => ann.get(START_PEOPLE));
    let failed = 0;
    ann.network.intercept = answerAt('/api/profile/news', () => {
      failed += 1;
      throw new TypeError('Failed to fetch');
    });
    await ann.passUntil(() => expect(failed).toBe(1));
    expect(ann.all(`${START_PEOPLE} li`)).toHaveLength(1);
  });

  test('invite each other with one press; who has declined is told of', async () => {
    const { annsWindow: ann, bobsWindow: bob } = await friends();
    await ann.passUntil(() => ann.get(START_PEOPLE));
    await ann.click(`${START_PEOPLE} [data-action="invite"]`);
    const code = await tableCode(ann);
    // The one who invites sits there already.
    await ann.shown('.invite [data-part="invite"]');
    await ann.shown('.seat', { hasText: 'Ann' });
    expect(ann.all('.invitation')).toHaveLength(0);
    await bob.passUntil(() => expect(bob.text('.profile-news')).toContain('Ann invites you'));
    expect(ann.text('.profile-news')).toBe('');
    await bob.click('[data-action="decline-invitation"]');
    await bob.gone('.profile-news li');
    await bob.answered();
    await ann.passUntil(() => expect(ann.text('[data-part="declined"]')).toContain('Bob has declined your invitation'));
    await ann.click('[data-action="close-declined"]');
    await ann.gone('.profile-news li');
    await ann.answered();
    await ann.reload();
    await ann.shown('.seat');
    await ann.answered();
    expect(ann.all('[data-part="declined"]')).toHaveLength(0);
    expect(shownCode(ann)).toBe(code);
  });

  test('cost nothing where there is no player card', async () => {
    const page = await server.open('/');
    await page.answered();
    expect(page.traces.requests.filter((path) => path.includes('profile'))).toEqual([]);
    expect(page.all('.start-people')).toHaveLength(0);
  });
});

describe('people on a server that wants a code for tables', () => {
  const server = pageServer({ invitationCodes: [CODE] });
  const { profile, idOf, say, open } = cardHolders(server);

  const enterCode = async (page: PageWindow, code: string): Promise<void> => {
    await page.fill(`${CODE_DIALOG} input`, code);
    await page.click(`${CODE_DIALOG} [data-action="yes"]`);
  };

  test('are asked for it for a player card, unless they have a seat', async () => {
    const bob = await server.open('/card', { remembers: { name: 'Bob' } });
    await bob.click('[data-action="save-card"]');
    await enterCode(bob, 'wrong-code');
    await bob.shown(`${CODE_DIALOG} [role="alert"]`, { hasText: 'does not know' });
    await enterCode(bob, CODE);
    await bob.shown('[data-part="transfer"]');

    await bob.goto('/');
    await bob.click('[data-action="friend"]');
    await tableCode(bob);
    const ann = await server.open(bob.path, { remembers: { name: 'Ann' } });
    await submitSeat(ann);
    await ann.shown('.seat', { hasText: 'Ann' });
    await ann.goto('/card');
    await ann.click('[data-action="save-card"]');
    await ann.shown('[data-part="transfer"]');
    expect(ann.all(CODE_DIALOG)).toHaveLength(0);
  });

  test('are asked for it, again if it is wrong, and accept an invitation at the table where they have played', async () => {
    const headers = { [INVITATION_HEADER]: CODE };
    const keys = { ann: await profile('Ann', CREST, headers), bob: await profile('Bob', CREST, headers) };
    const ann = await open(keys.ann, 'Ann');
    await ann.click('[data-action="friend"]');
    await ann.shown(CODE_DIALOG);
    expect(ann.text(`${CODE_DIALOG} [role="alert"]`)).toBe('');
    await enterCode(ann, 'wrong-code');
    await ann.shown(`${CODE_DIALOG} [role="alert"]`, { hasText: 'does not know' });
    expect(shownCode(ann)).toBeNull();
    await enterCode(ann, CODE);
    await tableCode(ann);
    // It is kept, and who joins needs none.
    await ann.goto('/');
    await ann.click('[data-action="friend"]');
    const code = await tableCode(ann);
    expect(ann.all('dialog[open]')).toHaveLength(0);
    await beginByItself(ann);
    const bob = await open(keys.bob, 'Bob', ann.path);
    await bob.click('form button[type="submit"].large');
    await Promise.all([ann, bob].map(tableShown));

    const ids = { ann: await idOf(keys.bob), bob: await idOf(keys.ann) };
    await say(keys.ann, ids.bob, { shows: true });
    await say(keys.bob, ids.ann, { shows: true });
    await bob.goto('/');
    await bob.click(`${START_PEOPLE} [data-action="invite"]`);
    await enterCode(bob, CODE);
    const next = await tableCode(bob);
    expect(next).not.toBe(code);
    await ann.passUntil(() => ann.get('[data-action="join-invitation"]'));
    expect(shownCode(ann)).toBe(code);
    await ann.click('[data-action="join-invitation"]');
    await ann.until(() => shownCode(ann) === next);
    await ann.shown('.invitation', { hasText: 'Bob invites you' });
    await ann.gone('[data-action="join-invitation"]');
  });
});
