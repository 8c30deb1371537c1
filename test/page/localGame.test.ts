import type { Intent } from '@hexfall/shared/model/intent';
import type { RecordJson } from '@hexfall/shared/notation/json';
import { codeOf } from '../browser/support/preparedTables.js';
import { carryOut } from './support/hands.js';
import { pageServer, tableShown } from './support/pageServer.js';
import type { PageWindow } from './support/PageWindow.js';
import { keepFiles } from './support/requests.js';
import { resultAfterVerdict, takeDevice } from './support/table.js';

const CALM = { name: 'Ala', sound: false, film: 'skip', motion: 'reduced', confirm: false, asks: [] };
const LOCAL = /^\/local\/[a-z0-9]{8}$/;

/** Lets time pass until a person of the window has to act: a computer player takes some. */
const ownTurn = (page: PageWindow): Promise<void> =>
  page.passUntil(() => {
    const { idle, legal, table } = page.probe;
    expect(idle && (legal.length > 0 || table?.outcome)).toBeTruthy();
  });

/** Carries out the first legal intent of a kind. */
const act = async (page: PageWindow, kind: Intent['do']): Promise<void> => {
  await ownTurn(page);
  await takeDevice(page);
  const { seq, legal } = page.probe;
  const intent = legal.find((one) => one.do === kind);
  if (!intent) throw new Error(`${kind} is not legal`);
  await carryOut(page, intent);
  await page.untilShown(seq + 1);
};

/** Ends the turn, after what has to be done in it. */
const passTurn = async (page: PageWindow): Promise<void> => {
  await ownTurn(page);
  if (page.probe.table?.turn.mustDiscard) await act(page, 'discard');
  await act(page, 'end-turn');
  await ownTurn(page);
};

const turnOf = (page: PageWindow): number => page.probe.table!.turn.number;

const gameShown = async (page: PageWindow): Promise<void> => {
  await page.until(() => LOCAL.test(page.path));
  await tableShown(page);
};

