import { encode } from 'uqr';
import { PROTOCOL_VERSION } from '@hexfall/shared/protocol/messages';
import { qrPath } from '../../client/src/ui/qrPath.js';
import { Page as Connection } from '../server/support/Page.js';
import { carryOut } from './support/hands.js';
import { pageServer, tableShown } from './support/pageServer.js';
import type { PageWindow } from './support/PageWindow.js';
import { answerAt, holdBack } from './support/requests.js';
import { beginByItself, makeTable, openGameForm, resultAfterVerdict, sitDown, tableCode } from './support/table.js';

const QUIET = { film: 'skip', motion: 'reduced', sound: false };
const PHONE = { width: 360, height: 640 };
const RIM = 4;

/** Waits until all elements of a selector have these texts, in order. */
const textsAre = (page: PageWindow, selector: string, wanted: readonly string[]): Promise<void> =>
  page.eventually(() => expect(page.all(selector).map(({ textContent }) => textContent)).toEqual(wanted));

const chosenArmy = (page: PageWindow): unknown =>
  page.all(':is(.army, .seat-form .place-army) input:checked').map((input) => (input as HTMLInputElement).value);

const OTHER = PROTOCOL_VERSION + 1;

describe('getting in', () => {
  const server = pageServer({ isPublic: true });
  const connections: Connection[] = [];

  afterEach(async () => {
    for (const connection of connections.splice(0)) await connection.leave();
  });

  const open = (path: string, remembers: Readonly<Record<string, unknown>> = {}): Promise<PageWindow> =>
    server.open(path, { remembers: { ...QUIET, ...remembers } });

  /** A duel of Ala and Bolek, who are the only ones to look at it. */
  const duel = () => server.openTable({ armies: ['borgo', 'moloch'], windows: [{ remembers: QUIET }, { ...PHONE, remembers: QUIET }] });

  /** Makes a table where armies come to seats later. */
  const tableWithout = async (name: string, armySelection: string): Promise<PageWindow> => {
    const page = await open('/');
    await makeTable(page, name);
    await openGameForm(page);
    await page.click(`input[name="armySelection"][value="${armySelection}"]`);
    await beginByItself(page);
    await page.shown('.invite');
    return page;
  };

  test('the army chosen last is chosen already, and one that is easy to play where it is taken', async () => {
    const a = await open('/');
    await makeTable(a, 'Ala', 'outpost');
    await beginByItself(a);
    await a.shown('.invite');
    // The army of this browser is taken already.
    const b = await open(a.path, { army: 'outpost' });
    await b.shown('.seat-form');
    expect(chosenArmy(b)).toEqual(['moloch']);
    await sitDown(b, 'Bolek');
    await Promise.all([a, b].map(tableShown));
    const armies = a.probe.table!.players.map(({ army }) => army);
    expect(new Set(armies).size).toBe(2);
    expect(armies).toEqual(['outpost', 'moloch']);
    expect(a.memory.read('army')).toBe('outpost');
    await a.goto('/');
    await a.click('[data-action="friend"]');
    await a.shown('.own-seat');
    await a.eventually(() => expect(a.value('.own-seat input[name="army"]:checked')).toBe('outpost'));
  });

  test('a page older than the server is told at the table, loads the new one, and its player has the seat again', async () => {
    const page = await open('/');
    await makeTable(page, 'Ala', 'borgo');
    await page.shown('.invite');
    page.network.intercept = answerAt(`/matchmake/joinById/${await tableCode(page)}`, async (request) => {
      // As a page of another version would ask, which does not speak this one.
      const asked = (await request.json()) as object;
      const { url, method, headers } = request;
      return fetch(url, { method, headers, body: JSON.stringify({ ...asked, protocol: OTHER, oldestProtocol: OTHER }) });
    });
    await page.reload();
    await page.shown('.page p', { hasText: 'older than the server' });
    await page.click('.page button.primary');
    expect(page.traces.reloads).toBe(1);
    page.network.intercept = null;
    await page.reload();
    await page.shown('[data-action="stand"]');
  });

  test('where a proxy lets no WebSocket through, the page says so instead of that the server does not answer', async () => {
    const maker = await Connection.createAs(server.url, {});
    connections.push(maker);
    /** A WebSocket that is refused, as by a proxy that does not know them. */
    const refuseSockets = (window: Window & typeof globalThis): void => {
      class RefusedSocket {
        onerror: ((event: Event) => void) | null = null;
        onclose: ((event: { readonly code: number }) => void) | null = null;
        constructor() {
          queueMicrotask(() => {
            this.onerror?.(new window.Event('error'));
            this.onclose?.({ code: 1006 });
          });
        }
        close(): void {}
      }
      Object.defineProperty(window, 'WebSocket', { value: RefusedSocket });
    };
    const page = await server.open('/', { prepare: refuseSockets });
    await page.click('[data-action="friend"]');
    await page.shown('main', { hasText: 'live connections (WebSocket) do not get through' });
    await page.goto(`/t/${maker.code}`);
    await page.shown('#app', { hasText: 'live connections (WebSocket) do not get through' });
  });

  test('a search for a duel shows how long it takes, and walking away frees the seat', async () => {
    const page = await open('/');
    await page.click('[data-action="quick"]');
    await tableCode(page);
    const { path } = page;
    await sitDown(page, 'Ala', 'borgo');
    await page.shown('.invite', { hasText: 'Searching for an opponent…' });
    await page.shown('.invite', { hasText: /0:00/ });
    await page.pass(61_000);
    await page.shown('.invite', { hasText: /1:01/ });
    await page.click('[data-action="stop-search"]');
    await page.shown('[data-action="quick"]');
    const visitor = await open(path);
    await visitor.eventually(() => expect(visitor.all('.seat.free')).toHaveLength(2));
  });

  test('a search for a duel leads nowhere once its user has gone elsewhere', async () => {
    const page = await open('/');
    const answer = holdBack(page, '/api/quick');
    await page.click('[data-action="quick"]');
    await page.click('.learn-link');
    await page.shown('.coach');
    answer();
    await page.answered();
    expect(page.traces.requests).toContain('/api/quick');
    expect(page.path).toBe('/learn');
  });

  test('my games: those that wait for me first, finished ones apart, and one can be forgotten', async () => {
    const [a, b] = await duel();
    const first = await tableCode(a);
    await a.goto('/');
    await textsAre(a, '.my-game-stand strong', ['Your turn']);
    await textsAre(a, '.my-game .my-game-name', ['Ala', 'Bolek']);
    await b.goto('/');
    await textsAre(b, '.my-game-stand strong', ['Ala’s turn']);
    await a.click('[data-action="friend"]');
    const second = await tableCode(a);
    await a.shown('.invite');
    await a.goto('/games');
    await textsAre(a, '[data-part="running"] .my-game-stand strong', ['Your turn', 'Waiting for players']);
    await a.click(`[data-code="${second}"] [data-action="forget"]`);
    await a.click('dialog [data-action="yes"]');
    await a.gone(`[data-code="${second}"]`);
    await a.click(`[data-code="${first}"] a`);
    await tableShown(a);
    await a.click('.top-bar [aria-label="Table menu"]');
    await a.click('dialog [data-action="resign"]');
    await a.click('dialog [data-action="yes"]');
    await resultAfterVerdict(a);
    await a.goto('/games');
    await textsAre(a, '[data-part="over"] .my-game-stand strong', ['Lost']);
    await a.click('[data-action="forget"]');
    await a.gone('.my-game');
    await a.reload();
    await a.shown('h1');
    await a.answered();
    expect(a.all('.my-game')).toHaveLength(0);
  });

  test('a seat is taken to another device by its QR code, and is among its games then', async () => {
    const [a, b] = await duel();
    await a.click('.top-bar [aria-label="Table menu"]');
    await a.click('[data-action="menu-share"]');
    await a.click('[data-part="device"] > summary');
    await a.click('[data-part="device"] [data-part="qr"] summary');
    const drawn = await a.shown('[data-part="device"] svg.qr path');
    const link = (a.get('[data-part="device"] input') as HTMLInputElement).value;
    expect(link).toContain('#seat=');
    expect(drawn.getAttribute('d')).toBe(qrPath(encode(link, { ecc: 'M', border: RIM }).data));
    const other = await open(link);
    await tableShown(other);
    await carryOut(other, { do: 'place-hq', at: [0, 0], rot: 3 });
    await b.untilShown(1);
    await other.goto('/');
    await textsAre(other, '.my-game-stand strong', ['Bolek’s turn']);
  });

  test('armies are banned and picked, also by keyboard, and then the match starts', async () => {
    const a = await tableWithout('Ala', 'ban-and-pick');
    const b = await open(a.path);
    await b.shown('input[name="name"]');
    await sitDown(b, 'Bolek');
    expect(await a.shown('[data-action="ban"]')).toHaveProperty('disabled', true);
    expect(chosenArmy(a)).toEqual([]);
    await textsAre(b, '.picking [role="status"]', ['Waiting for Ala: banning an army.']);
    expect(b.all('[data-action="ban"]')).toHaveLength(0);
    await a.click('.army-choice', { hasText: 'Moloch' });
    await a.click('[data-action="ban"]');
    await b.shown('[data-action="ban"]');
    await b.shown('.army[data-taken="true"]', { hasText: 'Banned by Ala' });
    await b.focus('.army input:not(:disabled)');
    await b.press('ArrowDown');
    await b.press('Enter');
    await b.shown('[data-action="pick"]');
    await b.eventually(() => expect(b.all('.army[data-taken="true"]')).toHaveLength(2));
    await b.click('.army-choice', { hasText: 'Hegemony' });
    await b.click('[data-action="pick"]');
    await a.shown('[data-action="pick"]');
    await a.click('.army-choice', { hasText: 'Doomsday' });
    await a.click('[data-action="pick"]');
    await Promise.all([a, b].map(tableShown));
    for (const page of [a, b]) {
      const liveries = page.all('.players .player').map(({ dataset }) => dataset['livery']);
      expect(liveries.sort()).toEqual(['doomsday', 'hegemony']);
    }
  });

  test('the options of a new table stand by subject, in plain words', async () => {
    const page = await open('/');
    await makeTable(page, 'Ala');
    await openGameForm(page);
    await textsAre(page, '.option-group h3', ['Start', 'Time and help', 'House rules', 'Expansions']);
    expect(page.text('.options-form')).not.toMatch(/\([A-Z]\d+\)/);
    expect(page.all('[data-group="play"] [name="takeBack"]')).toHaveLength(1);
  });

  test('armies are dealt by lot when everybody is there', async () => {
    const page = await tableWithout('Ala', 'random');
    await textsAre(page, '.seat-text', ['Ala', 'This seat is free']);
    await page.click('[data-action="fill"]');
    await tableShown(page);
  });

  test('the creator closes a seat; the last one starts the match, and the button says so', async () => {
    const page = await open('/');
    await makeTable(page, 'Ala', 'borgo');
    await openGameForm(page);
    await page.click('input[name="mode"][value="deathmatch"]');
    await page.click('input[name="seats"][value="4"]');
    const code = await tableCode(page);
    const bolek = await Connection.join(server.url, code);
    connections.push(bolek);
    await bolek.sit({ army: 'moloch', name: 'Bolek' });
    await page.shown('.seat', { hasText: 'Bolek' });
    await page.click('[data-action="fill"]');
    await page.click('[data-action="close"]', { hasText: 'Close the seat and start' });
    await tableShown(page);
    await page.shown('.players[data-count="3"]');
  });

  test('a public match is found on the start page, and watched by a click', async () => {
    const a = await open('/');
    await makeTable(a, 'Ala', 'borgo');
    await beginByItself(a);
    const code = await tableCode(a);
    await a.check('.host-settings input[name="listed"]');
    await a.answered();
    const watcher = await open('/');
    const link = (part: 'open' | 'watch'): string => `[data-part="${part}"] a[href="/t/${code}"]`;
    await watcher.passUntil(() => watcher.get(link('open')));
    const bolek = await Connection.join(server.url, code);
    connections.push(bolek);
    await bolek.sit({ army: 'outpost', name: 'Bolek' });
    await tableShown(a);
    const line = new RegExp(`${code}.*Ala.*Bolek.*Ala to move`);
    await watcher.passUntil(() => watcher.get('[data-part="watch"] .open-table-text', { hasText: line }));
    expect(watcher.all(link('open'))).toHaveLength(0);
    await watcher.click(link('watch'));
    await tableShown(watcher);
    expect(await tableCode(watcher)).toBe(code);
    await carryOut(a, { do: 'place-hq', at: [0, 0], rot: 0 });
    await watcher.untilShown(1);
    const other = await open('/');
    await other.shown('[data-part="watch"] .open-table', { hasText: new RegExp(`${code}.*Bolek to move · 1 watching`) });
  });
});
