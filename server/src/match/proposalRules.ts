import { matchScoreOf } from '@hexfall/shared/inspect/matchScore';
import { refuse } from '@hexfall/shared/lobby/refusals';
import { nextMatchAt } from '@hexfall/shared/lobby/rematch';
import { isPerson } from '@hexfall/shared/lobby/seats';
import type { SavedSeat } from '@hexfall/shared/lobby/setup';
import { ok, type Result } from '@hexfall/shared/model/result';
import type { Seat } from '@hexfall/shared/model/seat';
import type { NextInSeries } from '@hexfall/shared/model/series';
import type { Refusal } from '@hexfall/shared/protocol/messages';
import type { ProposableKind } from '@hexfall/shared/protocol/proposals';
import { isInPlay } from '@hexfall/shared/rules/outcome';
import { teamOf } from '@hexfall/shared/rules/sides';
import type { ProposalDraft } from './Proposals.js';
import type { TableSession } from './TableSession.js';

/*
 * Which proposals make sense, and who has to agree to them. The next match of a series needs none.
 */

/** Which players are there. */
export interface PlayerPresence {
  /** Whether a player has been disconnected for so long that the others need not wait. */
  readonly isAbsent: (seat: Seat) => boolean;
}

type At = Pick<TableSession, 'setup' | 'match' | 'phase' | 'isStandIn'>;

/** Returns the match of a series that follows the one of a table and has no table yet; null if there is none. */
export const owedMatch = ({ setup, phase, match }: Pick<TableSession, 'setup' | 'phase' | 'match'>): NextInSeries | null =>
  phase === 'over' && match && setup.status.rematchCode === null ? nextMatchAt(setup, matchScoreOf(match.table)) : null;

/** Whether a kind of proposal makes sense now; else why not. */
export const checkProposal = (table: At, kind: ProposableKind, about: Seat | null, presence: PlayerPresence): Result<null, Refusal> => {
  const { setup, phase } = table;
  const isOver = phase === 'over';
  if (kind === 'rematch') {
    if (!isOver || setup.status.rematchCode !== null) return refuse('not-now', 'A rematch can be proposed when the match is over.');
    if (setup.competition) return refuse('in-competition', 'The competition says what is played next.');
    return owedMatch(table) ? refuse('in-series', 'The next match of the series comes without a proposal.') : ok(null);
  }
  if (phase !== 'playing') return refuse('not-now', 'That can only be proposed during a match.');
  if (kind !== 'substitute') {
    const wantsPause = kind === 'resume';
    return setup.status.paused === wantsPause ? ok(null) : refuse('not-now', 'The match is paused, or is not.');
  }
  if (about === null || !isPerson(setup.seats[about]) || table.isStandIn(about)) return refuse('no-seat', 'No person plays there.');
  return presence.isAbsent(about) ? ok(null) : refuse('not-away', 'That player has not been away for long enough.');
};

/** Whether the player of a seat is still in the match. */
const contends = ({ match }: At, seat: Seat): boolean => {
  const player = match?.table.players[seat];
  return match !== null && player !== undefined && !player.resigned && isInPlay(match.table, seat);
};

/** Programs are asked as little as computer players. */
const isAskable = (taken: SavedSeat | null | undefined): taken is SavedSeat => isPerson(taken) && !taken.program;

const playsByComputer = (table: At, seat: Seat): boolean => !isAskable(table.setup.seats[seat]) || table.isStandIn(seat);

const agreeable = (table: At, { by }: ProposalDraft): Result<null, Refusal> => {
  const { options, seats } = table.setup;
  if (!contends(table, by)) return refuse('not-now', 'You are out of the match.');
  const isEnemy = (seat: Seat): boolean => teamOf(options.mode, seat) !== teamOf(options.mode, by);
  const stubborn = seats.some((_, seat) => isEnemy(seat) && contends(table, seat) && playsByComputer(table, seat));
  return stubborn ? refuse('computer-declines', 'A computer player never agrees to a draw.') : ok(null);
};

/** The seats whose players have to agree to a proposal: all people it concerns, except its author. */
export const requiredVoters = (table: At, draft: ProposalDraft, { isAbsent }: PlayerPresence): Result<readonly Seat[], Refusal> => {
  const { seats } = table.setup;
  const possible = draft.kind === 'draw' ? agreeable(table, draft) : ok(null);
  if (!possible.ok) return possible;
  const own = seats[draft.by]?.keyHash;
  const concerns = (seat: Seat): boolean => {
    if (draft.kind === 'rematch') return true;
    if (table.isStandIn(seat)) return false;
    if (draft.kind === 'draw') return contends(table, seat);
    return draft.kind === 'pause' || (seat !== draft.about && !isAbsent(seat));
  };
  return ok(seats.flatMap((taken, seat) => (isAskable(taken) && taken.keyHash !== own && concerns(seat) ? [seat] : [])));
};
