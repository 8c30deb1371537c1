import { setTimeout as pause } from 'node:timers/promises';
import { RoundPlayer } from './RoundPlayer.js';
import type { RoundOrder, RoundPlayersPlan, RoundReport } from './rounds.js';

/*
 * The process of the players of a competition. Its parent sends it a plan, then an order for each part of a round, one after the other; it answers
 * each with a report.
 */

/** How long they may take to sit down. */
const MOST_MS = 60_000;

let players: readonly RoundPlayer[] = [];
/** The round that begins: when the last player has checked in, and what all have done since. */
let beginning = { since: 0, saw: [] as number[], sat: [] as number[], done: (): void => undefined };
let troubles: string[] = [];

const listener = {
  did: (what: 'saw' | 'sat'): void => {
    beginning[what].push(performance.now() - beginning.since);
    if (beginning.sat.length === players.length) beginning.done();
  },
  trouble: (trouble: string): void => void troubles.push(trouble),
};

const orders: {
  readonly [K in RoundOrder['do']]: (order: Extract<RoundOrder, { do: K }>) => Promise<Partial<RoundReport>>;
} = {
  look: () => {
    for (const player of players) {
      player.leaveTable();
      player.look();
    }
    return Promise.resolve({});
  },
  checkIn: async ({ round, ms }) => {
    const [, ...others] = players;
    await Promise.all(
      others.map(async (player) => {
        await pause(Math.random() * ms);
        await player.checkIn(round);
      }),
    );
    return {};
  },
  begin: async ({ round }) => {
    const seated = new Promise<void>((resolve) => {
      beginning = { since: performance.now(), saw: [], sat: [], done: resolve };
    });
    await players[0]?.checkIn(round);
    const answered = performance.now() - beginning.since;
    await Promise.race([seated, pause(MOST_MS)]);
    return { answered, saw: beginning.saw, sat: beginning.sat };
  },
};

process.once('message', ({ site, competition, keys }: RoundPlayersPlan) => {
  players = keys.map((key) => new RoundPlayer(site, competition, key, listener));
  process.on('message', (order: RoundOrder) => {
    void orders[order.do](order as never)
      .catch((error: unknown) => listener.trouble(String(error)))
      .then((report) => {
        process.send?.({ answered: NaN, saw: [], sat: [], ...report, troubles } satisfies RoundReport);
        troubles = [];
      });
  });
});
