import { Client } from 'colyseus.js';
import type { MyTables } from '@hexfall/shared/protocol/http';
import { PROTOCOL_VERSION } from '@hexfall/shared/protocol/messages';
import { LATELY_DAYS } from '@hexfall/shared/protocol/profiles';
import type { TableView } from '@hexfall/shared/protocol/tableView';
import type { AppOptions } from '../../server/src/appOptions.js';
import type { InvitationNotice } from '../../server/src/http/services/Profiles.js';
import { openSqliteStore } from '../../server/src/store/openStore.js';
import { FakeTime } from './support/FakeTime.js';
import { MemoryStore } from './support/MemoryStore.js';
import { newKey, Page, Pages } from './support/Page.js';
import { CREST, problem, profileRequests } from './support/profileRequests.js';
import { startTestApp, temporaryFolder, type TestApp } from './support/testApp.js';

const folder = temporaryFolder();

/** Before every profile of these tests. */
const BEGINNING = Date.now() - 1000;

let app: TestApp;
let pages: Pages;
let notices: InvitationNotice[];

const start = async (options: Partial<AppOptions> = {}): Promise<void> => {
  app = await startTestApp({ store: await openSqliteStore(folder.path), onInvitation: (notice) => notices.push(notice), ...options });
};

beforeEach(async () => {
  notices = [];
  pages = new Pages();
  await start();
});

afterEach(async () => {
  await pages.close();
  await app.stop();
});

afterAll(() => folder.remove());

const { ask, profile, people, news, say, invite, duel, met, friends } = profileRequests(() => ({ url: app.url, pages }));

/** Joins a table with the key of a profile. */
const joinAs = async (code: string, key: string): Promise<readonly number[]> => {
  const room = await new Client(app.url).joinById<TableView>(code, { protocol: PROTOCOL_VERSION, profile: key });
  const seats = await new Promise<readonly number[]>((resolve) => {
    room.onMessage('*', (type, payload) => {
      if (type === 'welcome') resolve((payload as { readonly seats: readonly number[] }).seats);
    });
  });
  await room.leave();
  return seats;
};

describe('a profile', () => {
  test('is made once, proved by its key, changed and deleted', async () => {
    const key = newKey();
    const body = { key, name: '  Ann\u202e ', crest: CREST };
    expect(await (await ask('POST', '/api/profiles', { body })).json()).toEqual({ name: 'Ann', crest: CREST, tables: 0, people: 0 });
    expect((await ask('POST', '/api/profiles', { body: { ...body, name: 'Other' } })).status).toBe(200);
    expect(await (await ask('GET', '/api/profile', { key })).json()).toMatchObject({ name: 'Ann' });
    const changed = { name: 'Anna', crest: { shape: 'moon', color: 'teal' } };
    expect(await (await ask('PUT', '/api/profile', { key, body: changed })).json()).toMatchObject(changed);
    expect((await ask('DELETE', '/api/profile', { key })).status).toBe(204);
    expect(await problem(ask('GET', '/api/profile', { key }))).toBe('401 unknown-profile');
    expect(await problem(ask('PUT', '/api/profile', { key, body: changed }))).toBe('401 unknown-profile');
  });

  test('is not proved by another key, none, or one in the address', async () => {
    const key = await profile('Ann');
    expect(await problem(ask('GET', '/api/profile'))).toBe('401 unknown-profile');
    expect(await problem(ask('GET', `/api/profile?key=${key}`))).toBe('401 unknown-profile');
    expect(await problem(ask('GET', '/api/profile', { key: newKey() }))).toBe('401 unknown-profile');
    expect(await problem(ask('POST', '/api/profiles', { body: { key: 'short', name: 'Ann', crest: CREST } }))).toBe('400 malformed');
    expect(await problem(ask('POST', '/api/profiles', { body: { key: newKey(), name: '\u200b', crest: CREST } }))).toBe('400 malformed');
    expect(app.log()).not.toContain(`Bearer`);
  });

  test('that is renewed is proved by the new key only', async () => {
    const [old, fresh, bob] = [await profile('Ann'), newKey(), await profile('Bob')];
    expect(await problem(ask('POST', '/api/profile/renew', { key: old, body: { key: bob } }))).toBe('409 key-used');
    expect((await ask('POST', '/api/profile/renew', { key: old, body: { key: fresh } })).status).toBe(204);
    expect(await problem(ask('GET', '/api/profile', { key: old }))).toBe('401 unknown-profile');
    expect(await (await ask('GET', '/api/profile', { key: fresh })).json()).toMatchObject({ name: 'Ann' });
    // A page that got no answer asks again.
    expect((await ask('POST', '/api/profile/renew', { key: fresh, body: { key: fresh } })).status).toBe(204);
  });

  test('expires after long disuse', async () => {
    const key = await profile('Ann');
    await app.stop();
    const store = await openSqliteStore(folder.path);
    expect(await store.prune('profiles', BEGINNING)).toEqual([]);
    expect(await store.prune('profiles', Date.now() + 1000)).not.toEqual([]);
    await store.close();
    await start();
    expect(await problem(ask('GET', '/api/profile', { key }))).toBe('401 unknown-profile');
  });
});

