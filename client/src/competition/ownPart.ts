import type { EntrantPerson } from '@hexfall/shared/competition/acts';
import { seatInBout } from '@hexfall/shared/competition/bout';
import { isPairing } from '@hexfall/shared/competition/competition';
import { freePoints } from '@hexfall/shared/competition/pairingResults';
import type { ClaimView, CompetitionView, LoggedAct, RoundView } from '@hexfall/shared/protocol/competitions';
import { hasMatchesLeft, isArena, isWaitingIn } from './arenaView.js';
import { ownBout, type OwnPairing, ownPairing } from './ownPairing.js';
import { actsForEntrant, isOwnHere, missingIn } from './ownTeam.js';

/** The one thing that somebody does next; `null` elsewhere if there is nothing but to wait. */
export type MainAction =
  | { readonly do: 'enter' }
  | { readonly do: 'enter-again'; readonly entrant: number }
  /** `lacks`: fewer than two are in. */
  | { readonly do: 'announce'; readonly round: number; readonly lacks: boolean }
  | { readonly do: 'begin'; readonly round: number }
  | { readonly do: 'check-in'; readonly round: number }
  | { readonly do: 'to-board'; readonly code: string }
  | { readonly do: 'resume'; readonly entrant: number }
  /** In an arena: wait for the next opponent, or no more. */
  | { readonly do: 'wait' | 'stop-waiting' }
  | { readonly do: 'again' };

/** What holds for somebody in a competition. */
export type OwnState =
  /** May enter, to be paired from `round` on. */
  | { readonly kind: 'outside'; readonly round: number }
  | { readonly kind: 'no-entry' }
  /** Asks the organizer for a place. */
  | { readonly kind: 'claims'; readonly claim: ClaimView }
  /** The organizer has given the place to another browser. */
  | { readonly kind: 'replaced'; readonly place: EntrantPerson }
  | { readonly kind: 'left'; readonly why: 'self' | 'organizer' | 'absent'; readonly mayEnter: boolean }
  | { readonly kind: 'entered' }
  | { readonly kind: 'no-show'; readonly round: number }
  | { readonly kind: 'paused' }
  | { readonly kind: 'check-in'; readonly own: OwnPairing }
  /** Has checked in, and waits for the others. */
  | { readonly kind: 'here'; readonly own: OwnPairing; readonly missing: number }
  | { readonly kind: 'bye'; readonly points: number; readonly wait: Wait }
  | { readonly kind: 'plays'; readonly own: OwnPairing; readonly match: number; readonly isFirst: boolean }
  | { readonly kind: 'opponent-absent'; readonly own: OwnPairing; readonly points: number; readonly wait: Wait }
  /** Somebody of a team was not here for the own board. */
  | { readonly kind: 'missed-board'; readonly own: OwnPairing; readonly wait: Wait }
  /** Others of the team play in this round. */
  | { readonly kind: 'reserve'; readonly own: OwnPairing; readonly wait: Wait }
  | { readonly kind: 'done'; readonly own: OwnPairing; readonly wait: Wait }
  /** Is in, but not paired in this round. */
  | { readonly kind: 'next-round'; readonly wait: Wait }
  /** In an arena: plays no match, `own` is the last one; waits for the next one; or is not paired any more. */
  | { readonly kind: 'arena-free' | 'arena-over'; readonly own: OwnPairing | null; readonly playing: number }
  | { readonly kind: 'arena-waits' }
  | { readonly kind: 'out'; readonly place: number }
  | { readonly kind: 'organizes-open'; readonly count: number }
  | { readonly kind: 'organizes-check-in'; readonly missing: readonly EntrantPerson[] }
  | { readonly kind: 'organizes'; readonly wait: Wait }
  | { readonly kind: 'organizes-arena'; readonly playing: number }
  | { readonly kind: 'over'; readonly ending: Ending; readonly place: number | null };

/** Whether somebody without a place can say that it was theirs: before round 1 everybody can enter. */
export const mayClaim = ({ phase, you, entrants }: CompetitionView): boolean => {
  const isGuest = you.entrant === null && !you.organizer && you.claim?.isDeclined !== false;
  return phase === 'running' && isGuest && entrants.some(({ status }) => status !== 'left');
};

/** What is waited for until the next round. */
export interface Wait {
  /** How many boards still play. */
  readonly playing: number;
  /** The round that comes next; null if there is none. */
  readonly next: number | null;
  /** When it is announced, or at the latest while a board still plays, by the server's clock; null if the organizer announces it. */
  readonly at: number | null;
  /** Whether who asks announces it. */
  readonly isOwn: boolean;
}

/** How a competition has ended: after its last round, by its organizer, or because too few were left. */
export interface Ending {
  readonly by: 'rounds' | 'organizer' | 'few';
  readonly rounds: number;
  readonly note: string | null;
}

export interface OwnPart {
  readonly says: OwnState;
  readonly main: MainAction | null;
}

/** An entrant that has been absent this often has left: `evolveCompetition`. */
const MOST_ABSENCES = 2;

