import type { Browser, Page } from 'playwright-core';
import type { Intent } from '@hexfall/shared/model/intent';
import type { MatchRepository } from '../../../server/src/store/MatchRepository.js';
import { openSqliteStore } from '../../../server/src/store/openStore.js';
import { FakeTime } from '../../server/support/FakeTime.js';
import { Mailbox } from '../../server/support/Mailbox.js';
import type { Page as Connection } from '../../server/support/Page.js';
import { PushBrowser } from '../../server/support/PushBrowser.js';
import { type Duel, startDuel } from '../../server/support/table.js';
import { startTestApp, temporaryFolder, type TestApp } from '../../server/support/testApp.js';
import { BUILT, realComplaints } from './keptPage.js';
import { fakePushService } from './pushService.js';
import { openWindow, startBrowser, type WindowOptions } from './windows.js';

const START_MS = 180_000;
/** How long nobody has to have looked. */
const AFTER_MS = 15_000;

const DESK = { width: 1280, height: 800, serviceWorkers: 'allow' } as const;

/** A server for each test of a `describe`, whose time stands still, a push service that keeps what it gets, and a browser for all of them. */
export interface PushEnvironment {
  readonly app: TestApp;
  readonly store: MatchRepository;
  readonly mailbox: Mailbox;
  /** Starts the server of a test. */
  readonly start: (basePath?: string) => Promise<void>;
  /** What the push service gives a browser of that name. */
  readonly subscribed: (name: string) => PushBrowser;
  /** A window that is closed after the test; its browser has allowed notifications if the push service knows it. */
  readonly open: (language: string, by?: PushBrowser, options?: Partial<WindowOptions>) => Promise<Page>;
  /** A table of two programs, which leave after the test. */
  readonly duel: () => Promise<Duel>;
  /** Lets time pass until who has not looked is called. @param player one of those at the table. */
  readonly passTime: (player: Connection) => Promise<void>;
}

/** Has a program send an intent. */
export const play = (player: Connection, seat: number, intent: Intent): Promise<unknown> =>
  player.get('intent', { client: player.client, seat, intent });

/** What it returns can be used in tests and hooks of the `describe` that calls this. @param executable the path of a Chromium with notifications. */
export const pushEnvironment = (executable: string): PushEnvironment => {
  const folder = temporaryFolder();
  const pages: Page[] = [];
  const players: Connection[] = [];
  let browser: Browser;
  let app: TestApp;
  let store: MatchRepository;
  let mailbox: Mailbox;
  let time: FakeTime;

  beforeAll(async () => {
    browser = await startBrowser(executable);
  }, START_MS);

  beforeEach(async () => {
    mailbox = await Mailbox.open();
    time = new FakeTime();
  });

  afterEach(async () => {
    const problems = pages.flatMap(realComplaints);
    for (const page of pages.splice(0)) await page.context().close();
    await Promise.all(players.splice(0).map((player) => player.leave()));
    await app.stop();
    await mailbox.close();
    expect(problems).toEqual([]);
  });

  afterAll(async () => {
    await browser.close();
    folder.remove();
  });

  const start = async (basePath = ''): Promise<void> => {
    const push = { isEnabled: true, contact: 'mailto:ann@hexfall.example', isPrivateAllowed: true };
    store = await openSqliteStore(folder.path);
    app = await startTestApp({ pages: BUILT, basePath, store, push, room: { time, pushRules: { afterMs: AFTER_MS } } });
  };

  const open = async (language: string, by?: PushBrowser, options: Partial<WindowOptions> = {}): Promise<Page> => {
    const page = await openWindow(browser, { ...DESK, remembers: { sound: false, language }, ...options });
    pages.push(page);
    if (by) {
      const { endpoint, keys } = by.subscription;
      await page.context().addInitScript(fakePushService, { endpoint, ...keys });
      await page.context().grantPermissions(['notifications']);
    }
    return page;
  };

  const duel = async (): Promise<Duel> => {
    const started = await startDuel(app.url, { clock: 'days:3' });
    players.push(...started.pages);
    return started;
  };

  const passTime = async (player: Connection): Promise<void> => {
    time.pass(AFTER_MS);
    await player.get('history', { from: 1 });
  };

  const subscribed = (name: string): PushBrowser => new PushBrowser(`http://127.0.0.1:${mailbox.port}/${name}`);

  return {
    get app() {
      return app;
    },
    get store() {
      return store;
    },
    get mailbox() {
      return mailbox;
    },
    start,
    subscribed,
    open,
    duel,
    passTime,
  };
};
