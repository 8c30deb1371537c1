import { ok, type Result } from '../model/result.js';
import type { Act, ActBy, ActRefusal, BoutOutcome, MatchPlace, Pairing, StoredOutcome } from './acts.js';
import { freeEntrants } from './arena.js';
import { checkCaptain, checkJoin, checkLineUp, checkMissing, checkRemove } from './checkTeams.js';
import { type Competition, entrantsIn, isIn, isPairing, pairedIn, roundsBeforeKnockOut, startingOrder } from './competition.js';
import { isRoundOver, pairingResults } from './pairingResults.js';
import { nextPairings } from './pairings.js';
import { refused, type RefusedAct } from './refused.js';
import { MOST_ENTRANTS, MOST_ROUNDS, regulationsFault } from './regulations.js';

type ActOf<D extends Act['do']> = Extract<Act, { readonly do: D }>;

/** Acts of an entrant, for itself; of a team its captain's. All others but those by time alone are the organizer's, and those of `due.ts` may come by time. */
const BY_ENTRANT: readonly Act['do'][] = ['enter', 'leave', 'pause', 'join', 'remove', 'captain', 'line-up'];
const BY_TIME: readonly Act['do'][] = ['announce', 'begin', 'pair', 'end-pairings', 'stop', 'close', 'resume'];
/** Of these, what nobody else does. */
const BY_TIME_ALONE: readonly Act['do'][] = ['pair', 'resume'];

/** What a person of a team does without its captain: to join it, and to go again. */
const isOwn = (act: Act, person: number): boolean => (act.do === 'join' || act.do === 'remove') && act.person === person;

/** Whether somebody may not do an act, whenever that is. */
const checkBy = ({ entrants }: Competition, act: Act, by: ActBy): RefusedAct | null => {
  if (by === 'organizer') return BY_TIME_ALONE.includes(act.do) ? refused('not-organizer', 'Only the server does this.') : null;
  const isAllowed =
    by === 'time' ? BY_TIME.includes(act.do) : BY_ENTRANT.includes(act.do) && 'entrant' in act && act.entrant === by.entrant;
  if (!isAllowed) return refused('not-organizer', 'Only the organizer does this.');
  if (by === 'time') return null;
  const [team, person] = [entrants[by.entrant]?.team, by.person ?? 0];
  if (!team || team.captain === person || isOwn(act, person)) return null;
  return refused('not-captain', 'Only the captain of the team does this.');
};

/** Whether a list has each of some entrants once, and nobody else. */
const isListOf = (list: readonly number[], entrants: readonly number[]): boolean =>
  list.length === entrants.length && new Set(list).size === list.length && entrants.every((entrant) => list.includes(entrant));

/** Whether entries are closed. */
const checkOpen = ({ phase, regulations, rounds }: Competition): RefusedAct | null => {
  const isEarly =
    phase === 'open' ||
    (regulations.format === 'swiss' && rounds.length < regulations.lateUntil) ||
    (regulations.format === 'arena' && rounds.at(-1)?.complete === null);
  return isEarly ? null : refused('too-late', 'Nobody can enter any more.');
};

const checkEnter = (state: Competition, entrant: number): RefusedAct | null => {
  const { entrants } = state;
  if (!Number.isInteger(entrant) || entrant < 0 || entrant > entrants.length) return refused('not-entered', 'There is no such entrant.');
  if (entrants[entrant] && entrants[entrant].status !== 'left') return refused('already-in', 'This entrant takes part already.');
  const closed = checkOpen(state);
  if (closed) return closed;
  return entrant >= MOST_ENTRANTS ? refused('full', `At most ${MOST_ENTRANTS} can enter.`) : null;
};

/** Who pauses a knock-out is out. */
const checkPause = (state: Competition, { entrant, on }: ActOf<'pause'>): RefusedAct | null => {
  const { status } = state.entrants[entrant]!;
  if (status === 'left') return refused('not-entered', 'This entrant has left.');
  if (state.regulations.format === 'arena') return refused('not-now', 'In an arena only who waits is paired.');
  if ((status === 'paused') === on) return refused('not-now', on ? 'This entrant pauses already.' : 'This entrant does not pause.');
  const isKnockOut = state.rounds.length > roundsBeforeKnockOut(state) || state.regulations.format === 'knock-out';
  return on && isKnockOut ? refused('not-now', 'There are no pauses in a knock-out.') : null;
};

