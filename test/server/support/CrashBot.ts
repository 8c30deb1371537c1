import { isDeepStrictEqual } from 'node:util';
import type { RandomSource } from '@hexfall/shared/model/random';
import type { Requests } from '@hexfall/shared/protocol/requests';
import type { LogEntry } from '../../../server/src/table/savedMatch.js';
import { wholeFilm } from './film.js';
import { type Answer, Page } from './Page.js';
import { acting, randomIntent, startDuel } from './table.js';

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Between two intents, in milliseconds; about half as much as the server lets one page send. */
const THINK_MS = { least: 20, most: 100 };

/** A server that is killed leaves questions without an answer; they are asked again soon. In milliseconds. */
const ANSWER_MS = 5000;

/** Refusals after which the same is sent again. */
const PASSING = ['failed', 'rate-limited', 'overloaded'];

/** Joining is tried again after this time, and each time twice as late: one address may not ask for ever so much. In milliseconds. */
const PATIENCE_MS = { least: 100, most: 3000 };

/** Where the server can be reached at the moment, or null. */
export interface Whereabouts {
  url: string | null;
}

/** Plays both sides of one match at random, whatever becomes of the server, and notes what was acknowledged. */
export class CrashBot {
  readonly acknowledged: Omit<LogEntry, 'clock'>[] = [];
  #pages: readonly Page[] = [];
  #pending: Requests['intent'] | null = null;
  #over = false;
  #patience = PATIENCE_MS.least;
  #trouble = 'none';

  private constructor(
    readonly code: string,
    private readonly keys: readonly string[],
    private readonly server: Whereabouts,
    private readonly random: RandomSource,
  ) {}

  /** Sits down at a new table; null if the server went away meanwhile. */
  static async begin(server: Whereabouts, random: RandomSource): Promise<CrashBot | null> {
    try {
      const { code, keys, pages } = await startDuel(server.url ?? '');
      const bot = new CrashBot(code, keys, server, random);
      bot.#pages = pages;
      for (const page of pages) page.patienceMs = ANSWER_MS;
      return bot;
    } catch {
      return null;
    }
  }

  /** The state of the bot, for the message of a timeout. */
  get state(): string {
    const connections = this.#pages.map(({ left, state }) => left ?? `at ${state.seq}`).join(', ');
    return `${this.code} after ${this.acknowledged.length} intents: ${connections || 'away'}; last trouble: ${this.#trouble}`;
  }

  get isOver(): boolean {
    return this.#over;
  }

  /** Plays until the match is over, or `hasEnded` and everything sent is acknowledged. */
  async play(hasEnded: () => boolean): Promise<void> {
    while (!this.#over && (this.#pending || !hasEnded())) {
      if (!this.#isConnected()) await this.#comeBack();
      else await this.#go();
    }
    await Promise.all(this.#pages.map((page) => page.leave()));
  }

  #isConnected(): boolean {
    return this.#pages.length > 0 && this.#pages.every(({ left }) => left === null);
  }

  /** Joins again with the keys, and looks whether the match is what it was said to be. */
  async #comeBack(): Promise<void> {
    const { url } = this.server;
    if (url === null) return pause(20);
    try {
      await fetch(`${url}/api/matches/${this.code}/open`, { method: 'POST' });
      this.#pages = [];
      for (const key of this.keys) this.#pages = [...this.#pages, await Page.join(url, this.code, [key], ANSWER_MS)];
      this.#check((await wholeFilm(this.#pages[0]!)).map(({ seq, player, intent }) => ({ seq, player, intent })));
      this.#patience = PATIENCE_MS.least;
    } catch (error) {
      if (error instanceof CrashFinding) throw error;
      this.#trouble = String(error);
      await Promise.all(this.#pages.map((page) => page.leave().catch(() => undefined)));
      this.#pages = [];
      await pause(this.#patience);
      this.#patience = Math.min(this.#patience * 2, PATIENCE_MS.most);
    }
  }

  /** What has happened is what was acknowledged, and at most the one intent that waits for its answer. */
  #check(happened: readonly Pick<LogEntry, 'seq' | 'player' | 'intent'>[]): void {
    const expected = this.acknowledged.map(({ seq, player, intent }) => ({ seq, player, intent }));
    if (this.#pending && happened.length > expected.length) {
      const { seat, intent } = this.#pending;
      expected.push({ seq: expected.length + 1, player: seat, intent });
    }
    if (isDeepStrictEqual(happened, expected)) return;
    throw new CrashFinding(`table ${this.code}: ${expected.length} intents were acknowledged, ${happened.length} have happened`);
  }

  async #go(): Promise<void> {
    this.#pending ??= this.#next();
    if (!this.#pending) {
      this.#over = true;
      return;
    }
    const { seat } = this.#pending;
    // Rejected if the connection breaks.
    const answer = await this.#pages[seat]!.playAs(this.#pending).catch((error: unknown) => {
      this.#trouble = String(error);
      return null;
    });
    if (answer) await this.#take(answer, this.#pending);
    const { least, most } = THINK_MS;
    await pause(least + this.random() * (most - least));
  }

  #next(): Requests['intent'] | null {
    const page = this.#pages.toSorted((a, b) => b.state.seq - a.state.seq)[0]!;
    const seat = acting(page);
    if (seat === null) return null;
    return { n: this.acknowledged.length + 1, client: `crash-bot-${seat}`, seat, intent: randomIntent(page, seat, this.random) };
  }

  async #take(answer: Answer, { seat: player, intent, client, n }: Requests['intent']): Promise<void> {
    if ('refused' in answer) {
      if (!PASSING.includes(answer.refused.error.code)) throw new CrashFinding(JSON.stringify(answer.refused));
      return pause(100);
    }
    const seq = this.acknowledged.length + 1;
    if (!('seq' in answer.ack) || answer.ack.seq !== seq) throw new CrashFinding(`${JSON.stringify(answer.ack)} instead of ${seq}`);
    this.acknowledged.push({ seq, player, intent, client, n });
    this.#pending = null;
  }
}

/** Something that must not happen whatever crashes. */
class CrashFinding extends Error {}
