import type { Act, EntrantPerson } from '@hexfall/shared/competition/acts';
import { checkAct } from '@hexfall/shared/competition/check';
import { isPairing } from '@hexfall/shared/competition/competition';
import { WAITING_MS } from '@hexfall/shared/competition/due';
import { isSameHash } from '@hexfall/shared/lobby/seats';
import { ok, type Result } from '@hexfall/shared/model/result';
import { CLAIM_MS, type CompetitionView } from '@hexfall/shared/protocol/competitions';
import type { Reseating, StoredClaim } from '../store/claims.js';
import type { CompetitionStore, StoredAct } from '../store/competitions.js';
import { type CompetitionProblem, problem } from './competitionProblem.js';
import type { CurrentCompetition } from './currentCompetition.js';
import { checkNumberOfActs, whoIs } from './requestedAct.js';

/*
 * Who has lost browser and link asks for the place with another key, and the organizer answers. Nobody gets it while who has its key is here: has
 * checked in for the round that is announced, waits in an arena, or is connected at a table. Connections are those at all tables of which it is not known to everybody
 * that they are over: the answer tells nothing of what is played at a sealed one.
 */

/** The tables as far as their seats concern claims. */
export interface ClaimedSeats {
  /** Whether somebody is connected at a table, here or in another process, whose key has that hash. */
  readonly isConnected: (code: string, keyHash: string) => Promise<boolean>;
  /** Reads a table again, which another key opens now. */
  readonly reload: (code: string) => Promise<void>;
}

/** A place that can be claimed. */
interface ClaimedPlace {
  /** The hash of its key. */
  readonly former: string;
  /** The codes of its tables. */
  readonly tables: readonly string[];
}

const isAt = ({ entrant, person }: EntrantPerson, place: EntrantPerson): boolean => entrant === place.entrant && person === place.person;

/** The claims that can be answered. */
const openClaims = ({ stored: { claims } }: CurrentCompetition, now: number): readonly StoredClaim[] =>
  claims.filter(({ at, state }) => state === 'open' && at > now - CLAIM_MS);

/** The round that is announced and has not begun; null if there is none. */
const gathering = ({ rounds }: CurrentCompetition['state']): number | null => (rounds.at(-1)?.begun === null ? rounds.length : null);

/** Whether somebody has checked in for the round that is announced, or waits in an arena. */
const isHere = ({ state, here }: CurrentCompetition, place: EntrantPerson, now: number): boolean => {
  const own = here.find((one) => isAt(one, place));
  if (!own) return false;
  return gathering(state) !== null || (isPairing(state) && (own.seen ?? 0) > now - WAITING_MS);
};

/** Returns what somebody may know of claims, by the hash of the key. */
export const claimsFor = (
  current: CurrentCompetition,
  keyHash: string | null,
  now: number,
): Pick<CompetitionView['you'], 'claim' | 'replaced' | 'claims'> => {
  const { entrant, organizer } = whoIs(current, keyHash);
  const isRunning = current.state.phase !== 'closed';
  const claims = organizer && isRunning ? openClaims(current, now).map(({ id, entrant, person }) => ({ id, entrant, person })) : [];
  if (entrant !== null || keyHash === null) return { claim: null, replaced: null, claims };
  const own = current.stored.claims.findLast(
    ({ key, at, state }) => state !== 'accepted' && at > now - CLAIM_MS && isSameHash(key, keyHash),
  );
  const lost = current.stored.claims.findLast(({ former }) => former !== null && isSameHash(former, keyHash));
  return {
    claim: own && isRunning ? { id: own.id, entrant: own.entrant, person: own.person, isDeclined: own.state === 'declined' } : null,
    replaced: lost ? { entrant: lost.entrant, person: lost.person } : null,
    claims,
  };
};

/** Returns the place that a key can have, or why it cannot. */
const claimedPlace = async (
  current: CurrentCompetition,
  { entrant, person, key }: Pick<StoredClaim, 'entrant' | 'person' | 'key'>,
  store: Pick<CompetitionStore, 'tablesOfKey'>,
  { isConnected }: Pick<ClaimedSeats, 'isConnected'>,
  now: number,
): Promise<Result<ClaimedPlace, CompetitionProblem>> => {
  const { code, stored, state, outcomes } = current;
  if (whoIs(current, key).entrant !== null) return problem('already-in', 'This key has a place in the competition.');
  const checked = checkAct(state, outcomes, { do: 'reseat', entrant, person }, 'organizer');
  if (!checked.ok) return checked;
  const held = stored.entrants.find((one) => isAt(one, { entrant, person }));
  if (!held) throw new Error('nobody has a place that there is');
  const stillHere = problem('still-here', 'Who has this place is here: nobody else can have it now.');
  if (isHere(current, { entrant, person }, now)) return stillHere;
  const tables = await store.tablesOfKey(code, held.key);
  for (const table of tables) if (await isConnected(table, held.key)) return stillHere;
  return ok({ former: held.key, tables });
};

/** Returns whether somebody can ask for a place, and has not done so; the number of the claim if the key has asked for it. */
export const checkClaim = async (
  current: CurrentCompetition,
  claim: Pick<StoredClaim, 'entrant' | 'person' | 'key'>,
  now: number,
  store: Pick<CompetitionStore, 'tablesOfKey'>,
  seats: Pick<ClaimedSeats, 'isConnected'>,
): Promise<Result<number | null, CompetitionProblem>> => {
  const known = openClaims(current, now).find(({ key }) => isSameHash(key, claim.key));
  if (known)
    return isAt(known, claim) ? ok(known.id) : problem('claim-open', 'This key has asked for another place: the organizer answers first.');
  const place = await claimedPlace(current, claim, store, seats, now);
  return place.ok ? ok(null) : place;
};

/** What giving a place to who has asked for it stores, and the tables that it changes. */
interface Reseated {
  readonly act: Omit<StoredAct, 'seq' | 'at' | 'act'> & { readonly act: Act };
  readonly reseating: Reseating;
  readonly tables: readonly string[];
}

/** Returns the open claim that who has that key may answer, or why it may not. */
export const claimToAnswer = (
  current: CurrentCompetition,
  keyHash: string,
  id: number,
  now: number,
): Result<StoredClaim, CompetitionProblem> => {
  if (!whoIs(current, keyHash).organizer) return problem('not-organizer', 'Only the organizer does this.');
  const claim = openClaims(current, now).find((one) => one.id === id);
  return claim ? ok(claim) : problem('no-claim', 'Nobody asks for a place by this number, or it is too late to answer.');
};

/** Returns what gives the place of a claim to its key, or why that cannot be. */
export const acceptedClaim = async (
  current: CurrentCompetition,
  claim: StoredClaim,
  store: Pick<CompetitionStore, 'tablesOfKey'>,
  seats: Pick<ClaimedSeats, 'isConnected'>,
  now: number,
): Promise<Result<Reseated, CompetitionProblem>> => {
  const { id, entrant, person, key } = claim;
  const counted = checkNumberOfActs(current, 'organizer');
  if (!counted.ok) return counted;
  const place = await claimedPlace(current, claim, store, seats, now);
  if (!place.ok) return place;
  const { former, tables } = place.value;
  return ok({
    act: { by: 'organizer', act: { do: 'reseat', entrant, person }, note: null },
    reseating: { id, entrant, person, key, former, checkIn: gathering(current.state) },
    tables,
  });
};
