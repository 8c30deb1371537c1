import type { Pairing } from '@hexfall/shared/competition/acts';
import { entrantsIn } from '@hexfall/shared/competition/competition';
import type { PairingRequest } from '@hexfall/shared/competition/due';
import { nextPairings } from '@hexfall/shared/competition/pairings';
import type { PairsRounds } from '../computer/TurnPlanner.js';

/** Up to this number of entrants a round is paired within some milliseconds, so that no thread is needed. */
export const MOST_PAIRED_HERE = 64;

/** Returns the pairings of a round; null if the server stops meanwhile. Large rounds are paired in a thread. */
export type PairRound = (request: PairingRequest) => Promise<readonly Pairing[] | null>;

/** @param threads where large rounds are paired. */
export const pairRoundIn =
  (threads: PairsRounds): PairRound =>
  (request) =>
    entrantsIn(request.state).length > MOST_PAIRED_HERE
      ? threads.pairRound(request)
      : Promise.resolve(nextPairings(request.state, request.outcomes));
