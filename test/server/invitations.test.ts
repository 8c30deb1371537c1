import { MOST_INVITATIONS } from '@hexfall/shared/protocol/profiles';
import type { AppOptions } from '../../server/src/appOptions.js';
import type { InvitationNotice } from '../../server/src/http/services/Profiles.js';
import { SYSTEM_SCHEDULER } from '../../server/src/runtime/scheduling.js';
import { openSqliteStore } from '../../server/src/store/openStore.js';
import { Page, Pages } from './support/Page.js';
import { CREST, problem, profileRequests } from './support/profileRequests.js';
import { startTestApp, temporaryFolder, type TestApp } from './support/testApp.js';

const folder = temporaryFolder();

let app: TestApp;
let pages: Pages;
let notices: InvitationNotice[];
/** How far the server's time is ahead. */
let minutes: number;

const time = { ...SYSTEM_SCHEDULER, now: () => SYSTEM_SCHEDULER.now() + minutes * 60_000 };

const start = async (options: Partial<AppOptions> = {}): Promise<void> => {
  app = await startTestApp({
    store: await openSqliteStore(folder.path),
    onInvitation: (notice) => notices.push(notice),
    room: { time },
    ...options,
  });
};

beforeEach(async () => {
  notices = [];
  minutes = 0;
  pages = new Pages();
  await start();
});

afterEach(async () => {
  await pages.close();
  await app.stop();
});

afterAll(() => folder.remove());

const { ask, profile, people, news, say, invite, duel, idOf, met } = profileRequests(() => ({ url: app.url, pages }));

const open = async (code: string): Promise<Page> => {
  await ask('POST', `/api/matches/${code}/open`);
  return Page.join(app.url, code);
};

describe('an invitation', () => {
  test('makes a table like the last one and reaches the other', async () => {
    const { ann, bob, annId, bobId } = await met();
    const { code } = (await (await invite(ann, bobId)).json()) as { readonly code: string };
    const { invitations } = await news(bob);
    expect(invitations).toMatchObject([{ from: { name: 'Ann', crest: CREST }, code }]);
    expect(notices).toMatchObject([{ to: bobId, from: { name: 'Ann', crest: CREST }, code }]);
    expect(await (await ask('GET', `/api/matches/${code}`)).json()).toMatchObject({ phase: 'lobby', options: { mode: 'duel' } });
    expect((await news(ann)).invitations).toEqual([]);
    // Only the one who is invited can decline.
    await ask('DELETE', `/api/profile/invitations/${invitations[0]!.id}`, { key: ann });
    expect((await news(bob)).invitations).toHaveLength(1);
    await ask('DELETE', `/api/profile/invitations/${invitations[0]!.id}`, { key: bob });
    expect((await news(bob)).invitations).toEqual([]);
    expect(await problem(invite(ann, bobId))).toBe('409 too-soon');
    expect((await invite(bob, annId)).status).toBe(200);
    minutes = 11;
    expect((await invite(ann, bobId)).status).toBe(200);
  });

  test('that is declined is told to its sender, until the sender knows', async () => {
    const { ann, bob, bobId } = await met();
    const { code } = (await (await invite(ann, bobId)).json()) as { readonly code: string };
    expect((await news(ann)).declined).toEqual([]);
    const [{ id }] = (await news(bob)).invitations as readonly { readonly id: string }[] as [{ readonly id: string }];
    await ask('DELETE', `/api/profile/invitations/${id}`, { key: bob });
    const told = [{ id, to: { name: 'Bob', crest: { shape: 'star', color: 'red' } }, code }];
    expect(await news(ann)).toMatchObject({ declined: told });
    expect((await news(bob)).declined).toEqual([]);
    // Declining again changes nothing; nor does the other take note of it.
    await ask('DELETE', `/api/profile/invitations/${id}`, { key: bob });
    expect((await news(ann)).declined).toHaveLength(1);
    await ask('DELETE', `/api/profile/invitations/${id}`, { key: ann });
    expect((await news(ann)).declined).toEqual([]);
    await ask('DELETE', `/api/profile/invitations/${id}`, { key: bob });
    expect((await news(ann)).declined).toEqual([]);
    expect(await problem(invite(ann, bobId))).toBe('409 too-soon');
  });

  test('tells its sender nothing of who is blocked, is away, or looks at it', async () => {
    const quiet = await met();
    await invite(quiet.ann, quiet.bobId);
    const before = await news(quiet.ann);
    await news(quiet.bob);
    expect(await news(quiet.ann)).toEqual(before);
    await say(quiet.bob, quiet.annId, { blocked: true });
    expect(await news(quiet.ann)).toEqual(before);
    // Who declines and then blocks is not named any more.
    const rude = await met();
    await invite(rude.ann, rude.bobId);
    const [{ id }] = (await news(rude.bob)).invitations as readonly { readonly id: string }[] as [{ readonly id: string }];
    await ask('DELETE', `/api/profile/invitations/${id}`, { key: rude.bob });
    await say(rude.bob, rude.annId, { blocked: true });
    expect(await news(rude.ann)).toEqual(before);
  });

  test('that is repeated leads to the same table, and calls nobody again for some minutes', async () => {
    const { ann, bob, bobId } = await met();
    const codeOf = async (): Promise<string> => ((await (await invite(ann, bobId)).json()) as { readonly code: string }).code;
    const code = await codeOf();
    const a = await pages.add(open(code));
    await a.sit({ army: 'outpost', name: 'Ann', profile: ann, waitsForReady: true });
    for (let sent = 0; sent < 3; sent++) expect(await codeOf()).toBe(code);
    expect(notices).toHaveLength(1);
    expect((await news(bob)).invitations).toMatchObject([{ code }]);
    minutes = 11;
    expect(await codeOf()).toBe(code);
    expect(notices.map((notice) => notice.code)).toEqual([code, code]);
    // Who has left the table invites to another one, with no call so soon; once it is taken, an invitation is a new one.
    await a.get('leaveSeat', { seat: 0 });
    await pages.close();
    const next = await codeOf();
    expect(next).not.toBe(code);
    expect(notices).toHaveLength(2);
    const again = await pages.add(open(next));
    await again.sit({ army: 'outpost', name: 'Ann', profile: ann });
    await (await pages.add(open(next))).sit({ army: 'moloch', name: 'Bob', profile: bob });
    expect([code, next]).not.toContain(await codeOf());
    expect(notices).toHaveLength(3);
  });

  test('is one of a few: a new one replaces the one to the same person', async () => {
    const { ann, bob, bobId } = await met();
    for (let sent = 0; sent <= MOST_INVITATIONS; sent++) expect((await invite(ann, bobId)).status).toBe(200);
    expect((await news(bob)).invitations).toHaveLength(1);
    expect(notices).toHaveLength(1);
    for (let sent = 1; sent < MOST_INVITATIONS; sent++) {
      const other = await profile(`Other ${sent}`);
      await duel(ann, other);
      await idOf(other);
      expect((await invite(ann, (await people(ann)).people[0]!.id)).status).toBe(200);
    }
    const last = await profile('Last');
    await duel(ann, last);
    await idOf(last);
    expect(await problem(invite(ann, (await people(ann)).people[0]!.id))).toBe('409 too-many-invitations');
  });
});
