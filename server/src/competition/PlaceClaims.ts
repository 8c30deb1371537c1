import type { EntrantPerson } from '@hexfall/shared/competition/acts';
import { ok, type Result } from '@hexfall/shared/model/result';
import type { Scheduler } from '../runtime/scheduling.js';
import type { Reseating } from '../store/claims.js';
import type { CompetitionStore, StoredAct } from '../store/competitions.js';
import { acceptedClaim, checkClaim, type ClaimedSeats, claimToAnswer } from './claims.js';
import { type CompetitionProblem, problem, stale, TRIES, unknownCompetition } from './competitionProblem.js';
import type { CurrentCompetition } from './currentCompetition.js';

type Outcome<T> = Promise<Result<T, CompetitionProblem>>;

interface PlaceClaimsServices {
  readonly store: Pick<CompetitionStore, 'claim' | 'decline' | 'tablesOfKey'>;
  readonly time: Pick<Scheduler, 'now'>;
  readonly load: (code: string) => Promise<CurrentCompetition | null>;
  /** Stores an act by which a place gets another key; false if another change has come first. */
  readonly change: (current: CurrentCompetition, act: Omit<StoredAct, 'seq' | 'at'>, reseating: Reseating) => Promise<boolean>;
  /** Does what is due after a change, and tells those who wait. */
  readonly goOn: (code: string) => Promise<void>;
  /** Tells those who wait. */
  readonly tell: (code: string) => void;
}

/** Places in competitions that somebody asks for who has lost the key of one. */
export class PlaceClaims {
  constructor(private readonly services: PlaceClaimsServices) {}

  /** Asks the organizer for a place with another key; returns the number of the claim. The same again changes nothing. */
  async ask(code: string, keyHash: string, place: EntrantPerson, seats: ClaimedSeats): Outcome<number> {
    const { store, time, load, tell } = this.services;
    for (let tries = 0; tries < TRIES; tries++) {
      const current = await load(code);
      if (!current) return unknownCompetition();
      const now = time.now();
      const claim = { ...place, key: keyHash };
      const known = await checkClaim(current, claim, now, store, seats);
      if (!known.ok) return known;
      const made = known.value ?? (await store.claim(code, claim, now, current.stored.acts.length));
      if (made === 'full') return problem('too-many-claims', 'Too many ask for a place: the organizer answers some of them first.');
      if (made === 'stale') continue;
      tell(code);
      return ok(made);
    }
    return stale();
  }

  /** Gives the place of a claim to its key, or declines that, as the organizer. */
  async answer(code: string, keyHash: string, id: number, accept: boolean, seats: ClaimedSeats): Outcome<null> {
    const { store, time, load, change, goOn, tell } = this.services;
    for (let tries = 0; tries < TRIES; tries++) {
      const current = await load(code);
      if (!current) return unknownCompetition();
      const now = time.now();
      const claim = claimToAnswer(current, keyHash, id, now);
      if (!claim.ok) return claim;
      if (!accept) {
        await store.decline(code, id);
        tell(code);
        return ok(null);
      }
      const accepted = await acceptedClaim(current, claim.value, store, seats, now);
      if (!accepted.ok) return accepted;
      const { act, reseating, tables } = accepted.value;
      if (!(await change(current, act, reseating))) continue;
      for (const table of tables) await seats.reload(table);
      await goOn(code);
      return ok(null);
    }
    return stale();
  }
}
