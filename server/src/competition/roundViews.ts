import { latestPairings } from '@hexfall/shared/competition/arena';
import type { Competition, CompetitionRound } from '@hexfall/shared/competition/competition';
import { dealsOf } from '@hexfall/shared/competition/deals';
import { type PairingResult, pairingResults } from '@hexfall/shared/competition/pairingResults';
import type { LineUp } from '@hexfall/shared/competition/teams';
import type { BoutView, DealView, PairingView, RoundView } from '@hexfall/shared/protocol/competitions';
import type { CompetitionMatch } from '../store/competitions.js';
import type { CurrentCompetition } from './currentCompetition.js';
import { dealIdOf } from './roundDeals.js';

/** The line-up of an entrant in a round. */
const lineUpIn = ({ lineUps }: CompetitionRound, entrant: number | null): LineUp | undefined =>
  lineUps.find((lineUp) => lineUp.entrant === entrant);

/** Returns who plays on a board, by side: of teams nobody knows it before both line-ups are in, or the round begins. */
export const personsOn = (round: CompetitionRound, pairing: number, board: number, hasTeams: boolean): BoutView['persons'] => {
  if (!hasTeams) return [0, 0];
  const [one, two] = (round.pairings[pairing]?.entrants ?? []).map((entrant) => lineUpIn(round, entrant));
  return one && two ? [one.persons[board] ?? null, two.persons[board] ?? null] : [null, null];
};

const boardsOf = (
  result: PairingResult,
  personsOnBoard: (board: number) => BoutView['persons'],
  matches: readonly CompetitionMatch[],
): readonly BoutView[] =>
  result.boards.map((bout, board) => ({
    ...bout,
    persons: personsOnBoard(board),
    tables: matches.filter((match) => match.board === board).map(({ code }) => code),
  }));

/** Returns which pairings of a round are shown: of an arena the latest one of each entrant, and those that were corrected. */
const shownPairings = ({ regulations, corrections }: Competition, round: CompetitionRound, number: number): ReadonlySet<number> => {
  const corrected = corrections.filter((one) => one.round === number).map(({ pairing }) => pairing);
  return new Set([...latestPairings(regulations, round), ...corrected]);
};

/** Returns the rounds of a competition as everybody may know them. */
export const roundViews = ({ code, stored, state, outcomes }: CurrentCompetition): readonly RoundView[] => {
  const results = pairingResults(state, outcomes);
  const hasTeams = state.regulations.boards > 1;
  return state.rounds.map((round, index) => {
    const { lineUps: _, commitments, ...shown } = round;
    const isShown = shownPairings(state, round, index + 1);
    const matches = stored.matches.filter((match) => match.round === index + 1);
    const deals = dealsOf(state.regulations, round.pairings).map((place, deal) => ({ ...place, commitment: commitments[deal] ?? '' }));
    const dealsIn = (pairing: number): readonly DealView[] =>
      deals
        .filter((deal) => deal.pairing === pairing)
        .map(({ commitment, ...place }) => ({ commitment, secret: stored.openedSecrets.get(dealIdOf(code, index + 1, place)) ?? null }));
    const pairings = round.pairings.flatMap(({ entrants }, pairing): PairingView[] => {
      if (!isShown.has(pairing)) return [];
      const result = results[index]?.[pairing] ?? null;
      const ofPairing = matches.filter((match) => match.pairing === pairing);
      const boards = result && boardsOf(result, (board) => personsOn(round, pairing, board, hasTeams), ofPairing);
      const view: PairingView = {
        ...{ number: pairing + 1, entrants, result: result && boards && { ...result, boards }, deals: dealsIn(pairing) },
        linedUp: [lineUpIn(round, entrants[0]) !== undefined, lineUpIn(round, entrants[1]) !== undefined],
      };
      return [view];
    });
    return { ...shown, pairings };
  });
};
