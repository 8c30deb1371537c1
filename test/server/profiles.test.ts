import { afterAll, afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { Client } from 'colyseus.js';
import type { MyTables } from '@hexfall/shared/protocol/http';
import { MOST_INVITATIONS, type Crest, type PeopleList, type ProfileNews } from '@hexfall/shared/protocol/profiles';
import type { TableView } from '@hexfall/shared/protocol/tableView';
import { PROTOCOL_VERSION } from '@hexfall/shared/protocol/version';
import type { AppOptions } from '../../server/src/app.js';
import type { InvitationNotice } from '../../server/src/rooms/Profiles.js';
import { openSqliteStore } from '../../server/src/store/openSqliteStore.js';
import { askApi, problem, type Asked } from './support/askApi.js';
import { FakeTime } from './support/FakeTime.js';
import { newKey, Page } from './support/Page.js';
import { Pages } from './support/pages.js';
import { startTestApp, temporaryFolder, type TestApp } from './support/testApp.js';

const folder = temporaryFolder();
const CREST: Crest = { shape: 'bolt', color: 'blue' };

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

const ask = (method: string, path: string, asked?: Asked): Promise<Response> => askApi(app.url, method, path, asked);

/** A profile of that name; gives its key. */
const profile = async (name: string, crest = CREST): Promise<string> => {
  const key = newKey();
  const made = await ask('POST', '/api/profiles', { body: { key, name, crest } });
  expect(made.status).toBe(200);
  return key;
};

const people = async (key: string): Promise<PeopleList> => (await (await ask('GET', '/api/profile/people', { key })).json()) as PeopleList;
const news = async (key: string, place: 'here' | 'table' = 'here'): Promise<ProfileNews> =>
  (await (await ask('POST', '/api/profile/news', { key, body: { place } })).json()) as ProfileNews;
const say = async (key: string, id: string, body: object): Promise<number> =>
  (await ask('POST', `/api/profile/people/${id}`, { key, body })).status;
const invite = (key: string, to: string): Promise<Response> =>
  ask('POST', '/api/profile/invitations', { key, body: { to, key: newKey() } });

/** A duel of two profiles, which has begun. */
const duel = async (ann: string, bob: string): Promise<{ readonly a: Page; readonly b: Page; readonly code: string }> => {
  const a = await pages.add(Page.create(app.url));
  await a.sit({ army: 'borgo', name: 'Ann', profile: ann });
  const b = await pages.add(Page.join(app.url, a.code));
  await b.sit({ army: 'moloch', name: 'Bob', profile: bob });
  await a.until(() => a.state.phase === 'playing');
  return { a, b, code: a.code };
};

/** The id under which the first person of a list is known. */
const idOf = async (key: string): Promise<string> => {
  for (let tries = 0; tries < 100; tries++) {
    const [person] = (await people(key)).people;
    if (person) return person.id;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error('nobody was met');
};

/** Two profiles that have played a match. */
const met = async () => {
  const [ann, bob] = [await profile('Ann'), await profile('Bob', { shape: 'star', color: 'red' })];
  const { code } = await duel(ann, bob);
  return { ann, bob, code, bobId: await idOf(ann), annId: await idOf(bob) };
};

/** The same, who show each other when they are here. */
const friends = async () => {
  const both = await met();
  await say(both.ann, both.bobId, { shows: true });
  await say(both.bob, both.annId, { shows: true });
  return both;
};

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
    expect(await store.profiles?.expire(Date.now() - 1000)).toBe(0);
    expect(await store.profiles?.expire(Date.now() + 1000)).toBeGreaterThan(0);
    await store.close();
    await start();
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
    await a.until(() => a.state.next !== '');
    await ask('POST', `/api/matches/${a.state.next}/open`);
    expect((await joinAs(a.state.next, ann)).length).toBe(1);
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
    for (let tries = 0; tries < 50 && (await people(ann)).people[0]?.times === 1; tries++) await new Promise((r) => setTimeout(r, 20));
    expect((await people(ann)).people).toMatchObject([{ times: 2, last: { code: second.code } }]);
    expect(JSON.stringify(await people(ann))).not.toContain(bob);
  });

  test('see each other only if both agree', async () => {
    const { ann, bob, annId, bobId } = await met();
    await news(bob, 'table');
    expect(await say(ann, bobId, { shows: true })).toBe(204);
    expect((await people(bob)).people).toMatchObject([{ shows: false, shown: true, place: null }]);
    expect((await news(ann)).present).toEqual([]);
    expect(await say(bob, annId, { shows: true })).toBe(204);
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

  test('who are blocked neither see nor invite, and do not appear', async () => {
    const { ann, bob, annId, bobId } = await friends();
    await invite(bob, annId);
    expect(await say(ann, bobId, { blocked: true })).toBe(204);
    expect(await people(ann)).toMatchObject({ people: [], blocked: [{ id: bobId, name: 'Bob' }] });
    expect(await people(bob)).toEqual({ people: [], blocked: [] });
    expect(await news(ann)).toEqual({ invitations: [], present: [] });
    expect((await news(bob)).present).toEqual([]);
    expect(await problem(invite(bob, annId))).toBe('404 unknown-person');
    expect(await say(bob, annId, { shows: true })).toBe(404);
    expect(await say(ann, bobId, { blocked: false })).toBe(204);
    expect((await people(bob)).people).toHaveLength(1);
  });

  test('are unknown to each other after one has removed the other or is deleted', async () => {
    const { ann, bob, annId, bobId } = await friends();
    expect(await problem(ask('POST', `/api/profile/people/${newKey()}`, { key: ann, body: { shows: true } }))).toBe('404 unknown-person');
    expect((await ask('DELETE', `/api/profile/people/${bobId}`, { key: ann })).status).toBe(204);
    expect(await people(ann)).toEqual({ people: [], blocked: [] });
    expect(await people(bob)).toEqual({ people: [], blocked: [] });
    const other = await friends();
    await invite(other.ann, other.bobId);
    await ask('DELETE', '/api/profile', { key: other.ann });
    expect(await people(other.bob)).toEqual({ people: [], blocked: [] });
    expect((await news(other.bob)).invitations).toEqual([]);
    expect(annId).not.toBe(other.annId);
  });
});

