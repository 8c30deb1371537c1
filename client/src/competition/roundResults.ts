import type { Bout } from '@hexfall/shared/competition/bout';
import { type RoundScore, scoresOf } from '@hexfall/shared/competition/standings';
import type { CompetitionView } from '@hexfall/shared/protocol/competitions';
import { isArena } from './arenaView.js';
import { boutOfPersons } from './ownPairing.js';
import { hasTeams } from './ownTeam.js';

/** What a round has brought an entrant. */
export interface RoundResult extends RoundScore {
  readonly drawn: boolean;
  /** Null in a bye, for who is not paired, and of teams. */
  readonly bout: Bout | null;
  /** Of teams: the board points, the own ones first. */
  readonly boardPoints: readonly [number, number] | null;
  /** The side of the entrant in the pairing. */
  readonly side: 0 | 1;
}

/** Returns what each round has brought, by entrant and round. An arena has no rounds to speak of. */
export const roundResults = (view: Pick<CompetitionView, 'regulations' | 'entrants' | 'rounds'>): readonly (readonly RoundResult[])[] => {
  if (isArena(view)) return [];
  const results = view.rounds.map(({ pairings }) => pairings.map(({ result }) => result));
  return scoresOf(view, results).map((scores, entrant) =>
    scores.map((score, round): RoundResult => {
      const pairing = view.rounds[round]?.pairings.find(({ entrants }) => entrants.includes(entrant));
      const result = pairing?.result ?? null;
      const side = pairing?.entrants[0] === entrant ? 0 : 1;
      const [one, two] = result?.boardPoints ?? [0, 0];
      const isOfTeams = hasTeams(view);
      return {
        ...{ ...score, side, drawn: score.how === 'played' && result?.winner === null },
        bout: pairing && !isOfTeams ? boutOfPersons(pairing) : null,
        boardPoints: result && isOfTeams ? (side === 0 ? [one, two] : [two, one]) : null,
      };
    }),
  );
};

/** A result as a sign of its own: won, level, lost, missed, still open. */
export const resultSign = ({ how, won, drawn }: RoundResult): string => {
  if (how === 'open') return '·';
  if (how === 'missed') return '–';
  return won || how === 'free' ? '+' : drawn ? '=' : '\u2212';
};
