import type {
  ActRequest,
  ClaimMade,
  ClaimRequest,
  CompetitionList,
  CompetitionMade,
  CompetitionRequest,
  CompetitionView,
  EntrantMade,
  EntrantRequest,
  HereRequest,
  WallView,
} from '@hexfall/shared/protocol/competitions';
import { addressOf } from './address.js';
import { askWithKey, type KeyedAnswer } from './keyedRequest.js';

/** The listed competitions, and those of the codes that the server knows. */
export const fetchCompetitions = (codes: readonly string[]): KeyedAnswer<CompetitionList> =>
  askWithKey(`/api/competitions${codes.length > 0 ? `?codes=${codes.join(',')}` : ''}`, null, { isPoll: true });

/** @param key that of its organizer. @param headers those of an invitation code. */
export const createCompetition = (
  competition: CompetitionRequest,
  key: string,
  headers: Readonly<Record<string, string>>,
): KeyedAnswer<CompetitionMade> => askWithKey('/api/competitions', key, { method: 'POST', body: competition, headers });

const pathTo = (code: string, rest = ''): string => `/api/competitions/${encodeURIComponent(code)}${rest}`;

/** A question for the state of a competition. */
export interface CompetitionQuestion {
  readonly key: string | null;
  /** The version that the page has; null for none. */
  readonly after: string | null;
  /** How long the server may wait for another version, in seconds. */
  readonly wait: number;
  readonly signal: AbortSignal;
}

/** Returns a competition as the holder of the key sees it; null if it still has the version that the page has. */
export const fetchCompetition = (code: string, { key, after, wait, signal }: CompetitionQuestion): KeyedAnswer<CompetitionView | null> => {
  const query = after === null ? '' : `?after=${encodeURIComponent(after)}&wait=${wait}`;
  return askWithKey(pathTo(code, query), key, { isPoll: true, signal });
};

export const enterCompetition = (code: string, key: string, entrant: EntrantRequest): KeyedAnswer<EntrantMade> =>
  askWithKey(pathTo(code, '/entrants'), key, { method: 'POST', body: entrant });

/** Replaces the invitation to the team of a captain. */
export const replaceInvitation = (code: string, key: string, invitation: string): KeyedAnswer<null> =>
  askWithKey(pathTo(code, '/invitation'), key, { method: 'POST', body: { invitation } });

export const requestAct = (code: string, key: string, act: ActRequest): KeyedAnswer<null> =>
  askWithKey(pathTo(code, '/acts'), key, { method: 'POST', body: act });

export const checkInFor = (code: string, key: string, here: HereRequest): KeyedAnswer<null> =>
  askWithKey(pathTo(code, '/here'), key, { method: 'POST', body: here });

/** Asks for the place of an entrant, or of a person of a team, with a key that has none. */
export const claimPlace = (code: string, key: string, { entrant, person }: ClaimRequest): KeyedAnswer<ClaimMade> =>
  askWithKey(pathTo(code, '/claims'), key, { method: 'POST', body: { entrant, person } });

/** Answers a claim, as the organizer. */
export const answerClaim = (code: string, key: string, id: number, accept: boolean): KeyedAnswer<null> =>
  askWithKey(pathTo(code, `/claims/${id}`), key, { method: 'POST', body: { accept } });

/** The address of the table of a competition as a file. */
export const competitionTableAddress = (code: string, form: 'csv' | 'json'): string => addressOf(pathTo(code, `/table.${form}`));

/** The boards of a competition that have changed since a version, all of them without one; null if none has. */
export const fetchWall = (code: string, after: string | null): KeyedAnswer<WallView | null> =>
  askWithKey(pathTo(code, `/wall${after === null ? '' : `?after=${after}`}`), null, { isPoll: true });
