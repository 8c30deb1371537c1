import type { ArmyId } from '@hexfall/shared/model/tile';
import type { CreateOptions } from '@hexfall/shared/protocol/requests';
import type { AppOptions } from '../../../server/src/appOptions.js';
import { codeOf, HELD_SEATS, storePrepared } from '../../browser/support/preparedTables.js';
import { MemoryStore } from '../../server/support/MemoryStore.js';
import { Page as Connection } from '../../server/support/Page.js';
import { startTestApp, type TestApp } from '../../server/support/testApp.js';
import type { WindowOptions } from './LoadedPage.js';
import { PageWindow } from './PageWindow.js';

/** What is played at a new table. */
interface Sitting<A extends readonly ArmyId[] = readonly ArmyId[]> {
  /** The armies of the seats, in order. */
  readonly armies: A;
  /** The names of those who sit there; Ala, Bolek, Celina and Darek if left out. */
  readonly names?: readonly string[];
  /** What else the table is made with. */
  readonly creation?: Omit<CreateOptions, 'protocol'>;
}

/** The same, and in which windows. */
interface Seats<A extends readonly ArmyId[]> extends Sitting<A> {
  /** The window of each seat, by place; what is left out is as the last one. */
  readonly windows?: readonly WindowOptions[];
}

export const NAMES: readonly string[] = ['Ala', 'Bolek', 'Celina', 'Darek'];

/** The server of a test file and the windows that look at it. */
export interface PageServer {
  readonly app: TestApp;
  readonly url: string;
  /** Opens a path in a window of its own. */
  readonly open: (path: string, options?: WindowOptions) => Promise<PageWindow>;
  /** Stores some of the tables of `preparedTables.ts`. */
  readonly prepare: (...tables: readonly string[]) => Promise<void>;
  /** Opens one of the tables of `preparedTables.ts`, whose seat the window holds. */
  readonly openPrepared: (table: string, options?: WindowOptions & { readonly query?: string }) => Promise<PageWindow>;
  /** Makes a table where somebody sits down for each army, the first one as its creator, and opens the window of each. */
  readonly openTable: <const A extends readonly ArmyId[]>(seats: Seats<A>) => Promise<{ readonly [I in keyof A]: PageWindow }>;
  /** Makes a table at which everybody plays in one window. */
  readonly openDevice: (sitting: Sitting, options?: WindowOptions) => Promise<PageWindow>;
}

/** Fulfilled when a window shows the board of a table, with what its player may do and all that has happened. */
export const tableShown = async (page: PageWindow): Promise<void> => {
  await page.shown('.table .hex');
  await page.until(() => page.window.hexfall?.table);
  await page.answered();
};

/** Makes a table where somebody sits down for each army, the first one as its creator. Returns their keys and whether no seat is left. */
const seat = async (url: string, { armies, names = NAMES, creation = {} }: Sitting) => {
  const maker = await Connection.createAs(url, creation);
  const keys: string[] = [];
  for (const [index, army] of armies.entries()) keys.push((await maker.sit({ seat: index, army, name: names[index]! })).key);
  const isFull = [...maker.state.seats].length === armies.length;
  await maker.leave();
  return { code: maker.code, keys, isFull };
};

/**
 * Starts a server in this process before the tests of the `describe` that calls this, closes the windows after each test, which fails if
 * something went wrong in one, and stops the server after the last. What it returns can be used in tests and hooks only.
 * @param options as for `startTestApp`.
 */
export const pageServer = (options: Partial<AppOptions> | (() => Partial<AppOptions> | Promise<Partial<AppOptions>>) = {}): PageServer => {
  const windows: PageWindow[] = [];
  const prepared = new Set<string>();
  let app: TestApp;
  let store: AppOptions['store'];

  beforeAll(async () => {
    const given = typeof options === 'function' ? await options() : options;
    store = given.store ?? (await MemoryStore.open());
    app = await startTestApp({ ...given, store });
  });

  afterEach(() => {
    const faults = windows.splice(0).flatMap((page) => {
      try {
        page.close();
        return [];
      } catch (error) {
        return [error];
      }
    });
    if (faults.length > 0) throw faults[0];
  });

  afterAll(async () => {
    await app.stop();
  });

  const open = async (path: string, window?: WindowOptions): Promise<PageWindow> => {
    const page = await PageWindow.open(app.url, path, window);
    windows.push(page);
    return page;
  };

  const prepare = async (...tables: readonly string[]): Promise<void> => {
    for (const table of tables) {
      if (!prepared.has(table)) await storePrepared(store, table);
      prepared.add(table);
    }
  };

  return {
    get app() {
      return app;
    },
    get url() {
      return app.url;
    },
    open,
    prepare,
    openPrepared: async (table, { query = '', ...window } = {}) => {
      await prepare(table);
      return open(`/t/${codeOf(table)}${query}`, { ...window, remembers: { ...HELD_SEATS, ...window.remembers } });
    },
    openTable: async <const A extends readonly ArmyId[]>({ windows: looks = [], ...seats }: Seats<A>) => {
      const { code, keys, isFull } = await seat(app.url, seats);
      const pages: PageWindow[] = [];
      for (const [index, key] of keys.entries()) {
        const look = looks[index] ?? looks.at(-1) ?? {};
        pages.push(await open(`/t/${code}`, { ...look, remembers: { seats: { [code]: [key] }, ...look.remembers } }));
      }
      await Promise.all(pages.map((page) => (isFull ? tableShown(page) : page.shown('.seat'))));
      return pages as { readonly [I in keyof A]: PageWindow };
    },
    openDevice: async (seats, window) => {
      const { code, keys } = await seat(app.url, seats);
      const page = await open(`/t/${code}`, { ...window, remembers: { seats: { [code]: keys }, ...window?.remembers } });
      await tableShown(page);
      return page;
    },
  };
};
