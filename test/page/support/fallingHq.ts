import type { Intent } from '@hexfall/shared/model/intent';
import type { RecordJson } from '@hexfall/shared/notation/json';
import { parseRecord } from '@hexfall/shared/notation/record';
import { codeOf } from '../../browser/support/preparedTables.js';
import { carryOut } from './hands.js';
import { type PageServer, tableShown } from './pageServer.js';
import type { PageWindow } from './PageWindow.js';

/** What a browser remembers whose pages show no film and ask nothing. */
export const CALM = { name: 'Ala', sound: false, film: 'skip', motion: 'reduced', confirm: false, asks: [] };

interface FallingHq {
  /** Opens the game. @param rival who sits against Ala; @param more what else is kept of the game, @param remembers and of the browser. */
  readonly open: (rival: object, more?: object, remembers?: object) => Promise<PageWindow>;
  /** Does what ends it. */
  readonly end: (page: PageWindow) => Promise<void>;
}

/** A game on this device, one intent before an HQ falls. To be called in `describe`. */
export const fallingHq = (server: PageServer): FallingHq => {
  let record: RecordJson;
  let last: Intent;

  beforeAll(async () => {
    await server.prepare('fallen');
    const answer = await fetch(`${server.url}/api/matches/${codeOf('fallen')}/record`);
    const { fair: _, ...told } = (await answer.json()) as RecordJson;
    record = told;
    const parsed = parseRecord(told);
    if (!parsed.ok) throw new Error(parsed.error.code);
    last = parsed.value.intents.at(-1)!.intent;
  });

  return {
    open: async (rival, more = {}, remembers = {}) => {
      const saved = { seats: [{ name: 'Ala' }, rival] };
      const game = { at: 0, isOver: false, record: { ...record, intents: record.intents.slice(0, -1), saved }, ...more };
      const page = await server.open('/local/fall2222', { remembers: { ...CALM, ...remembers, 'local.fall2222': game } });
      await tableShown(page);
      return page;
    },
    end: (page) => carryOut(page, last),
  };
};