/** Whether there is a place that can be given to another key. */
const checkReseat = ({ entrants }: Competition, { entrant, person }: ActOf<'reseat'>): RefusedAct | null => {
  const { status = 'left', team = null } = entrants[entrant] ?? {};
  const hasPerson = team ? team.persons.includes(person) : person === 0;
  return status === 'left' || !hasPerson ? refused('not-entered', 'Nobody has this place, or who had it has left.') : null;
};

const isSamePair = ({ entrants: [a, b] }: Pairing, { entrants: [c, d] }: Pairing): boolean => (a === c && b === d) || (a === d && b === c);

/** An arena begins without pairings: they come as entrants wait. */
const checkArena = (state: Competition, pairings: readonly Pairing[]): RefusedAct | null => {
  if (entrantsIn(state).length < 2) return refused('not-now', 'Fewer than two entrants are in.');
  return pairings.length > 0 ? refused('bad-pairings', 'An arena is not paired by hand.') : null;
};

const checkPair = (state: Competition, outcomes: readonly StoredOutcome[], { pairings }: ActOf<'pair'>): RefusedAct | null => {
  if (!isPairing(state)) return refused('not-now', 'No arena pairs now.');
  const paired = pairedIn({ pairings });
  const [free, isWhole] = [freeEntrants(state, outcomes), paired.length === 2 * pairings.length];
  const isAllowed = isWhole && paired.length > 0 && new Set(paired).size === paired.length && paired.every((one) => free.includes(one));
  return isAllowed ? null : refused('bad-pairings', 'Those are paired who play no match, once each.');
};

/** The organizer may pair by hand, but everybody once; in a knock-out only the first round. */
const checkPairings = (state: Competition, outcomes: readonly StoredOutcome[], pairings: readonly Pairing[]): RefusedAct | null => {
  const round = state.rounds.length + 1;
  const knockOutRound = round - roundsBeforeKnockOut({ ...state, order: startingOrder(state) });
  if (state.regulations.format === 'arena' && round === 1) return checkArena(state, pairings);
  const byes = pairings.filter(({ entrants }) => entrants[1] === null).length;
  const isSwiss = state.regulations.format === 'swiss' && knockOutRound <= 0;
  const expected = isSwiss ? [] : nextPairings(state, outcomes);
  const paired = isSwiss ? entrantsIn(state) : pairedIn({ pairings: expected });
  if (paired.length < (knockOutRound > 1 ? 1 : 2)) return refused('not-now', 'No round follows, or fewer than two entrants are in.');
  if (!isListOf(pairedIn({ pairings }), paired))
    return refused('bad-pairings', 'Everybody who plays this round is paired once, and nobody else.');
  if (isSwiss && byes > paired.length % 2) return refused('bad-pairings', 'Only one entrant of an odd number has a bye.');
  if (knockOutRound === 1 && pairings.length !== expected.length)
    return refused('bad-pairings', `A knock-out of ${paired.length} begins with ${expected.length} pairings.`);
  const isOther = knockOutRound > 1 && !pairings.every((pairing) => expected.some((one) => isSamePair(one, pairing)));
  return isOther ? refused('bad-pairings', 'After its first round a knock-out is paired by its bracket.') : null;
};

const checkAnnounce = (state: Competition, outcomes: readonly StoredOutcome[], act: ActOf<'announce'>): RefusedAct | null => {
  const { rounds, phase } = state;
  const { order, round } = act;
  const isReady = phase === 'open' || isRoundOver(state, pairingResults(state, outcomes), rounds.length);
  if (!isReady || round !== rounds.length + 1) return refused('not-now', 'Another round has to be over first.');
  if (order && (phase !== 'open' || !isListOf(order, startingOrder(state))))
    return refused('bad-order', 'The starting order has everybody who takes part once, and is made with round 1.');
  if (roundsBeforeKnockOut({ ...state, order: startingOrder(state) }) > MOST_ROUNDS)
    return refused('full', `A competition has at most ${MOST_ROUNDS} rounds.`);
  return checkPairings(order ? { ...state, order } : state, outcomes, act.pairings);
};

const checkBegin = ({ rounds, ...state }: Competition, { round, absent, missing = [] }: ActOf<'begin'>): RefusedAct | null => {
  const last = rounds.at(-1);
  if (!last || round !== rounds.length || last.begun !== null)
    return refused('not-now', 'This round has not been announced, or has begun.');
  const paired = pairedIn(last);
  if (new Set(absent).size < absent.length || !absent.every((entrant) => paired.includes(entrant)))
    return refused('not-entered', 'Only who is paired can be absent.');
  const isGonePresent = paired.some((entrant) => !absent.includes(entrant) && !isIn({ ...state, rounds }, entrant));
  if (isGonePresent) return refused('not-entered', 'Who has left or pauses is absent.');
  return checkMissing(state.entrants, paired, missing);
};

