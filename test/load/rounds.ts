import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { setPriority } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { CompetitionByHttp } from '../support/CompetitionByHttp.js';
import type { Crowd } from './Crowd.js';
import { quantile } from './figures.js';
import type { ServerFigures } from './ServerUnderLoad.js';

/** Who plays, and where. */
export interface RoundPlayersPlan {
  /** The address of the server, and of the competition below it. */
  readonly site: string;
  readonly competition: string;
  readonly keys: readonly string[];
}

/** What the players do next: show the page of the competition, check in but for one of them, spread over a time, and the last one. */
export type RoundOrder =
  | { readonly do: 'look' }
  | { readonly do: 'checkIn'; readonly round: number; readonly ms: number }
  | { readonly do: 'begin'; readonly round: number };

/** How that went: milliseconds since the last player checked in. */
export interface RoundReport {
  /** When that was answered. */
  readonly answered: number;
  /** When the players saw their tables, and when they got the states of them there. */
  readonly saw: readonly number[];
  readonly sat: readonly number[];
  readonly troubles: readonly string[];
}

/** How many rounds begin. */
const ROUNDS = 3;

/** In which time players check in, and from then on until the last one does. */
const CHECK_IN_MS = 10_000;
const CALM_MS = 2500;

/** Players would be on other machines; see `load.ts`. */
const PRIORITY = 5;

/** The players, in a process of their own. */
class RoundPlayers {
  private constructor(private readonly child: ChildProcess) {}

  static start(plan: RoundPlayersPlan): RoundPlayers {
    const child = fork(fileURLToPath(new URL('roundPlayersMain.ts', import.meta.url)), { execArgv: ['--import', 'tsx'] });
    setPriority(child.pid ?? 0, PRIORITY);
    child.send(plan);
    return new RoundPlayers(child);
  }

  async order(order: RoundOrder): Promise<RoundReport> {
    this.child.send(order);
    const [report] = (await once(this.child, 'message')) as [RoundReport];
    return report;
  }

  async stop(): Promise<void> {
    const ended = once(this.child, 'exit');
    this.child.kill();
    await ended;
  }
}

const ms = (value: number): string => `${Math.round(value)} ms`;

/** The milliseconds that something takes. */
const timed = async (done: () => Promise<unknown>): Promise<number> => {
  const since = performance.now();
  await done();
  return performance.now() - since;
};

/** Measures one round after the other of a competition in which all players check in and come to their tables, beside the matches of the crowd. */
export const measureRounds = async (crowd: Crowd, url: string, figures: () => Promise<ServerFigures>, tables: number): Promise<void> => {
  const regulations = { rounds: ROUNDS, checkIn: 3600, limit: 3600, pause: null };
  const names = Array.from({ length: 2 * tables }, (_, player) => `Player ${player}`);
  const competition = await CompetitionByHttp.make(url, { names, regulations });
  const players = RoundPlayers.start({
    ...{ site: url, competition: `${url}/api/competitions/${competition.code}` },
    keys: competition.keys,
  });
  try {
    for (let round = 1; round <= ROUNDS; round++) {
      await players.order({ do: 'look' });
      await pause(CALM_MS);
      const announcing = await timed(() => competition.act({ do: 'announce', round }));
      crowd.take();
      const announced = await figures();
      const checkedIn = await players.order({ do: 'checkIn', round, ms: CHECK_IN_MS });
      const before = await figures();
      const meanwhile = crowd.take();
      await pause(CALM_MS);
      await figures();
      crowd.take();
      const calm = await figures();
      const { answered, saw, sat, troubles } = await players.order({ do: 'begin', round });
      const after = await figures();
      const { latencies } = crowd.take();
      console.log(
        `  round ${round} of ${tables} tables: announced within ${ms(announcing)}; checking in: ${(before.cpu - announced.cpu).toFixed(1)} s of the processor, ` +
          `intents meanwhile p50 ${ms(quantile(meanwhile.latencies, 0.5))}, p99 ${ms(quantile(meanwhile.latencies, 0.99))}; ` +
          `begun within ${ms(answered)}, seen by the first, half and all players after ${ms(Math.min(...saw))}, ${ms(quantile(saw, 0.5))} and ${ms(Math.max(...saw))}, ` +
          `${sat.length} at their tables after ${ms(Math.min(...sat))}, ${ms(quantile(sat, 0.5))} and ${ms(Math.max(...sat))}: ` +
          `${(after.cpu - calm.cpu).toFixed(2)} s of the processor, the event loop late by up to ${ms(after.loopMost * 1000)}, ` +
          `${latencies.length} intents meanwhile p50 ${ms(quantile(latencies, 0.5))}, p99 ${ms(quantile(latencies, 0.99))}, most ${ms(Math.max(...latencies))}`,
      );
      const all = [...checkedIn.troubles, ...troubles];
      if (all.length > 0) console.log(`  ${all.length} troubles, the first: ${all[0] ?? ''}`);
      await competition.act({ do: 'stop', round });
    }
  } finally {
    await players.stop();
  }
};
