import { type Competition, entrantsIn, pairedIn } from '@hexfall/shared/competition/competition';
import type { CompetitionPushKind } from '@hexfall/shared/protocol/push';
import type { PushEntrants } from '../store/PushStore.js';
import type { CurrentCompetition } from './currentCompetition.js';

/** A call to those who have entered a competition. */
export interface EntrantsCall extends PushEntrants {
  readonly kind: CompetitionPushKind;
  /** When it expires, in milliseconds since 1970. */
  readonly until: number;
  readonly isUrgent: boolean;
}

/** For how long it is news that a competition is over, in milliseconds. */
const OVER_MS = 24 * 60 * 60 * 1000;

/**
 * Returns whom a change of a competition calls: who is paired in a round that it announces, as long as they can check in, or play if nobody does;
 * who is in when an arena begins; and who is in at the end.
 * @param after the competition after the change. @param now in milliseconds.
 */
export const callsAfter = (
  { code: competition, stored: { entrants }, state }: Pick<CurrentCompetition, 'code' | 'stored' | 'state'>,
  after: Competition,
  now: number,
): readonly EntrantsCall[] => {
  const holdersOf = (called: readonly number[]): readonly string[] =>
    entrants.flatMap(({ entrant, key }) => (called.includes(entrant) ? [key] : []));
  const { format, checkIn, limit, duration } = after.regulations;
  const [isArena, isAsked] = [format === 'arena', format !== 'arena' && checkIn > 0];
  const lasts = isArena ? duration : isAsked ? checkIn : limit;
  const announced = after.rounds.slice(state.rounds.length).map((round): EntrantsCall => ({
    ...{ competition, kind: isArena ? 'arena' : 'round', holders: holdersOf(isArena ? entrantsIn(after) : pairedIn(round)) },
    ...{ until: now + lasts * 1000, isUrgent: isAsked },
  }));
  const isEnd = after.phase === 'closed' && state.phase === 'running';
  const present = after.entrants.flatMap(({ status }, entrant) => (status === 'left' ? [] : [entrant]));
  const over: EntrantsCall = { competition, kind: 'over', holders: holdersOf(present), until: now + OVER_MS, isUrgent: false };
  return isEnd ? [...announced, over] : announced;
};