const isOutcome = ({ end, winner, hq }: BoutOutcome): boolean => {
  const isCount = hq.every((points) => Number.isInteger(points) && points >= 0 && points <= 99);
  return isCount && (end === 'played' || hq.every((points) => points === 0)) && (end !== 'void' || winner === null);
};

/** An outcome replaces the one of a match, or is that of the next match of its bout. */
const checkCorrect = (state: Competition, outcomes: readonly StoredOutcome[], act: ActOf<'correct'>): RefusedAct | null => {
  const { round, pairing, board, match }: MatchPlace = act;
  const bout = pairingResults(state, outcomes)[round - 1]?.[pairing]?.boards[board];
  if (!bout || state.rounds[round - 1]?.begun === null) return refused('no-such-match', 'There is no such match.');
  const isThere = Number.isInteger(match) && match >= 0 && (match < bout.outcomes.length || match === bout.next);
  if (!isThere) return refused('no-such-match', 'The bout has no such match.');
  return isOutcome(act.outcome) ? null : refused('bad-outcome', 'HQs have 0 to 99 toughness; only a match that was played has any.');
};

const checkChange = (state: Competition, { regulations: change }: ActOf<'change'>): RefusedAct | null => {
  const regulations = { ...state.regulations, ...change };
  const fault = regulationsFault(regulations);
  if (fault !== null) return refused('bad-regulations', fault);
  const hasTeams = state.regulations.boards > 1;
  if (state.entrants.length > 0 && regulations.boards > 1 !== hasTeams)
    return refused(hasTeams ? 'team-needed' : 'no-teams', 'Somebody has entered: persons and teams can no longer be exchanged.');
  if (state.phase === 'open') return null;
  const fixed = (['format', 'bout', 'boards', 'halves', 'tieBreaks'] as const).filter((name) => change[name] !== undefined);
  if (fixed.length > 0) return refused('not-now', `With round 1, ${fixed.join(' and ')} can no longer be changed.`);
  const isLater = change.rounds === undefined && change.finals === undefined;
  if (
    isLater ||
    (state.rounds.length < roundsBeforeKnockOut(state) && state.rounds.length <= roundsBeforeKnockOut({ ...state, regulations }))
  )
    return null;
  return refused('not-now', 'The rounds before the finals are fewer, or over.');
};

const faultOf = (state: Competition, outcomes: readonly StoredOutcome[], act: Act): RefusedAct | null => {
  switch (act.do) {
    case 'enter':
      return checkEnter(state, act.entrant);
    case 'leave':
      return state.entrants[act.entrant]?.status === 'left' ? refused('not-entered', 'This entrant has left.') : null;
    case 'pause':
      return checkPause(state, act);
    case 'join':
      return checkJoin(state, act) ?? checkOpen(state);
    case 'remove':
      return checkRemove(state, act);
    case 'captain':
      return checkCaptain(state, act);
    case 'reseat':
      return checkReseat(state, act);
    case 'line-up':
      return checkLineUp(state, act);
    case 'announce':
      return checkAnnounce(state, outcomes, act);
    case 'begin':
      return checkBegin(state, act);
    case 'pair':
      return checkPair(state, outcomes, act);
    case 'end-pairings':
      return isPairing(state) ? null : refused('not-now', 'No arena pairs now.');
    case 'stop': {
      const last = state.rounds.at(-1);
      const runs = last && last.begun !== null && last.stopped === null && act.round === state.rounds.length;
      return runs ? null : refused('not-now', 'This round does not run.');
    }
    case 'correct':
      return checkCorrect(state, outcomes, act);
    case 'change':
      return checkChange(state, act);
    case 'resume':
      return state.phase === 'running' ? null : refused('not-now', 'No round has been announced.');
    case 'close':
      return null;
  }
};

/** Returns an act that may be done, or why not; it changes nothing. */
export const checkAct = (state: Competition, outcomes: readonly StoredOutcome[], act: Act, by: ActBy): Result<Act, ActRefusal> => {
  const refusal = checkBy(state, act, by);
  if (refusal) return refusal;
  if (state.phase === 'closed' && act.do !== 'correct') return refused('closed', 'The competition is over.');
  if ((act.do === 'leave' || act.do === 'pause') && !state.entrants[act.entrant])
    return refused('not-entered', 'There is no such entrant.');
  return faultOf(state, outcomes, act) ?? ok(act);
};
