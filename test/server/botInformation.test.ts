import { DEFAULT_OPTIONS } from '@hexfall/shared/model/options';
import type { Table } from '@hexfall/shared/model/state';
import type { PlansTurns } from '../../server/src/computer/TurnPlanner.js';
import { Match } from '../../server/src/match/Match.js';
import { BotDriver } from '../../server/src/rooms/BotDriver.js';

const matchOf = (seed: string): Match => {
  const started = Match.start({ options: DEFAULT_OPTIONS, armies: ['borgo', 'moloch'], seed });
  if (!started.ok) throw new Error(started.error.message);
  return started.value;
};

/** What a computer player is given when it has to act in a match. */
const seenOf = (match: Match): Promise<Table> =>
  new Promise((resolve, reject) => {
    const table = { actingComputer: 0, match, setup: { seats: [] } };
    const turns: PlansTurns = {
      plan: (request) => {
        resolve(request.table);
        bots.stop();
        return Promise.resolve('canceled');
      },
    };
    const services = { botDelayMs: 0, turns, faults: { halt: (_table: unknown, error: Error) => reject(error) } };
    const queue = (task: () => Promise<void>): void => void task().catch(reject);
    const bots = new BotDriver({ table, services, queue } as unknown as ConstructorParameters<typeof BotDriver>[0]);
    bots.schedule();
  });

describe('S2 what a computer player sees', () => {
  test('is the table, with the number of tiles in each pile', async () => {
    const seen = await seenOf(matchOf('hidden'));
    expect(seen).toEqual(matchOf('hidden').table);
    expect(seen.players.map(({ pile }) => pile)).toEqual([34, 34]);
  });

  test('is the same whatever the order of the piles', async () => {
    const [one, other] = [matchOf('one'), matchOf('other')];
    const drawn = [one, other].map((match) => {
      const first = match.play(0, { do: 'place-hq', at: [0, 2], rot: 0 });
      if (!first.ok) throw new Error(first.error.message);
      return first.value.state.piles;
    });
    expect(drawn[0]).not.toEqual(drawn[1]);
    expect(await seenOf(one)).toEqual(await seenOf(other));
  });
});
