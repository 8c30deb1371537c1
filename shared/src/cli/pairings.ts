import type { Act, ActRefusal, BoutOutcome, Pairing, StoredOutcome } from '../competition/acts.js';
import { boutsOf, isRoundOver } from '../competition/bout.js';
import { checkAct } from '../competition/check.js';
import { type Competition, evolveCompetition, newCompetition } from '../competition/competition.js';
import { nextPairings } from '../competition/pairings.js';
import { COMPETITION_FORMATS, DEFAULT_REGULATIONS, FINALS, MOST_ENTRANTS, MOST_ROUNDS, TIE_BREAKS } from '../competition/regulations.js';
import { standingsOf } from '../competition/standings.js';
import { fail, ok, type Result } from '../model/result.js';
import { SERIES_KINDS } from '../model/series.js';
import { manyOf, objectWith, oneOf, pair, type Reader, reading, text, whole } from '../notation/readers.js';
import type { CliAnswer, CliError } from './call.js';

const name = text(60);
const names = manyOf(name, MOST_ENTRANTS);
const nameOrNobody: Reader<string | null> = (value, path) => (value === null ? null : name(value, path));

const readPairing = objectWith(
  { entrants: pair(nameOrNobody) },
  // A best of three that is level in a knock-out has one match more.
  { matches: manyOf(pair(whole(0, 99)), 4), absent: manyOf(name, 2) },
);

const readRound = objectWith({ pairings: manyOf(readPairing, MOST_ENTRANTS) }, { enter: names, leave: names, pause: names, resume: names });

const readTournament = objectWith(
  {
    regulations: objectWith(
      { format: oneOf(COMPETITION_FORMATS) },
      {
        bout: oneOf(SERIES_KINDS),
        rounds: whole(0, MOST_ROUNDS),
        halves: oneOf([1, 2] as const),
        finals: oneOf(FINALS),
        tieBreaks: manyOf(oneOf(TIE_BREAKS), TIE_BREAKS.length),
      },
    ),
    entrants: names,
  },
  { rounds: manyOf(readRound, MOST_ROUNDS) },
);
type Tournament = ReturnType<typeof readTournament>;
type TournamentPairing = ReturnType<typeof readPairing>;

/** In a file nobody checks in, and everything happens when it is written. */
const OFFLINE = { ...DEFAULT_REGULATIONS, lateUntil: MOST_ROUNDS, checkIn: 0, pause: null };

/** More toughness wins. */
const outcomeOf = ([one, two]: readonly [number, number]): BoutOutcome => ({
  end: 'played',
  winner: one === two ? null : one > two ? 0 : 1,
  hq: [one, two],
});

/** What the organizer has done, with the part of the document that says so. */
interface Step {
  readonly act: Act;
  readonly path: string;
}

/** Returns the acts of a tournament; a name that nobody has entered by has the number after the last one. */
const stepsOf = ({ entrants, rounds = [] }: Tournament, entered: readonly string[]): readonly Step[] => {
  const numberOf = (entrant: string): number => (entered.includes(entrant) ? entered.indexOf(entrant) : entered.length);
  const each = (list: readonly string[] | undefined, path: string, actOf: (entrant: number) => Act): Step[] =>
    (list ?? []).map((entrant, index) => ({ act: actOf(numberOf(entrant)), path: `${path}/${index}` }));
  const pairingOf = ([one, two]: readonly [string | null, string | null]): Pairing =>
    one === null || two === null ? { entrants: [numberOf(one ?? two ?? ''), null] } : { entrants: [numberOf(one), numberOf(two)] };
  return [
    ...each(entrants, '/entrants', (entrant) => ({ do: 'enter', entrant })),
    ...rounds.flatMap(({ pairings, enter, leave, pause, resume }, index): Step[] => {
      const [path, round] = [`/rounds/${index}`, index + 1];
      const absent = pairings.flatMap((pairing) => (pairing.matches?.length ? [] : (pairing.absent ?? []))).map(numberOf);
      const paired = pairings.map((pairing) => pairingOf(pairing.entrants));
      return [
        ...each(enter, `${path}/enter`, (entrant) => ({ do: 'enter', entrant })),
        ...each(leave, `${path}/leave`, (entrant) => ({ do: 'leave', entrant })),
        ...each(pause, `${path}/pause`, (entrant) => ({ do: 'pause', entrant, on: true })),
        ...each(resume, `${path}/resume`, (entrant) => ({ do: 'pause', entrant, on: false })),
        { act: { do: 'announce', round, pairings: paired }, path: `${path}/pairings` },
        { act: { do: 'begin', round, absent }, path: `${path}/pairings` },
      ];
    }),
  ];
};