/** What its owner does with a profile, which has a seat at a table of the page `a`. */
interface Use {
  readonly key: string;
  readonly a: Page;
}

const USES: Readonly<Record<string, (use: Use) => Promise<unknown>>> = {
  'it is asked for': ({ key }) => ask('GET', '/api/profile', { key }),
  'its news are asked for': ({ key }) => news(key),
  'its tables are listed': ({ key }) => ask('POST', '/api/mine', { key, body: { tables: [] } }),
  'a table where it has a seat is joined': ({ key, a }) => joinAs(a.code, key),
  'it sits down': async ({ key }) => (await pages.add(Page.create(app.url))).sit({ army: 'borgo', name: 'Ann', profile: key }),
};

describe('a profile in use', () => {
  const DAY_MS = 24 * 3_600_000;

  test.each(Object.entries(USES))('is not deleted, however long there is no other use than that %s', async (_what, use) => {
    await app.stop();
    const [time, store] = [new FakeTime(), await MemoryStore.open()];
    await start({ store, room: { time } });
    const [key, idle] = [await profile('Ann'), await profile('Bob')];
    const a = await pages.add(Page.create(app.url));
    await a.sit({ army: 'borgo', name: 'Ann', profile: key });
    for (let year = 0; year < 2; year++) {
      time.pass(399 * DAY_MS);
      await use({ key, a });
      await store.prune('profiles', time.now() - 400 * DAY_MS);
    }
    expect(await (await ask('GET', '/api/profile', { key })).json()).toMatchObject({ name: 'Ann' });
    expect(await problem(ask('GET', '/api/profile', { key: idle }))).toBe('401 unknown-profile');
  });

  test('is written to the store once a day at most', async () => {
    await app.stop();
    const [time, store] = [new FakeTime(), await MemoryStore.open()];
    await start({ store, room: { time } });
    const key = await profile('Ann');
    time.pass(23 * 3_600_000);
    await ask('GET', '/api/profile', { key });
    await store.prune('profiles', time.now() - DAY_MS / 2);
    expect(await problem(ask('GET', '/api/profile', { key }))).toBe('401 unknown-profile');
  });
});

describe('the seats of a profile', () => {
  test('show its crest, are listed, and can be played from another device', async () => {
    const [ann, bob] = [await profile('Ann'), await profile('Bob', { shape: 'star', color: 'red' })];
    const { a, code } = await duel(ann, bob);
    const crests = [...a.state.seats].map(({ crest, crestColor }) => `${crest} ${crestColor}`);
    expect(crests).toEqual(['bolt blue', 'star red']);
    const mine = await ask('POST', '/api/mine', { key: bob, body: { tables: [] } });
    expect(((await mine.json()) as MyTables).tables).toMatchObject([{ code, mine: [1] }]);
    expect(await joinAs(code, bob)).toEqual([1]);
    expect(await joinAs(code, newKey())).toEqual([]);
    expect(JSON.stringify(a.state)).not.toContain(bob);
    const summary = await (await ask('GET', `/api/matches/${code}`)).text();
    expect(summary).not.toContain(bob);
  });

  test('stay with it over a rematch, and are lost to a renewed key', async () => {
    const [ann, bob] = [await profile('Ann'), await profile('Bob')];
    const { a, b, code } = await duel(ann, bob);
    await a.play(0, { do: 'resign' });
    await a.until(() => a.state.phase === 'over');
    const { proposal } = await a.get('propose', { seat: 0, kind: 'rematch' });
    await b.get('answer', { seat: 1, proposal, agree: true });
    await a.until(() => a.state.rematchCode !== '');
    await ask('POST', `/api/matches/${a.state.rematchCode}/open`);
    expect((await joinAs(a.state.rematchCode, ann)).length).toBe(1);
    const fresh = newKey();
    await ask('POST', '/api/profile/renew', { key: ann, body: { key: fresh } });
    expect(await joinAs(code, ann)).toEqual([]);
    expect(await joinAs(code, fresh)).toEqual([0]);
    expect((await ask('DELETE', `/api/profile/tables/${code}`, { key: fresh })).status).toBe(204);
    expect(await joinAs(code, fresh)).toEqual([]);
  });

  test('are free of it where the key is unknown: the seat is taken without a crest', async () => {
    const a = await pages.add(Page.create(app.url));
    await a.sit({ army: 'borgo', name: 'Ann', profile: newKey() });
    expect([...a.state.seats][0]).toMatchObject({ taken: true, crest: '', crestColor: '' });
  });
});

