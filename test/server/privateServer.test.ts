import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'colyseus.js';
import type { MatchSummary, SavedOpened } from '@hexfall/shared/protocol/http';
import { JOIN_REFUSED, MATCH_ROOM, PROTOCOL_VERSION } from '@hexfall/shared/protocol/messages';
import { INVITATION_HEADER } from '@hexfall/shared/protocol/profiles';
import type { AppOptions } from '../../server/src/appOptions.js';
import { openSqliteStore } from '../../server/src/store/openStore.js';
import { newKey, Page, Pages } from './support/Page.js';
import { askApi, problem } from './support/profileRequests.js';
import { startTestApp, temporaryFolder, type TestApp } from './support/testApp.js';

const folder = temporaryFolder();

let app: TestApp;
let pages: Pages;

const start = async (options: Partial<AppOptions>): Promise<void> => {
  app = await startTestApp({ store: await openSqliteStore(folder.path), ...options });
};

beforeEach(() => {
  pages = new Pages();
});

afterEach(async () => {
  await pages.close();
  await app.stop();
});

afterAll(() => folder.remove());

const refused = (path: string, body?: unknown, headers: Readonly<Record<string, string>> = {}): Promise<string> =>
  problem(askApi(app.url, 'POST', path, { body, headers }));

describe('an operator', () => {
  test('may ask for an invitation code to make tables, and not to join them', async () => {
    await start({ invitationCodes: ['first-code', 'second-code'] });
    const headers = { [INVITATION_HEADER]: 'second-code' };
    expect(await refused('/api/quick')).toBe('401 invitation-needed');
    expect(await refused('/api/quick', undefined, { [INVITATION_HEADER]: 'guess!' })).toBe('401 invitation-wrong');
    expect(await refused('/matchmake/create/match', { protocol: PROTOCOL_VERSION })).toBe('401 invitation-needed');
    expect(await refused('/matchmake/%63reate/match', { protocol: PROTOCOL_VERSION })).toBe('404 unknown-route');
    await expect(new Client(app.url).create(MATCH_ROOM, { protocol: PROTOCOL_VERSION })).rejects.toMatchObject({ code: 401 });
    const room = await new Client(app.url, { headers }).create(MATCH_ROOM, { protocol: PROTOCOL_VERSION });
    await pages.add(Page.join(app.url, room.roomId));
    await room.leave();
    expect(app.log()).not.toContain('second-code');
  });

  test('may allow the names of a list only', async () => {
    const namesFile = join(folder.path, 'names.txt');
    writeFileSync(namesFile, 'Ann\n\nŻółw \r\n');
    await start({ namesFile });
    expect(await refused('/matchmake/create/match', { protocol: PROTOCOL_VERSION, names: ['Ann', 'Bob'] })).toBe('409 name-not-listed');
    await expect(Page.createAs(app.url, { names: ['Bob'] })).rejects.toMatchObject({ code: JOIN_REFUSED.nameNotListed });
    expect(app.log()).not.toContain('Bob');
    const a = await pages.add(Page.createAs(app.url, { names: ['ann'] }));
    expect(await a.refusal('sit', { key: newKey(), army: 'borgo', name: 'Bob' })).toBe('name-not-listed');
    const { seat } = await a.sit({ army: 'borgo', name: 'żółw' });
    expect(await a.refusal('changeSeat', { seat, name: 'Bob' })).toBe('name-not-listed');
    await a.get('changeSeat', { seat, army: 'moloch' });
    const b = await pages.add(Page.join(app.url, a.code));
    expect(await b.refusal('say', { text: 'hello', name: 'Bob' })).toBe('name-not-listed');
    await b.get('say', { text: 'hello', name: 'ANN' });
    expect(await refused('/api/profiles', { key: newKey(), name: 'Bob', crest: { shape: 'bolt', color: 'red' } })).toBe(
      '422 name-not-listed',
    );
  });

  test('lets a saved game go on only under names of the list', async () => {
    const namesFile = join(folder.path, 'names.txt');
    writeFileSync(namesFile, 'Ann\n');
    await start({ namesFile });
    const a = await pages.add(Page.create(app.url));
    await a.sit({ army: 'borgo', name: 'Ann' });
    await a.get('addBot', { level: 'scout', army: 'moloch' });
    await a.until(() => a.state.phase === 'playing');
    const { record } = await a.get('save', {});
    const named = (name: string, computer: string) => ({
      record: { ...record, saved: { ...record.saved, seats: [{ name }, { name: computer, computer: 'scout' }] } },
      keys: [newKey(), null],
    });
    expect(await refused('/api/saved', named('Bob', 'Computer'))).toBe('422 name-not-listed');
    expect(await refused('/api/saved', named('An\u200bn B', 'Computer'))).toBe('422 name-not-listed');
    // A computer player has no name to write with.
    const opened = await askApi(app.url, 'POST', '/api/saved', { body: named('ANN', 'Bob the Great') });
    const { code } = (await opened.json()) as SavedOpened;
    const { seats } = (await (await askApi(app.url, 'GET', `/api/matches/${code}`)).json()) as MatchSummary;
    expect(seats.map((seat) => seat?.name)).toEqual(['ANN', 'Computer']);
  });
});
