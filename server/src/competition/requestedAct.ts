import { type Act, type ActBy, MAX_NOTE } from '@hexfall/shared/competition/acts';
import { checkAct } from '@hexfall/shared/competition/check';
import { dueStep, firstRound, type UnpairedRound } from '@hexfall/shared/competition/due';
import { isSameHash } from '@hexfall/shared/lobby/seats';
import { cleanLine } from '@hexfall/shared/lobby/userText';
import type { RandomSource } from '@hexfall/shared/model/random';
import { ok, type Result } from '@hexfall/shared/model/result';
import type { ActRequest, CompetitionView } from '@hexfall/shared/protocol/competitions';
import type { StoredAct } from '../store/competitions.js';
import { type CompetitionProblem, problem, stale } from './competitionProblem.js';
import type { CurrentCompetition } from './currentCompetition.js';

/** How many acts one person may do, counted for the whole team, and the organizer. */
export const MOST_ACTS = { person: 40, organizer: 2000 } as const;

/** Who asks for something, by the hash of the key. */
export const whoIs = (
  { stored, state }: CurrentCompetition,
  keyHash: string | null,
): Pick<CompetitionView['you'], 'entrant' | 'person' | 'lineUp' | 'organizer'> => {
  const known = keyHash === null ? undefined : stored.entrants.find(({ key }) => isSameHash(key, keyHash));
  const lineUp = state.rounds.at(-1)?.lineUps.find(({ entrant }) => entrant === known?.entrant);
  return {
    ...{ entrant: known?.entrant ?? null, person: known?.person ?? null, lineUp: lineUp?.persons ?? null },
    organizer: keyHash !== null && isSameHash(stored.organizer, keyHash),
  };
};

/** Returns whether somebody may do one more act. */
export const checkNumberOfActs = (
  { stored, state }: Pick<CurrentCompetition, 'stored' | 'state'>,
  by: 'organizer' | number,
): Result<null, CompetitionProblem> => {
  const most = by === 'organizer' ? MOST_ACTS.organizer : MOST_ACTS.person * state.regulations.boards;
  if (stored.acts.filter((one) => one.by === by).length < most) return ok(null);
  return problem('too-many-acts', `Nobody can do more than ${most} things in a competition.`);
};

/** Returns the act that a request means: what it leaves out is as if it came by time. Null if there is nothing to leave out at this moment. */
const completed = (
  { state, outcomes, here }: CurrentCompetition,
  { note: _, ...request }: ActRequest,
  random: RandomSource,
): Act | { readonly unpaired: UnpairedRound } | null => {
  if (request.do === 'announce' && request.pairings === undefined) {
    const { round, order } = request;
    if (state.phase !== 'open') return { unpaired: { round } };
    return { unpaired: order ? { round, order } : { ...firstRound(state, random), round } };
  }
  if (request.do === 'begin' && request.absent === undefined) {
    const due = dueStep(state, { outcomes, here, now: Number.MAX_SAFE_INTEGER }, random);
    return due && 'act' in due && due.act.do === 'begin' ? { ...due.act, round: request.round } : null;
  }
  return request as Act;
};

/**
 * Returns what a request of who has that key does, and in whose name.
 * @param announcement makes the announcement of a round with its pairings; null if the server stops meanwhile.
 */
export const requestedAct = async (
  current: CurrentCompetition,
  keyHash: string,
  request: ActRequest,
  random: RandomSource,
  announcement: (unpaired: UnpairedRound) => Promise<Act | null>,
): Promise<Result<Omit<StoredAct, 'seq' | 'at'>, CompetitionProblem>> => {
  const { entrant, person, organizer } = whoIs(current, keyHash);
  const { state, outcomes } = current;
  if (entrant === null && !organizer) return problem('not-entered', 'This key has not entered the competition, and does not organize it.');
  const isOwn = entrant !== null && 'entrant' in request && request.entrant === entrant;
  const by: ActBy = entrant !== null && (isOwn || !organizer) ? { entrant, person: person ?? 0 } : 'organizer';
  const name = by === 'organizer' ? by : by.entrant;
  const counted = checkNumberOfActs(current, name);
  if (!counted.ok) return counted;
  if ('entrant' in request && request.entrant >= state.entrants.length) return problem('not-entered', 'There is no such entrant.');
  const wanted = completed(current, request, random);
  if (!wanted) return problem('not-now', 'This round has not been announced, or has begun.');
  const act = 'unpaired' in wanted ? await announcement(wanted.unpaired) : wanted;
  if (!act) return stale();
  const checked = checkAct(state, outcomes, act, by);
  if (!checked.ok) return checked;
  const note = cleanLine(request.note ?? '', MAX_NOTE);
  return ok({ by: name, act, note: note === '' ? null : note });
};
