import type { ActRefusal, Pairing, StoredOutcome } from '../competition/acts.js';
import { checkAct } from '../competition/check.js';
import { type Competition, evolveCompetition, newCompetition } from '../competition/competition.js';
import { isRoundOver, pairingResults } from '../competition/pairingResults.js';
import { nextPairings } from '../competition/pairings.js';
import { DEFAULT_REGULATIONS, MOST_ROUNDS, regulationsFault } from '../competition/regulations.js';
import { standingsOf } from '../competition/standings.js';
import { fail, ok, type Result } from '../model/result.js';
import { reading } from '../notation/readers.js';
import type { CliAnswer, CliError } from './call.js';
import { readTournament, TournamentNames, tournamentOutcomes, tournamentSteps } from './tournament.js';

/** In a file nobody checks in, and everything happens when it is written. */
const OFFLINE = { ...DEFAULT_REGULATIONS, lateUntil: MOST_ROUNDS, checkIn: 0, pause: null };

const refusedAt = (path: string, { code, message }: ActRefusal): Result<never, CliError> => fail({ code, message, path });

/** A tournament as it stands. */
interface PlayedTournament {
  readonly state: Competition;
  readonly outcomes: readonly StoredOutcome[];
}

/** Refuses a match that its bout does not have. */
const checkMatches = ({ state, outcomes }: PlayedTournament, isByBoard: (round: number, pairing: number) => boolean): CliError | null => {
  const results = pairingResults(state, outcomes);
  const countOf = ({ round, pairing, board }: StoredOutcome): number => {
    const bout = results[round - 1]?.[pairing]?.boards[board];
    // An outcome of a deal waits for that of the other table.
    return bout ? Math.max(bout.outcomes.length, bout.next === null ? 0 : 1) : 0;
  };
  const extra = outcomes.find((outcome) => outcome.match >= countOf(outcome));
  if (!extra) return null;
  const { round, pairing, board, match } = extra;
  const place = isByBoard(round, pairing) ? `boards/${board}` : 'matches';
  return {
    code: 'no-such-match',
    message: 'The bout was over before this match.',
    path: `/rounds/${round - 1}/pairings/${pairing}/${place}/${match}`,
  };
};

type Tournament = ReturnType<typeof readTournament>;

/** Does all acts in turn. Refuses the first that is refused, and a match that its bout does not have. */
const playedOf = (tournament: Tournament, known: TournamentNames): Result<PlayedTournament, CliError> => {
  const regulations = { ...OFFLINE, ...tournament.regulations };
  const fault = regulationsFault(regulations);
  if (fault !== null) return refusedAt('/regulations', { code: 'bad-regulations', message: fault });
  let state = newCompetition(regulations);
  const outcomes: StoredOutcome[] = [];
  for (const step of tournamentSteps(tournament, known, () => state)) {
    if ('refusal' in step) return refusedAt(step.path, step.refusal);
    const checked = checkAct(state, outcomes, step.act, 'organizer');
    if (!checked.ok) return refusedAt(step.path, checked.error);
    state = evolveCompetition(state, step.act, 0);
    if (step.act.do === 'begin') outcomes.push(...tournamentOutcomes(tournament, known, state, step.act.round));
  }
  const wrong = checkMatches(
    { state, outcomes },
    (round, pairing) => tournament.rounds?.[round - 1]?.pairings[pairing]?.boards !== undefined,
  );
  return wrong ? fail(wrong) : ok({ state, outcomes });
};

/** A pairing with names; of teams with those who play, by board. */
const named = ({ entrants }: Pairing, { entrants: all, regulations }: Competition, known: TournamentNames): object => {
  const [one, two] = entrants;
  const lineUpOf = (entrant: number): readonly (string | null)[] =>
    (all[entrant]?.team?.persons ?? []).slice(0, regulations.boards).map((person) => known.personName({ entrant, person }));
  const sides = entrants.map((entrant) => known.nameOf(entrant));
  return regulations.boards === 1 || two === null ? { entrants: sides } : { entrants: sides, lineUps: [lineUpOf(one), lineUpOf(two)] };
};

/** `pairings`: ranks a tournament, and pairs its next round if the one before is over. */
export const pairings = (json: unknown): CliAnswer => {
  const read = reading(() => readTournament(json, ''));
  if (!read.ok) return read;
  const known = new TournamentNames(read.value);
  const played = playedOf(read.value, known);
  if (!played.ok) return played;
  const { state, outcomes } = played.value;
  const isReady = state.rounds.length === 0 || isRoundOver(state, pairingResults(state, outcomes), state.rounds.length);
  const next = isReady ? nextPairings(state, outcomes) : [];
  return ok({
    standings: standingsOf(state, outcomes).map(({ place, entrant, points, boards, buchholz, hq, wins }) => {
      const score = state.regulations.boards === 1 ? { points } : { points, boards };
      return { place, entrant: known.nameOf(entrant), ...score, buchholz, hq, wins };
    }),
    next: next.length === 0 ? null : { pairings: next.map((pairing) => named(pairing, state, known)) },
  });
};