/** The results of a pairing; who is absent after some of them has not come to the next match. */
const resultsOf = ({ entrants: [one, two], matches = [], absent = [] }: TournamentPairing): readonly BoutOutcome[] => {
  const played = matches.map(outcomeOf);
  if (played.length === 0 || absent.length === 0) return played;
  const [isOneAbsent, isTwoAbsent] = [one, two].map((entrant) => entrant !== null && absent.includes(entrant));
  const winner = isOneAbsent === isTwoAbsent ? null : isOneAbsent ? 1 : 0;
  return [...played, { end: 'no-show', winner, hq: [0, 0] }];
};

const outcomesOf = ({ rounds = [] }: Tournament): readonly StoredOutcome[] =>
  rounds.flatMap(({ pairings: paired }, index) =>
    paired.flatMap((one, pairing) => resultsOf(one).map((outcome, match) => ({ round: index + 1, pairing, match, outcome, at: 0 }))),
  );

const refusedAt = (path: string, { code, message }: ActRefusal): Result<never, CliError> => fail({ code, message, path });

/** Does all acts in turn. Refuses the first that is refused, and a match that its bout does not have. */
const competitionOf = (
  tournament: Tournament,
  entered: readonly string[],
  outcomes: readonly StoredOutcome[],
): Result<Competition, CliError> => {
  let state = newCompetition({ ...OFFLINE, ...tournament.regulations });
  for (const { act, path } of stepsOf(tournament, entered)) {
    const checked = checkAct(state, outcomes, act, 'organizer');
    if (!checked.ok) return refusedAt(path, checked.error);
    state = evolveCompetition(state, act, 0);
  }
  const bouts = boutsOf(state, outcomes);
  const extra = outcomes.find(({ round, pairing, match }) => match >= (bouts[round - 1]?.[pairing]?.outcomes.length ?? 0));
  if (!extra) return ok(state);
  const path = `/rounds/${extra.round - 1}/pairings/${extra.pairing}/matches/${extra.match}`;
  return refusedAt(path, { code: 'no-such-match', message: 'The bout was over before this match.' });
};

/** `pairings`: ranks a tournament, and pairs its next round if the one before is over. */
export const pairings = (json: unknown): CliAnswer => {
  const read = reading(() => readTournament(json, ''));
  if (!read.ok) return read;
  const entered = [...new Set([...read.value.entrants, ...(read.value.rounds ?? []).flatMap(({ enter = [] }) => enter)])];
  const outcomes = outcomesOf(read.value);
  const competition = competitionOf(read.value, entered, outcomes);
  if (!competition.ok) return competition;
  const state = competition.value;
  const nameOf = (entrant: number | null): string | null => (entrant === null ? null : (entered[entrant] ?? null));
  const isReady = state.rounds.length === 0 || isRoundOver(state, boutsOf(state, outcomes), state.rounds.length);
  const next = isReady ? nextPairings(state, outcomes) : [];
  return ok({
    standings: standingsOf(state, outcomes).map(({ place, entrant, points, buchholz, hq, wins }) => {
      return { place, entrant: nameOf(entrant), points, buchholz, hq, wins };
    }),
    next: next.length === 0 ? null : { pairings: next.map(({ entrants }) => ({ entrants: entrants.map(nameOf) })) },
  });
};
