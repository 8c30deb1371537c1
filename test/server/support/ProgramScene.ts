import { randomFrom } from '@hexfall/shared/model/random';
import type { AppOptions } from '../../../server/src/appOptions.js';
import { eventually } from '../../support/eventually.js';
import { FakeTime } from './FakeTime.js';
import { Page, Pages } from './Page.js';
import { type LineReader, Program, type ProgramReply } from './Program.js';
import { acting, randomIntent } from './table.js';
import { startTestApp, type TestApp } from './testApp.js';

/** The first intents of a duel. */
export const HQS = [
  { do: 'place-hq', at: [0, 0], rot: 0 },
  { do: 'place-hq', at: [1, 1], rot: 0 },
] as const;

/** Waits until something holds. */
export const until = (holds: () => boolean | Promise<boolean>): Promise<void> => eventually(async () => expect(await holds()).toBe(true));

/** Status and code of an answer. */
export const told = ({ status, body }: ProgramReply): string => `${status} ${String(body['code'])}`;

/** A page and a program play at random, up to that many intents. */
export const playAgainst = async (
  [page, program]: readonly [Page, Program],
  limit: number,
  after: (seq: number) => Promise<void> = () => Promise.resolve(),
): Promise<void> => {
  const random = randomFrom(81);
  for (let i = 0; i < limit; i++) {
    const seat = acting(page);
    if (seat === null) return;
    const intent = randomIntent(page, seat, random);
    if (seat === 0) await page.get('intent', { client: page.client, seat, intent });
    else {
      const { status, body } = await program.play(seat, intent, { after: page.state.seq });
      expect([status, body]).toMatchObject([200, {}]);
      await page.until(() => page.state.seq === body['seq']);
    }
    await page.until(() => page.intents.length === page.state.seq);
    await after(page.state.seq);
  }
};

/** A server whose time stands still, with pages and programs. Everything ends after each test. */
export class ProgramScene {
  readonly pages = new Pages();
  readonly streams: LineReader[] = [];
  time = new FakeTime();
  #app: TestApp | null = null;

  constructor() {
    afterEach(() => this.stop());
  }

  get app(): TestApp {
    if (!this.#app) throw new Error('the server is not running');
    return this.#app;
  }

  async start(options: Partial<AppOptions> = {}): Promise<void> {
    this.time = new FakeTime();
    this.#app = await startTestApp({ ...options, room: { time: this.time, ...options.room } });
  }

  async stop(): Promise<void> {
    for (const stream of this.streams.splice(0)) stream.close();
    await this.pages.close();
    const app = this.#app;
    this.#app = null;
    await app?.stop();
  }

  /** A page at a new table, on seat 0 unless it only looks on, and a program that has not sat down. */
  async meet(wish: Parameters<typeof Page.createAs>[1] = {}, seat: object | null = { army: 'borgo' }): Promise<[Page, Program]> {
    const page = await this.pages.add(Page.createAs(this.app.url, wish));
    if (seat) await page.sit({ name: 'Ann', ...seat });
    return [page, new Program(this.app.url, page.code)];
  }

  /** A match of a page on seat 0 against a program on seat 1. */
  async duel(): Promise<[Page, Program]> {
    const [page, program] = await this.meet();
    expect((await program.sit({ army: 'moloch' })).status).toBe(201);
    await page.until(() => page.state.phase === 'playing');
    return [page, program];
  }

  /** The same when the page has placed its HQ: it is the turn of the program. */
  async begin(): Promise<[Page, Program]> {
    const [page, program] = await this.duel();
    await page.play(0, HQS[0]);
    return [page, program];
  }

  /** A stream that is closed after the test. */
  async follow(program: Program, query = ''): Promise<LineReader> {
    const stream = await program.stream(query);
    this.streams.push(stream);
    return stream;
  }
}