describe('games on this device', () => {
  const server = pageServer();

  const visit = (): Promise<PageWindow> => server.open('/', { remembers: CALM, prepare: keepFiles });

  const chooseComputer = async (page: PageWindow): Promise<void> => {
    await page.click('[data-action="computer"]');
    await page.shown('[data-action="begin"]');
  };

  test('against the computer without a network, and after a reload; the game is listed and can be removed', async () => {
    const page = await visit();
    await page.cutNetwork(true, { isNoticed: true });
    await page.shown('.offline-line', { hasText: 'Games against the computer' });
    await page.shown('[data-action="friend"]:disabled');
    await chooseComputer(page);
    await page.shown('.place-away', { hasText: 'kept in this browser' });
    await page.click('.rung [value="soldier"]');
    await page.click('[data-action="begin"]');
    await gameShown(page);
    await act(page, 'place-hq');
    await passTurn(page);
    await passTurn(page);
    const { table } = page.probe;
    expect(turnOf(page)).toBeGreaterThanOrEqual(4);

    await page.reload();
    await tableShown(page);
    await ownTurn(page);
    expect(page.probe.table).toEqual(table);
    await page.shown('.player-army', { hasText: 'Soldier' });
    await passTurn(page);
    expect(turnOf(page)).toBeGreaterThan(table!.turn.number);
    await page.click('[data-action="menu"]');
    await page.click('[data-action="menu-help"]');
    await page.shown('[data-part="local"]', { hasText: 'nobody else can join' });
    await page.press('Escape');
    await page.press('Escape');

    await page.goto('/');
    await page.shown('.my-game .board-image img[src^="data:image/svg+xml"]');
    await page.click('.my-game .my-game-link');
    await gameShown(page);
    await page.goto('/games');
    await page.click('[data-action="remove"]');
    await page.click('dialog [data-action="yes"]');
    await page.gone('.my-game');
  });

  test('at one device with a computer player: whom to pass it to is said, the result leads to the replay and to another game', async () => {
    const page = await visit();
    await page.cutNetwork(true, { isNoticed: true });
    await page.click('[data-action="device"]');
    await page.shown('.place-away');
    expect(page.all('input[value="open"]')).toHaveLength(0);
    await page.click('.game-form > summary');
    await page.click('input[name="mode"][value="deathmatch"]');
    await page.click('input[name="seats"][value="3"]');
    await page.fill(page.all('.local-seat input[name="name"]')[1]!, 'Bolek');
    await page.click('input[name="kind-2"][value="computer"]');
    await page.click('[data-action="begin"]');
    await gameShown(page);
    const messages: (string | null)[] = [];
    const handOver = async (): Promise<void> => {
      await page.passUntil(() => page.get('.hand-over'));
      messages.push(await takeDevice(page));
    };
    await handOver();
    await act(page, 'place-hq');
    await handOver();
    await act(page, 'place-hq');
    await handOver();
    expect(messages).toEqual(['Ala begins', 'Pass the device to Bolek', 'Pass the device to Ala']);
    await act(page, 'discard');
    await page.click('[data-action="take-back"]');
    await page.until(() => page.probe.legal.some(({ do: kind }) => kind === 'discard'));

    for (const name of ['Ala', 'Bolek']) {
      await page.click('[data-action="menu"]');
      await page.click('dialog [data-action="resign"]');
      if (name === 'Ala') await handOver();
    }
    await resultAfterVerdict(page);
    expect(page.text('.result h2')).toMatch(/Computer/);
    await page.click('.result .replay-link');
    await page.shown('.match-replay');
    await page.back();
    await page.shown('.result');
    const former = page.path;
    await page.click('.result [data-action="rematch"]');
    await page.until(() => page.path !== former);
    await gameShown(page);
    await page.until(() => page.probe.table?.turn.phase === 'setup');
    await page.goto('/games');
    await page.shown('[data-part="over"] .my-game');
    expect(page.all('[data-part="running"] .my-game')).toHaveLength(1);
  });

  test('where the user wants it though there is a server; a second tab is told, and takes the game', async () => {
    const page = await visit();
    await chooseComputer(page);
    await page.click('[name="on-device"]');
    await page.click('[data-action="begin"]');
    await gameShown(page);
    await act(page, 'place-hq');
    await ownTurn(page);
    const { table } = page.probe;
    const other = await server.open(page.path, { memory: page.memory });
    await other.pass(1000);
    await other.byRole('heading', 'Open in another tab');
    await other.click('[data-action="take"]');
    await tableShown(other);
    expect(other.probe.table).toEqual(table);
    await page.shown('p[role="status"]', { hasText: 'taken over this game' });
    await act(other, 'end-turn');
    await ownTurn(other);
    const left = turnOf(other);
    other.close();
    await page.click('[data-action="take"]');
    await tableShown(page);
    expect(left).toBeGreaterThan(table!.turn.number);
    expect(turnOf(page)).toBe(left);
    expect(await (await fetch(`${server.url}/api/tables`)).json()).toMatchObject({ tables: [] });
  });

  test('where the server has gone though there is a network; damaged and unknown games are refused and can be removed', async () => {
    const page = await visit();
    await page.cutNetwork();
    await chooseComputer(page);
    await page.shown('.place-away');
    await page.click('[data-action="begin"]');
    await gameShown(page);
    const { path } = page;
    await page.goto('/rules');
    page.memory.setItem(`hexfall.local.${path.slice(-8)}`, '{"at":1}');
    await page.goto(path);
    await page.shown('main', { hasText: 'is damaged' });
    await page.click('[data-action="remove"]');
    await page.shown('.page-games');
    expect(page.all('.my-game')).toHaveLength(0);
    await page.goto(path);
    await page.shown('main', { hasText: 'no such game on this device' });
  });
});

type Hold = () => Promise<void>;

/** What browsers have for tabs to wait for each other: a lock is had when it was given back. */
const lockManager = () => {
  const held = new Map<string, Promise<void>>();
  return {
    request: async (name: string, _how: object, hold: Hold): Promise<void> => {
      await held.get(name);
      const own = hold();
      held.set(name, own);
      await own;
    },
  };
};

describe('a game on this device', () => {
  const server = pageServer();

  test('can be opened in another tab once it was left', async () => {
    await server.prepare('over');
    const { fair: _, ...record } = (await (await fetch(`${server.url}/api/matches/${codeOf('over')}/record`)).json()) as RecordJson;
    const content = { ...record, intents: record.intents.slice(0, 30), saved: { seats: [{ name: 'Ala' }, { name: 'Bolek' }] } };
    const locks = lockManager();
    const prepare = (window: Window): void => {
      Object.defineProperty(window.navigator, 'locks', { value: locks, configurable: true });
    };
    const remembers = { sound: false, 'local.games222': { at: Date.now(), isOver: false, record: content } };
    const first = await server.open('/', { prepare, remembers });
    await first.click('.my-game a');
    await tableShown(first);
    const second = await server.open('/local/games222', { prepare, memory: first.memory });
    await second.shown('.waiting');
    expect(second.all('.table')).toHaveLength(0);
    await first.back();
    await tableShown(second);
  });
});
