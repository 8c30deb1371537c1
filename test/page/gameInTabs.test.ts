import type { RecordJson } from '@hexfall/shared/notation/json';
import { codeOf } from '../browser/support/preparedTables.js';
import { pageServer, tableShown } from './support/pageServer.js';

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