/** Whether all matches of a round that has begun are over, and no more will come. */
export const isRoundOverIn = ({ begun, complete, pairings }: RoundView): boolean =>
  begun !== null && complete !== null && pairings.every(({ result }) => result === null || result.isOver);

/** Whether a competition takes entrants at this moment: before round 1, in a Swiss until a round, and in an arena while it pairs. */
export const takesEntrants = (view: CompetitionView): boolean => {
  const { phase, regulations, rounds } = view;
  const isEarly = phase === 'running' && regulations.format === 'swiss' && rounds.length < regulations.lateUntil;
  return phase === 'open' || isEarly || isPairing(view);
};

/** How many boards of the last round are played. */
const playingIn = ({ rounds }: Pick<CompetitionView, 'rounds'>): number =>
  rounds
    .at(-1)
    ?.pairings.flatMap(({ result }) => result?.boards ?? [])
    .filter(({ next }) => next !== null).length ?? 0;

/** What is waited for until the next round, if one has begun. */
const waitIn = ({ rounds, expectedRounds, regulations, due, you }: CompetitionView): Wait => {
  const last = rounds.at(-1);
  const playing = playingIn({ rounds });
  const isOver = !last || isRoundOverIn(last);
  const isLast = rounds.length >= expectedRounds;
  const pause = regulations.pause === null ? null : regulations.pause * 1000;
  const atLatest = due === null || pause === null ? null : due + pause;
  return { playing, next: isLast ? null : rounds.length + 1, at: isLast ? null : isOver ? due : atLatest, isOwn: you.organizer };
};

/** The opponent in a pairing; null in a bye. */
export const opponentOf = ({ pairing, side }: OwnPairing): number | null => pairing.entrants[side === 0 ? 1 : 0];

const placeOf = ({ standings }: CompetitionView, entrant: number | null): number | null =>
  standings.find((standing) => standing.entrant === entrant)?.place ?? null;

/** The last act that has changed whether an entrant is in. */
const lastChange = ({ log }: CompetitionView, entrant: number): LoggedAct | null =>
  log.findLast(({ act }) => {
    if (act.do === 'begin') return act.absent.includes(entrant);
    return (act.do === 'enter' || act.do === 'leave' || act.do === 'pause') && act.entrant === entrant;
  }) ?? null;

const whyLeft = (view: CompetitionView, entrant: number): 'self' | 'organizer' | 'absent' => {
  if ((view.entrants[entrant]?.absences ?? 0) >= MOST_ABSENCES) return 'absent';
  return lastChange(view, entrant)?.by === 'organizer' ? 'organizer' : 'self';
};

const announcement = (view: CompetitionView): MainAction => ({
  ...{ do: 'announce', round: view.rounds.length + 1 },
  lacks: view.entrants.filter(({ status }) => status === 'in').length < 2,
});

const organizerPart = (view: CompetitionView): OwnPart => {
  const last = view.rounds.at(-1);
  if (!last) {
    const count = view.entrants.filter(({ status }) => status !== 'left').length;
    return { says: { kind: 'organizes-open', count }, main: announcement(view) };
  }
  if (last.begun === null)
    return { says: { kind: 'organizes-check-in', missing: missingIn(view) }, main: { do: 'begin', round: view.rounds.length } };
  if (isArena(view)) return { says: { kind: 'organizes-arena', playing: playingIn(view) }, main: null };
  const wait = waitIn(view);
  const isNext = isRoundOverIn(last) && wait.next !== null;
  return { says: { kind: 'organizes', wait }, main: isNext ? announcement(view) : null };
};

const guestPart = (view: CompetitionView): OwnPart => {
  const { claim, replaced } = view.you;
  if (claim && !claim.isDeclined) return { says: { kind: 'claims', claim }, main: null };
  const main: MainAction | null = takesEntrants(view) ? { do: 'enter' } : null;
  if (replaced) return { says: { kind: 'replaced', place: replaced }, main };
  return { says: main ? { kind: 'outside', round: isArena(view) ? 1 : view.rounds.length + 1 } : { kind: 'no-entry' }, main };
};

/** Somebody who is in, but in none of the pairings: came too late for them, or is out of the knock-out. */
const unpairedPart = (view: CompetitionView, entrant: number): OwnPart => {
  const change = lastChange(view, entrant);
  const announced = view.log.findLast(({ act }) => act.do === 'announce');
  const isLate = change !== null && change.seq > (announced?.seq ?? 0);
  return { says: isLate ? { kind: 'next-round', wait: waitIn(view) } : { kind: 'out', place: placeOf(view, entrant) ?? 1 }, main: null };
};

