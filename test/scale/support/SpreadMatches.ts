import { isDeepStrictEqual } from 'node:util';
import { matchSetupOf } from '@hexfall/shared/lobby/matchSetup';
import { randomFrom } from '@hexfall/shared/model/random';
import { Match } from '../../../server/src/match/Match.js';
import type { MatchRepository } from '../../../server/src/store/MatchRepository.js';
import { NetPlayer, TROUBLE } from '../../server/support/NetPlayer.js';
import { manyVisitors, TroubledProxy } from '../../server/support/TroubledProxy.js';
import type { ProcessSite } from './ProcessSite.js';

/** A match whose players, and a spectator, come to it by different processes. */
export interface SpreadMatch {
  readonly code: string;
  readonly players: readonly [NetPlayer, NetPlayer];
  readonly watcher: NetPlayer;
}

/** No one waits longer than that for matches to go on; a busy machine needs some of it. */
const PATIENCE_MS = 60_000;

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** A number of matches that are played at the same time by the page's own code for the network. When one ends, the next begins. */
export class SpreadMatches {
  readonly all: SpreadMatch[] = [];
  readonly #doors: TroubledProxy[] = [];
  readonly #pages: NetPlayer[] = [];
  #ended = false;
  #failure: unknown = null;
  #playing: Promise<unknown> = Promise.resolve();

  private constructor(
    private readonly site: ProcessSite,
    private readonly count: number,
    private readonly seed: number,
  ) {}

  /** Fulfilled when all of them are played. */
  static async begin(site: ProcessSite, count: number, seed: number): Promise<SpreadMatches> {
    const matches = new SpreadMatches(site, count, seed);
    for (const [index] of site.ports.entries()) matches.#doors.push(await TroubledProxy.start(() => site.portFor(index), manyVisitors()));
    matches.#playing = Promise.all(Array.from({ length: count }, (_, index) => matches.#keepPlaying(index))).catch((error: unknown) => {
      matches.#failure = error;
    });
    await matches.goOn();
    return matches;
  }

  /** Fulfilled, with the milliseconds that it took, when every match has gone on. */
  async goOn(): Promise<number> {
    const since = performance.now();
    const before = new Map(this.all.map((match) => [match, this.#seqOf(match)]));
    const isStuck = (match: SpreadMatch): boolean => !match.players[0].isOver && this.#seqOf(match) <= (before.get(match) ?? 0);
    for (;;) {
      if (this.#failure !== null) throw this.#failure as Error;
      const stuck = this.all.filter(isStuck);
      const missing = this.count - this.all.length;
      if (stuck.length === 0 && missing <= 0) return performance.now() - since;
      if (performance.now() - since > PATIENCE_MS) {
        const plights = stuck.flatMap(({ players }) => players.map(({ plight }) => plight));
        const owners = JSON.stringify(await this.site.ownersOf(stuck.map(({ code }) => code)));
        throw new Error(`waited in vain for ${missing} matches to begin and\n${plights.join('\n')}\n${owners}\n${this.site.said}`);
      }
      await pause(20);
    }
  }

  /** Ends the playing, and waits until everyone sees the same. */
  async end(): Promise<void> {
    this.#ended = true;
    await this.#playing;
    if (this.#failure !== null) throw this.#failure as Error;
    const deadline = performance.now() + PATIENCE_MS;
    const differs = ({ players, watcher }: SpreadMatch): boolean => new Set([...players, watcher].map(({ seq }) => seq)).size > 1;
    while (this.all.some(differs)) {
      if (performance.now() > deadline) throw new Error(`not everybody has come to the end\n${this.site.said}`);
      await pause(20);
    }
  }

  /** Compares what everybody has received with what is stored: nothing is lost, doubled or different. Returns how many intents were acknowledged, and are stored. */
  async compareWith(store: MatchRepository): Promise<{ readonly acknowledged: number; readonly kept: number }> {
    let [acknowledged, kept, lost, doubled, wrong] = [0, 0, 0, 0, 0];
    for (const { code, players, watcher } of this.all) {
      const saved = await store.load(code);
      const setup = saved && matchSetupOf(saved.setup);
      if (!setup) throw new Error(`match ${code} has not started`);
      const log = new Set(saved.log.map(({ seq, player, intent }) => JSON.stringify({ seq, player, intent })));
      const told = players.flatMap((player) => player.acknowledged).map((entry) => JSON.stringify(entry));
      acknowledged += told.length;
      kept += saved.log.length;
      lost += told.filter((entry) => !log.has(entry)).length;
      doubled += saved.log.length - new Set(saved.log.map(({ player, client, n }) => `${player} ${client} ${n}`)).size;
      const { table } = Match.resume(setup, saved.log);
      for (const page of [...players, watcher]) wrong += Number(!isDeepStrictEqual(page.table, table));
    }
    expect({ lost, doubled, wrong }).toEqual({ lost: 0, doubled: 0, wrong: 0 });
    return { acknowledged, kept };
  }

  async leave(): Promise<void> {
    this.#ended = true;
    for (const page of this.#pages) page.session.leave();
    await Promise.all(this.#doors.map((door) => door.stop()));
  }

  #seqOf({ players }: SpreadMatch): number {
    return Math.min(...players.map(({ seq }) => seq));
  }

  async #keepPlaying(place: number): Promise<void> {
    for (let round = 0; !this.#ended; round++) {
      const match = await this.#open(place, round);
      if (!match) await pause(500);
      else {
        this.all.push(match);
        await Promise.all(match.players.map((player) => player.play(() => this.#ended)));
        if (match.players.some(({ isOver }) => isOver)) await this.#sawTheEnd(match);
      }
    }
  }

  /** Everyone goes home as soon as they all see that the match is over. */
  async #sawTheEnd({ players, watcher }: SpreadMatch): Promise<void> {
    const pages = [...players, watcher];
    const deadline = performance.now() + PATIENCE_MS;
    while (!pages.every(({ isOver }) => isOver)) {
      if (performance.now() > deadline) throw new Error(`not everybody has seen the end\n${pages.map(({ plight }) => plight).join('\n')}`);
      await pause(20);
    }
    for (const { session } of pages) session.leave();
  }

  /** Null if no table can be made at this moment. */
  async #open(place: number, round: number): Promise<SpreadMatch | null> {
    const enter = (door: number, beginning: ConstructorParameters<typeof NetPlayer>[1]): NetPlayer => {
      const { url } = this.#doors[(place + door) % this.#doors.length]!;
      const page = new NetPlayer(url, beginning, randomFrom(this.seed + place * 1000 + round * 10 + door), TROUBLE);
      this.#pages.push(page);
      return page;
    };
    const first = enter(0, { creation: {} });
    const code = await first.code().catch(() => null);
    if (code === null) return null;
    const [second, watcher] = [enter(1, { code }), enter(2, { code })];
    await first.sit('borgo');
    await Promise.all([second.code(), watcher.code()]);
    await second.sit('moloch');
    return { code, players: [first, second], watcher };
  }
}
