import type { Seat } from '@hexfall/shared/model/seat';
import type { PlayerProposal, ProposalView } from '@hexfall/shared/protocol/proposals';
import { readJson, type TableView } from '@hexfall/shared/protocol/tableView';

/** What the people at a table have agreed on, and what they are asked. */
export interface Agreements {
  readonly paused: boolean;
  /** Whether the result does not count. */
  readonly isVoid: boolean;
  /** The code of the table where the rematch is played. */
  readonly next: string | null;
  /** What the server has committed to for a rematch; empty if none can be agreed on. */
  readonly nextCommitment: string;
  readonly proposals: readonly ProposalView[];
}

export const NO_AGREEMENTS: Agreements = { paused: false, isVoid: false, next: null, nextCommitment: '', proposals: [] };

/** What a room's Schema says of it. */
export const readAgreements = ({
  paused,
  isVoid,
  rematchCode,
  nextCommitment,
  proposals,
}: Pick<TableView, 'paused' | 'isVoid' | 'rematchCode' | 'nextCommitment' | 'proposals'>): Agreements => ({
  paused,
  isVoid,
  next: rematchCode === '' ? null : rematchCode,
  nextCommitment,
  proposals: readJson<readonly ProposalView[]>(proposals),
});

/** The proposals about a seat that a page may decide. A creator without a seat may, too, where one person is enough. */
export const seatRequests = (proposals: readonly ProposalView[], mine: readonly Seat[], creator: boolean): readonly ProposalView[] =>
  proposals.filter(
    ({ kind, asked, anyOne }) => kind === 'reseat' && (asked.some((seat) => mine.includes(seat)) || (creator && anyOne === true)),
  );

/** The proposals of players that a page's players have to answer, and those they have made and others have to answer. */
export const proposalsOf = (
  proposals: readonly ProposalView[],
  mine: readonly Seat[],
): { readonly incoming: readonly PlayerProposal[]; readonly own: readonly PlayerProposal[] } => {
  const ofPlayers = proposals.filter((proposal): proposal is PlayerProposal => proposal.kind !== 'reseat');
  const isAsked = ({ asked }: ProposalView): boolean => asked.some((seat) => mine.includes(seat));
  return { incoming: ofPlayers.filter(isAsked), own: ofPlayers.filter((proposal) => mine.includes(proposal.by) && !isAsked(proposal)) };
};