describe('an invitation', () => {
  test('makes a table like the last one and reaches the other', async () => {
    const { ann, bob, annId, bobId, code: last } = await met();
    const { code } = (await (await invite(ann, bobId)).json()) as { readonly code: string };
    const { invitations } = await news(bob);
    expect(invitations).toMatchObject([{ from: { name: 'Ann', crest: CREST }, code }]);
    expect(notices).toMatchObject([{ to: bobId, from: { name: 'Ann', crest: CREST }, code, seat: { code: last } }]);
    expect(await (await ask('GET', `/api/matches/${code}`)).json()).toMatchObject({ phase: 'lobby', options: { mode: 'duel' } });
    expect((await news(ann)).invitations).toEqual([]);
    // Only the one who is invited can decline.
    await ask('DELETE', `/api/profile/invitations/${invitations[0]!.id}`, { key: ann });
    expect((await news(bob)).invitations).toHaveLength(1);
    await ask('DELETE', `/api/profile/invitations/${invitations[0]!.id}`, { key: bob });
    expect((await news(bob)).invitations).toEqual([]);
    expect(await problem(invite(ann, bobId))).toBe('409 too-soon');
    expect((await invite(bob, annId)).status).toBe(200);
  });

  test('is one of a few: a new one replaces the one to the same person', async () => {
    const { ann, bob, bobId } = await met();
    for (let sent = 0; sent <= MOST_INVITATIONS; sent++) expect((await invite(ann, bobId)).status).toBe(200);
    expect((await news(bob)).invitations).toHaveLength(1);
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
