import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { POLICIES } from '@hexfall/shared/ai/policies';
import { DEFAULT_OPTIONS } from '@hexfall/shared/model/options';
import type { PublicState } from '@hexfall/shared/model/state';
import { type PlayedIntent, PROTOCOL_VERSION, type Refused } from '@hexfall/shared/protocol/messages';
import { createMatch } from '@hexfall/shared/rules/createMatch';
import { fold } from '@hexfall/shared/rules/evolve';
import { actingSeat } from '@hexfall/shared/rules/legal';
import type { Crowd } from './Crowd.js';
import { quantile, randomGapMs } from './figures.js';
import { TableSocket } from './TableSocket.js';

/** What the person at such a table does per second, on the average. */
const PERSON_RATE = 0.2;

/** Until the matches are not all at their beginning any more. */
const CALM_MS = 40_000;

/** What happens at all tables with a computer player. */
interface ComputerTally {
  /** Milliseconds from the end of a person's turn to the first intent of the computer player. */
  waits: number[];
  intents: number;
  matches: number;
  troubles: string[];
}

/** A match of a bot against the strongest computer player of the server, by one connection; the next one begins when it is over. */
class ComputerMatch {
  #socket: TableSocket | null = null;
  #state: PublicState | null = null;
  #timer: NodeJS.Timeout | undefined;
  #waitsSince: number | null = null;
  #ended = false;

  constructor(
    private readonly url: string,
    private readonly tally: ComputerTally,
  ) {}

  async begin(): Promise<void> {
    const armies = ['borgo', 'moloch'] as const;
    const created = createMatch({
      options: { ...DEFAULT_OPTIONS, takeBack: false },
      armies,
      persons: [0, 1],
      mercenaries: [[], []],
      seed: '',
    });
    if (!created.ok) throw new Error(created.error.message);
    const { table, previous } = created.value;
    this.#state = { table, previous };
    this.#waitsSince = null;
    const options = { protocol: PROTOCOL_VERSION, options: { takeBack: false } };
    this.#socket = await TableSocket.open(this.url, 'create/match', options, {
      patch: () => undefined,
      wants: (type) => type === 'events' || type === 'refused',
      message: (type, payload) => {
        if (type === 'events') this.#follow(payload as PlayedIntent);
        else this.tally.troubles.push(JSON.stringify((payload as Refused).error));
      },
      closed: () => {
        if (!this.#ended) this.tally.troubles.push('a connection was closed');
      },
    });
    this.#socket.send('sit', { key: randomBytes(16).toString('base64url'), army: armies[0], name: 'Bot' });
    this.#socket.send('addBot', { army: armies[1], level: 'commander' });
    this.#schedule();
  }

  end(): void {
    this.#ended = true;
    clearTimeout(this.#timer);
    this.#socket?.close();
  }

  #schedule(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#play(), randomGapMs(PERSON_RATE));
  }

  #play(): void {
    const state = this.#state;
    if (!state || this.#ended || actingSeat(state.table) !== 0) return;
    this.#socket?.send('intent', { client: 'load-bot', seat: 0, intent: POLICIES.greedy(state.table, 0, Math.random) });
  }

  #follow({ player, events }: PlayedIntent): void {
    if (!this.#state) return;
    if (player === 1) {
      this.tally.intents += 1;
      if (this.#waitsSince !== null) this.tally.waits.push(performance.now() - this.#waitsSince);
      this.#waitsSince = null;
    }
    this.#state = fold(this.#state, events);
    const acting = actingSeat(this.#state.table);
    if (acting === null) return void this.#again();
    if (acting === 0) this.#schedule();
    else if (player === 0) this.#waitsSince = performance.now();
  }

  async #again(): Promise<void> {
    this.tally.matches += 1;
    this.#socket?.close();
    if (!this.#ended) await this.begin().catch((error: unknown) => this.tally.troubles.push(String(error)));
  }
}

/** Plays so many matches against the strongest computer player beside those of the crowd, and prints how both fare. */
export const measureComputers = async (
  crowd: Crowd,
  urls: readonly string[],
  { tables, seconds }: { readonly tables: number; readonly seconds: number },
): Promise<void> => {
  const tally: ComputerTally = { waits: [], intents: 0, matches: 0, troubles: [] };
  const matches = Array.from({ length: tables }, (_, index) => new ComputerMatch(urls[index % urls.length] ?? '', tally));
  for (const match of matches) await match.begin();
  await pause(CALM_MS);
  crowd.take();
  Object.assign(tally, { waits: [], intents: 0, matches: 0 });
  const since = performance.now();
  await pause(seconds * 1000);
  const people = crowd.take();
  const elapsed = (performance.now() - since) / 1000;
  for (const match of matches) match.end();
  console.log(
    `  besides ${tables} matches against the strongest computer player: ${Math.round(people.intents / elapsed)} intents/s of people, ` +
      `p50 ${quantile(people.latencies, 0.5).toFixed(1)} ms, p99 ${Math.round(quantile(people.latencies, 0.99))} ms, ${people.refused} refused at first; ` +
      `computer players: ${(tally.intents / elapsed).toFixed(1)} intents/s, first intent of a turn after p50 ${Math.round(quantile(tally.waits, 0.5))} ms, ` +
      `p99 ${Math.round(quantile(tally.waits, 0.99))} ms`,
  );
  if (tally.troubles.length > 0) console.log(`  ${tally.troubles.length} troubles, the first: ${tally.troubles[0] ?? ''}`);
};