/** The part of somebody whose entrant is paired in a round that has begun. */
const playingPart = (view: CompetitionView, own: OwnPairing): OwnPart => {
  const bout = ownBout(own);
  const wait = waitIn(view);
  const points = freePoints(view.regulations);
  if (opponentOf(own) === null) return { says: { kind: 'bye', points, wait }, main: null };
  if (!bout || own.board === null) return { says: { kind: 'reserve', own, wait }, main: null };
  if (bout.next !== null) {
    const says: OwnState = {
      kind: 'plays',
      own,
      match: bout.next + 1,
      isFirst: seatInBout(own.side, { board: own.board, match: bout.next }) === 0,
    };
    return { says, main: own.table === null ? null : { do: 'to-board', code: own.table } };
  }
  if (bout.unplayed && bout.winner === own.side) return { says: { kind: 'opponent-absent', own, points, wait }, main: null };
  if (bout.unplayed && own.pairing.result?.unplayed === false) return { says: { kind: 'missed-board', own, wait }, main: null };
  // Who was absent and is in has come back.
  return { says: bout.unplayed ? { kind: 'next-round', wait } : { kind: 'done', own, wait }, main: null };
};

/** The part of an entrant of an arena that has begun. */
const arenaPart = (view: CompetitionView, entrant: number): OwnPart => {
  const own = ownPairing(view);
  if (own?.pairing.result?.isOver === false) return playingPart(view, own);
  if (isWaitingIn(view)) return { says: { kind: 'arena-waits' }, main: { do: 'stop-waiting' } };
  const mayWait = isPairing(view) && hasMatchesLeft(view, entrant);
  const playing = playingIn(view);
  return mayWait
    ? { says: { kind: 'arena-free', own, playing }, main: { do: 'wait' } }
    : { says: { kind: 'arena-over', own, playing }, main: null };
};

const roundPart = (view: CompetitionView, entrant: number): OwnPart => {
  const { rounds } = view;
  const last = rounds.at(-1);
  if (!last) return { says: { kind: 'entered' }, main: null };
  if (isArena(view)) return arenaPart(view, entrant);
  const own = ownPairing(view);
  if (!own) return unpairedPart(view, entrant);
  if (last.begun !== null) return playingPart(view, own);
  if (isOwnHere(view)) return { says: { kind: 'here', own, missing: missingIn(view).length }, main: null };
  return { says: { kind: 'check-in', own }, main: { do: 'check-in', round: rounds.length } };
};

const entrantPart = (view: CompetitionView, entrant: number): OwnPart => {
  const { status } = view.entrants[entrant] ?? { status: 'left' };
  // Who leaves or pauses still plays this round.
  const own = ownPairing(view);
  if (own && own.table !== null) return playingPart(view, own);
  if (status === 'left') {
    const mayEnter = takesEntrants(view) && actsForEntrant(view);
    return { says: { kind: 'left', why: whyLeft(view, entrant), mayEnter }, main: mayEnter ? { do: 'enter-again', entrant } : null };
  }
  if (status === 'paused') {
    const change = lastChange(view, entrant)?.act;
    const says: OwnState = change?.do === 'begin' ? { kind: 'no-show', round: change.round } : { kind: 'paused' };
    return { says, main: actsForEntrant(view) ? { do: 'resume', entrant } : null };
  }
  return roundPart(view, entrant);
};

/** How a competition has ended that is over. */
const endingOf = ({ log, rounds, expectedRounds }: CompetitionView): Ending => {
  const close = log.findLast(({ act }) => act.do === 'close');
  const last = rounds.at(-1);
  const isComplete = last !== undefined && rounds.length >= expectedRounds && isRoundOverIn(last);
  const by = isComplete ? 'rounds' : close?.by === 'organizer' ? 'organizer' : 'few';
  return { by, rounds: rounds.filter(isRoundOverIn).length, note: close?.note ?? null };
};

/** Returns what holds for the user of a competition, and the one thing to do next. For an organizer who plays, what an entrant does comes first. */
export const ownPart = (view: CompetitionView): OwnPart => {
  const { entrant, organizer } = view.you;
  if (view.phase === 'closed') {
    const says: OwnState = { kind: 'over', ending: endingOf(view), place: placeOf(view, entrant) };
    return { says, main: entrant !== null || organizer ? { do: 'again' } : null };
  }
  if (entrant === null) return organizer ? organizerPart(view) : guestPart(view);
  const own = entrantPart(view, entrant);
  const isWaiting = own.main === null && organizer && view.rounds.at(-1)?.begun !== null;
  return isWaiting ? { ...own, main: organizerPart(view).main } : own;
};

/** Whether who asks can pause for a round, now. Nobody can in a knock-out, and of a team only its captain. */
export const mayPause = ({ says }: OwnPart, view: CompetitionView): boolean => {
  const { regulations, rounds, expectedRounds } = view;
  const knockOuts = regulations.finals === 0 ? 0 : Math.ceil(Math.log2(regulations.finals));
  const isKnockOut = regulations.format === 'knock-out' || rounds.length > expectedRounds - knockOuts;
  const isFree = ['entered', 'bye', 'opponent-absent', 'missed-board', 'reserve', 'done', 'next-round'].includes(says.kind);
  return !isKnockOut && isFree && !isArena(view) && actsForEntrant(view);
};
