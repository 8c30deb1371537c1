import { DEFAULT_REGULATIONS } from '@hexfall/shared/competition/regulations';
import { DEFAULT_OPTIONS } from '@hexfall/shared/model/options';
import { readWebhookHost } from '../../../server/src/notify/webhookHosts.js';
import { hashSeatKey } from '../../../server/src/security/credentials.js';
import { insertBot } from '../../../server/src/store/bots.js';
import { DealScene } from './DealScene.js';
import { FakeTime } from './FakeTime.js';
import { Mailbox } from './Mailbox.js';
import { MemoryStore } from './MemoryStore.js';
import { Page } from './Page.js';
import { askApi, CREST } from './profileRequests.js';
import { EMPTY_TABLE } from './table.js';
import { PICTURE_WORKER, startTestApp, type TestApp } from './testApp.js';

export const CUP = 'CUPCUP';
export const [ONE, TWO] = ['SEASAA', 'SEASBB'] as const;
export const SECRET = 'c2VjcmV0IG9mIHRoZSBkZWFsIG9mIHR3byB0YWJsZXM';

/** A key that is the same in all worlds. */
export const fixedKey = (n: number): string => Buffer.alloc(16, n).toString('base64url');

export const ORGANIZER = fixedKey(9);
/** By entrant: the first two play at the first table, the others at the second. */
export const KEYS = [1, 2, 3, 4].map(fixedKey);
/** The player cards of the first entrants of both tables. */
export const [CARD_OF_ONE, CARD_OF_TWO] = [fixedKey(5), fixedKey(6)];
export const BOT = `bot_${fixedKey(7)}`;

export const AFTER_MS = 15_000;
const PLENTY = { windowMs: 1000, limit: 100_000 };

/** A server with the two tables of a deal, whose matches have begun. */
export class SealedWorld {
  readonly time = new FakeTime();
  readonly scene: DealScene;
  readonly open: Page[] = [];

  private constructor(
    readonly app: TestApp,
    readonly store: MemoryStore,
    readonly mailbox: Mailbox,
    time: FakeTime,
  ) {
    this.time = time;
    this.scene = new DealScene(store, CUP, 2, { secret: SECRET, codes: [ONE, TWO], now: time.now });
  }

  /** @param pages the folder of the page. */
  static async start(pages: string): Promise<SealedWorld> {
    const [store, mailbox, time] = [await MemoryStore.open(), await Mailbox.open(), new FakeTime()];
    const app = await startTestApp({
      ...{ store, pages, pictureWorker: PICTURE_WORKER, metricsToken: 'for the operator' },
      limits: { pictures: PLENTY, boards: PLENTY, mine: PLENTY, push: PLENTY },
      push: { isEnabled: true, contact: 'mailto:ann@hexfall.example', isPrivateAllowed: true },
      webhookHosts: [readWebhookHost(`127.0.0.1:${mailbox.port}`)!],
      room: { time, pushRules: { afterMs: AFTER_MS }, notify: { afterMs: AFTER_MS, restMs: AFTER_MS } },
    });
    const world = new SealedWorld(app, store, mailbox, time);
    await world.#prepare();
    return world;
  }

  ask(method: string, path: string, asked?: Parameters<typeof askApi>[3]): Promise<Response> {
    return askApi(this.app.url, method, path, asked);
  }

  /** Both players of a table come to it with their keys. */
  async comeTo(table: 0 | 1): Promise<readonly [Page, Page]> {
    const code = [ONE, TWO][table]!;
    const keys = KEYS.slice(2 * table, 2 * table + 2);
    for (const key of keys) expect((await this.ask('POST', `/api/matches/${code}/open`, { body: { keys: [key] } })).status).toBe(200);
    const pages = await Promise.all(keys.map((key) => Page.join(this.app.url, code, [key])));
    this.open.push(...pages);
    return [pages[0]!, pages[1]!];
  }

  async stop(): Promise<void> {
    await Promise.all(this.open.map((page) => page.leave()));
    await this.app.stop();
    await this.mailbox.close();
  }

  async #prepare(): Promise<void> {
    const options = { ...DEFAULT_OPTIONS, clock: 'days:3' } as const;
    const competition = { name: 'Cup', organizer: hashSeatKey(ORGANIZER), regulations: DEFAULT_REGULATIONS, options, listed: true };
    await this.store.competitions.create(CUP, competition, this.time.now());
    for (const [entrant, key] of KEYS.entries())
      expect((await this.ask('POST', `/api/competitions/${CUP}/entrants`, { key, body: { name: `Player ${entrant}` } })).status).toBe(201);
    await insertBot(this.store.database, { id: 'the bot', name: 'Botto', tokenHash: hashSeatKey(BOT) });
    await this.#meet();
    await this.scene.announce();
    await this.scene.begin();
  }

  /** The cards have met at another table, and show each other where they are. */
  async #meet(): Promise<void> {
    await this.store.create('EARAYA', EMPTY_TABLE);
    for (const [n, key] of [CARD_OF_ONE, CARD_OF_TWO].entries()) {
      const answer = await this.ask('POST', '/api/profiles', { body: { key, name: `Card ${n}`, crest: CREST } });
      expect(answer.status).toBe(200);
      const profile = (await this.store.profiles.prove(hashSeatKey(key), this.time.now()))!;
      await this.store.profiles.holdSeat(profile.id, { code: 'EARAYA', keyHash: `early ${n}` });
      await this.store.profiles.holdSeat(profile.id, { code: [ONE, TWO][n]!, keyHash: hashSeatKey(KEYS[2 * n]!) }).catch(() => undefined);
    }
    await this.store.profiles.recordEncounters('EARAYA', ['early 0', 'early 1'], this.time.now());
  }
}
