import { commitmentTo, dealArmies, fairSeed } from '../fair/fairSeed.js';
import { fail, type Result } from '../model/result.js';
import type { GameState } from '../model/state.js';
import { createMatch } from '../rules/createMatch.js';
import { logDigest } from './fair.js';
import { type MatchRecord, replay, type Replayed, type ReplayError } from './record.js';

/** What can be wrong with the draw of a record. */
export type FairFault = 'no-fair-draw' | 'wrong-commitment' | 'wrong-seed' | 'wrong-piles' | 'wrong-armies' | 'wrong-log';

/** Why a record does not prove that its match was drawn and played as it says. */
export interface FairError {
  readonly code: FairFault;
  /** One English sentence. */
  readonly message: string;
  /** Where in the record, as a JSON pointer. */
  readonly path: string;
}

const isDealt = ({ seed, armies, options }: MatchRecord['setup'], from: number): boolean =>
  dealArmies(seed, armies.length, options.sameArmy, from).every((army, seat) => army === armies[seat]);

/** Returns the seat whose draw pile is not the rest of the one that follows from the seed; -1 if there is none. */
const foreignPile = (setup: MatchRecord['setup'], { piles, table }: GameState): number => {
  const created = createMatch(setup);
  const whole = created.ok ? created.value.piles : [];
  return table.players.findIndex((_, seat) => {
    const [rest, all] = [piles[seat] ?? [], whole[seat] ?? []] as const;
    return rest.length > all.length || rest.some((tile, index) => tile !== all[all.length - rest.length + index]);
  });
};

/**
 * Returns what is wrong with the draw of a record; null if it is proven fair. `replay` checks whether the rules allow the match, or
 * after a change of rules its part from there on; the draw piles left at that point show that it was drawn as before.
 */
export const fairFault = ({ setup, position, earlier, intents, fair }: MatchRecord): FairError | null => {
  if (!fair) return { code: 'no-fair-draw', message: 'The record does not say what the seed was drawn from.', path: '/fair' };
  if (commitmentTo(fair.secret) !== fair.commitment) {
    return { code: 'wrong-commitment', message: 'The secret is not the one that the commitment was made to.', path: '/fair/commitment' };
  }
  if (fairSeed(fair) !== setup.seed) {
    return { code: 'wrong-seed', message: 'The seed does not follow from the secret and the contributions.', path: '/seed' };
  }
  if (fair.dealt !== undefined && !isDealt(setup, fair.dealt)) {
    return { code: 'wrong-armies', message: 'The armies were not dealt as follows from the seed.', path: '/armies' };
  }
  const seat = position ? foreignPile(setup, position) : -1;
  if (seat >= 0) {
    const path = `/earlier/position/players/${seat}/pile`;
    return { code: 'wrong-piles', message: 'The draw pile is not what the seed had left of it.', path };
  }
  return logDigest([...(earlier?.intents ?? []), ...intents]) === fair.log
    ? null
    : { code: 'wrong-log', message: 'The intents are not those that were played.', path: '/intents' };
};

/**
 * Verifies everything: the commitment and the seed, and then the whole match by the rules. Only the players can know whether the commitment
 * is the one they saw, and the contributions those they made.
 */
export const verifyRecord = (record: MatchRecord): Result<Replayed, FairError | ReplayError> => {
  const fault = fairFault(record);
  return fault ? fail(fault) : replay(record);
};
