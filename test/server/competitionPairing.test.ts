import type { PairingRequest } from '@hexfall/shared/competition/due';
import { nextPairings } from '@hexfall/shared/competition/pairings';
import { MOST_PAIRED_HERE, pairRoundIn } from '../../server/src/competition/roundPairings.js';
import { TurnPlanner } from '../../server/src/computer/TurnPlanner.js';
import { Played } from '../support/competitions.js';
import { resolveInProject } from '../support/sources.js';
import { CompetitionScene } from './support/CompetitionScene.js';
import { MemoryStore } from './support/MemoryStore.js';

/* Where the rounds of a competition are paired. */

const requestOf = (entrants: number): PairingRequest => ({ state: new Played({}, entrants).state, outcomes: [] });

afterEach(() => jest.restoreAllMocks());

test('a small round is paired here, a larger one in a thread', async () => {
  const asked: number[] = [];
  const pairRound = pairRoundIn({
    pairRound: ({ state }) => {
      asked.push(state.entrants.length);
      return Promise.resolve([]);
    },
  });
  expect(await pairRound(requestOf(MOST_PAIRED_HERE))).toHaveLength(MOST_PAIRED_HERE / 2);
  expect(asked).toEqual([]);
  expect(await pairRound(requestOf(MOST_PAIRED_HERE + 1))).toEqual([]);
  expect(asked).toEqual([MOST_PAIRED_HERE + 1]);
});

test('a thread pairs a round as it would be paired here, and none when the server has stopped', async () => {
  const planner = new TurnPlanner({ threads: 1, nice: 0, worker: resolveInProject('server/dist/computer/turnWorker.js') });
  const request = requestOf(MOST_PAIRED_HERE + 1);
  expect(await planner.pairRound(request)).toEqual(nextPairings(request.state, request.outcomes));
  await planner.stop();
  expect(await planner.pairRound(request)).toBeNull();
});

test('a large competition is paired in a thread, by its organizer and by time, and waits if there is none', async () => {
  let paired = 0;
  let works = true;
  const threads = {
    pairRound: ({ state, outcomes }: PairingRequest) => {
      paired++;
      return Promise.resolve(works ? nextPairings(state, outcomes) : null);
    },
  };
  const scene = new CompetitionScene(await MemoryStore.open(), undefined, undefined, threads);
  await scene.make(MOST_PAIRED_HERE + 1, { rounds: 2 });
  works = false;
  expect(await scene.act({ do: 'announce', round: 1 })).toBe('stale');
  works = true;
  expect(await scene.act({ do: 'announce', round: 1 })).toBe('ok');
  expect(paired).toBe(2);
  works = false;
  await scene.endRound();
  expect((await scene.look()).rounds).toHaveLength(1);
  works = true;
  expect((await scene.look()).rounds).toHaveLength(2);
  expect(scene.log.lines().filter(({ level }) => level > 40)).toEqual([]);
});