describe('people', () => {
  test('are those one has played with, counted once for each match', async () => {
    const { ann, bob, code } = await met();
    expect((await people(ann)).people).toMatchObject([
      { name: 'Bob', crest: { shape: 'star', color: 'red' }, times: 1, last: { code }, shows: false, shown: false, place: null },
    ]);
    await app.stop();
    await start();
    await ask('POST', `/api/matches/${code}/open`);
    expect((await people(ann)).people[0]?.times).toBe(1);
    const second = await duel(ann, bob);
    for (const end = Date.now() + 30_000; Date.now() < end && (await people(ann)).people[0]?.times === 1;)
      await new Promise((resolve) => setTimeout(resolve, 20));
    expect((await people(ann)).people).toMatchObject([{ times: 2, last: { code: second.code } }]);
    expect(JSON.stringify(await people(ann))).not.toContain(bob);
  });

  test('see each other only if both agree', async () => {
    const { ann, bob, annId, bobId } = await met();
    await news(bob, 'table');
    expect(await say(ann, bobId, { shows: true })).toBe(204);
    await news(ann, 'table');
    expect((await people(bob)).people).toMatchObject([{ shows: false, shown: true, place: null }]);
    expect((await news(ann)).present).toEqual([]);
    expect(await say(bob, annId, { shows: true })).toBe(204);
    // Where Ann was before is not known: nobody could see it.
    expect((await people(bob)).people).toMatchObject([{ place: 'away' }]);
    await news(bob, 'table');
    expect((await news(ann)).present).toMatchObject([{ name: 'Bob', place: 'table' }]);
    expect((await people(bob)).people).toMatchObject([{ place: 'here' }]);
    await say(bob, annId, { shows: false });
    expect((await news(ann)).present).toEqual([]);
    expect((await people(ann)).people).toMatchObject([{ place: null }]);
  });

  test('are away after a while', async () => {
    await app.stop();
    const time = new FakeTime();
    await start({ room: { time } });
    const { ann, bob } = await friends();
    await news(bob);
    expect((await news(ann)).present).toHaveLength(1);
    time.pass(200_000);
    expect((await news(ann)).present).toEqual([]);
    expect((await people(ann)).people).toMatchObject([{ place: 'away' }]);
  });

  test('who are away and have played lately are among the news, if both agree', async () => {
    await app.stop();
    const time = new FakeTime();
    await start({ room: { time } });
    const { ann, bob, bobId, annId } = await met();
    expect((await news(ann)).lately).toEqual([]);
    await say(ann, bobId, { shows: true });
    expect((await news(ann)).lately).toEqual([]);
    await say(bob, annId, { shows: true });
    expect((await news(ann)).lately).toEqual([{ id: bobId, name: 'Bob', crest: { shape: 'star', color: 'red' }, place: 'away' }]);
    await news(bob);
    expect(await news(ann)).toMatchObject({ present: [{ id: bobId, place: 'here' }], lately: [] });
    time.pass((LATELY_DAYS * 24 + 1) * 3_600_000);
    expect(await news(ann)).toMatchObject({ present: [], lately: [] });
  });

  test('who are blocked neither see nor invite, and do not appear', async () => {
    const { ann, bob, annId, bobId } = await friends();
    await invite(bob, annId);
    expect(await say(ann, bobId, { blocked: true })).toBe(204);
    expect(await people(ann)).toMatchObject({ people: [], blocked: [{ id: bobId, name: 'Bob' }] });
    expect(await people(bob)).toEqual({ people: [], blocked: [] });
    expect(await news(ann)).toEqual({ invitations: [], present: [], lately: [], declined: [] });
    expect((await news(bob)).present).toEqual([]);
    expect(await problem(invite(bob, annId))).toBe('404 unknown-person');
    expect(await say(bob, annId, { shows: true })).toBe(404);
    expect(await say(ann, bobId, { blocked: false })).toBe(204);
    expect((await people(bob)).people).toHaveLength(1);
  });

  test('are unknown to each other after one has removed the other or is deleted', async () => {
    const { ann, bob, annId, bobId } = await friends();
    expect(await problem(ask('POST', `/api/profile/people/${newKey()}`, { key: ann, body: { shows: true } }))).toBe('404 unknown-person');
    await invite(ann, bobId);
    await invite(bob, annId);
    expect((await ask('DELETE', `/api/profile/people/${bobId}`, { key: ann })).status).toBe(204);
    for (const one of [ann, bob]) {
      expect(await people(one)).toEqual({ people: [], blocked: [] });
      expect((await news(one)).invitations).toEqual([]);
    }
    const other = await friends();
    await invite(other.ann, other.bobId);
    await ask('DELETE', '/api/profile', { key: other.ann });
    expect(await people(other.bob)).toEqual({ people: [], blocked: [] });
    expect((await news(other.bob)).invitations).toEqual([]);
    expect(annId).not.toBe(other.annId);
  });
});
