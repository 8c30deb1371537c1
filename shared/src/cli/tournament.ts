import type { Act, ActRefusal, BoutOutcome, EntrantPerson, Pairing, StoredOutcome } from '../competition/acts.js';
import type { Competition } from '../competition/competition.js';
import {
  BOUT_KINDS,
  COMPETITION_FORMATS,
  FINALS,
  MOST_BOARDS,
  MOST_ENTRANTS,
  MOST_RESERVES,
  MOST_ROUNDS,
  TIE_BREAKS,
} from '../competition/regulations.js';
import { manyOf, objectWith, oneOf, pair, type Reader, text, whole } from '../notation/readers.js';

const name = text(60);
const names = manyOf(name, MOST_ENTRANTS);
/** An arena has no rounds to be paired. */
const FORMATS = COMPETITION_FORMATS.filter((format) => format !== 'arena');
const nameOrNobody: Reader<string | null> = (value, path) => (value === null ? null : name(value, path));

const persons = manyOf(name, MOST_BOARDS + MOST_RESERVES);
const readTeam = objectWith({ team: name, persons }, {});
/** An entrant: the name of a person, or a team. */
const readEntrant: Reader<{ readonly team: string; readonly persons: readonly string[] | null }> = (value, path) =>
  typeof value === 'string' ? { team: name(value, path), persons: null } : readTeam(value, path);
const entrants = manyOf(readEntrant, MOST_ENTRANTS);

// A best of three that is level in a knock-out has one match more.
const matches = manyOf(pair(whole(0, 99)), 4);

const readPairing = objectWith(
  { entrants: pair(nameOrNobody) },
  {
    matches,
    boards: manyOf(matches, MOST_BOARDS),
    lineUps: pair(persons),
    absent: manyOf(name, 2 * (MOST_BOARDS + MOST_RESERVES)),
  },
);

const readRound = objectWith(
  { pairings: manyOf(readPairing, MOST_ENTRANTS) },
  { enter: entrants, leave: names, pause: names, resume: names },
);

export const readTournament = objectWith(
  {
    regulations: objectWith(
      { format: oneOf(FORMATS) },
      {
        bout: oneOf(BOUT_KINDS),
        boards: whole(1, MOST_BOARDS),
        rounds: whole(0, MOST_ROUNDS),
        halves: oneOf([1, 2] as const),
        finals: oneOf(FINALS),
        tieBreaks: manyOf(oneOf(TIE_BREAKS), TIE_BREAKS.length),
      },
    ),
    entrants,
  },
  { rounds: manyOf(readRound, MOST_ROUNDS) },
);
type Tournament = ReturnType<typeof readTournament>;
type TournamentPairing = ReturnType<typeof readPairing>;

/** Who takes part in a tournament. */
export class TournamentNames {
  readonly #entrants: readonly string[];
  readonly #teams: ReadonlyMap<string, readonly string[]>;

  constructor({ entrants: first, rounds = [] }: Tournament) {
    const all = [...first, ...rounds.flatMap(({ enter = [] }) => enter)];
    this.#entrants = [...new Set(all.map(({ team }) => team))];
    this.#teams = new Map(all.flatMap(({ team, persons: own }) => (own === null ? [] : [[team, own]])));
  }

  /** The number of an entrant; of nobody, and of a name that nobody has entered by, the one after the last. */
  numberOf(entrant: string | null): number {
    return entrant !== null && this.#entrants.includes(entrant) ? this.#entrants.indexOf(entrant) : this.#entrants.length;
  }

  nameOf(entrant: number | null): string | null {
    return entrant === null ? null : (this.#entrants[entrant] ?? null);
  }

  personName({ entrant, person }: EntrantPerson): string | null {
    return this.#teams.get(this.nameOf(entrant) ?? '')?.[person] ?? null;
  }

  hasPerson(team: string, person: string): boolean {
    return this.#teams.get(team)?.includes(person) === true;
  }

  /** The number of a person of a team; of somebody else one that nobody has. */
  personIn(entrant: number, person: string): number {
    const own = this.#teams.get(this.nameOf(entrant) ?? '') ?? [];
    return own.includes(person) ? own.indexOf(person) : own.length;
  }
}

/** Something that is done, or that is wrong, with the part of the document that says so. */
export type TournamentStep = { readonly path: string } & ({ readonly act: Act } | { readonly refusal: ActRefusal });

/** Enters somebody, with all persons of a team. @param seen the persons of the teams before. */
function* entering(
  { regulations }: Tournament,
  known: TournamentNames,
  list: Tournament['entrants'],
  path: string,
  seen: Set<string>,
): Generator<TournamentStep> {
  const { boards = 1 } = regulations;
  for (const [index, { team, persons: own }] of list.entries()) {
    const at = `${path}/${index}`;
    if (own === null && boards > 1)
      yield { path: at, refusal: { code: 'team-needed', message: 'Teams take part in this tournament: { "team": …, "persons": […] }.' } };
    if (own !== null && boards === 1)
      yield { path: at, refusal: { code: 'no-teams', message: 'Persons take part in this tournament, not teams: boards is 1.' } };
    const entrant = known.numberOf(team);
    yield { path: at, act: { do: 'enter', entrant } };
    for (const [person, one] of (own ?? []).entries()) {
      const place = `${at}/persons/${person}`;
      if (seen.has(one)) yield { path: place, refusal: { code: 'already-in', message: 'This person is in a team already.' } };
      seen.add(one);
      if (person > 0) yield { path: place, act: { do: 'join', entrant, person } };
    }
  }
}

/** Who plays for an entrant in a pairing: the line-up of the document, else the one before. */
const playingIn = (
  state: Competition,
  known: TournamentNames,
  { entrants: sides, lineUps }: TournamentPairing,
  side: 0 | 1,
): readonly number[] => {
  const entrant = known.numberOf(sides[side]);
  const inOrder = state.entrants[entrant]?.team?.persons ?? [];
  return lineUps?.[side].map((person) => known.personIn(entrant, person)) ?? inOrder.slice(0, state.regulations.boards);
};

/** The results on a board of a pairing. */
const matchesOn = ({ boards, matches: onFirst = [] }: TournamentPairing, board: number): readonly (readonly [number, number])[] =>
  boards?.[board] ?? (board === 0 ? onFirst : []);

const hasResults = (pairing: TournamentPairing): boolean => [0, 1, 2, 3, 4].some((board) => matchesOn(pairing, board).length > 0);

const pairingOf = ({ entrants: [one, two] }: TournamentPairing, known: TournamentNames): Pairing =>
  one === null || two === null
    ? { entrants: [known.numberOf(one ?? two), null] }
    : { entrants: [known.numberOf(one), known.numberOf(two)] };

/** Whether the document says that somebody did not come to a board: the person who plays there, or the whole entrant. */
const isAbsentOn = (state: Competition, known: TournamentNames, pairing: TournamentPairing, side: 0 | 1, board: number): boolean => {
  const { entrants: sides, absent = [] } = pairing;
  const team = sides[side];
  if (team === null) return false;
  const person = known.personName({ entrant: known.numberOf(team), person: playingIn(state, known, pairing, side)[board] ?? -1 });
  return absent.includes(team) || (person !== null && absent.includes(person));
};

/** The persons of teams who did not come to their first match. */
const missingFrom = (state: Competition, known: TournamentNames, pairing: TournamentPairing): readonly EntrantPerson[] =>
  ([0, 1] as const).flatMap((side) =>
    playingIn(state, known, pairing, side).flatMap((person, board) =>
      matchesOn(pairing, board).length === 0 && isAbsentOn(state, known, pairing, side, board)
        ? [{ entrant: known.numberOf(pairing.entrants[side]), person }]
        : [],
    ),
  );

/** Whether a name is of an entrant in a pairing, or of a person of it. */
const isOfPairing = (known: TournamentNames, { entrants: sides }: TournamentPairing, one: string): boolean =>
  sides.some((side) => side !== null && (side === one || known.hasPerson(side, one)));

/** Yields all that is done in a tournament. @param state the competition as it stands whenever the next step is asked for. */
export function* tournamentSteps(tournament: Tournament, known: TournamentNames, state: () => Competition): Generator<TournamentStep> {
  const each = (list: readonly string[] | undefined, path: string, actOf: (entrant: number) => Act): TournamentStep[] =>
    (list ?? []).map((entrant, index) => ({ act: actOf(known.numberOf(entrant)), path: `${path}/${index}` }));
  const seen = new Set<string>();
  yield* entering(tournament, known, tournament.entrants, '/entrants', seen);
  const hasTeams = (tournament.regulations.boards ?? 1) > 1;
  for (const [index, { pairings, enter = [], leave, pause, resume }] of (tournament.rounds ?? []).entries()) {
    const [path, round] = [`/rounds/${index}`, index + 1];
    yield* entering(tournament, known, enter, `${path}/enter`, seen);
    yield* each(leave, `${path}/leave`, (entrant) => ({ do: 'leave', entrant }));
    yield* each(pause, `${path}/pause`, (entrant) => ({ do: 'pause', entrant, on: true }));
    yield* each(resume, `${path}/resume`, (entrant) => ({ do: 'pause', entrant, on: false }));
    yield { act: { do: 'announce', round, pairings: pairings.map((pairing) => pairingOf(pairing, known)) }, path: `${path}/pairings` };
    for (const [place, pairing] of pairings.entries())
      for (const side of [0, 1] as const)
        if (hasTeams && !pairing.entrants.includes(null)) {
          const [entrant, playing] = [known.numberOf(pairing.entrants[side]), playingIn(state(), known, pairing, side)];
          yield { act: { do: 'line-up', round, entrant, persons: playing }, path: `${path}/pairings/${place}/lineUps/${side}` };
        }
    const strangers = pairings.flatMap((pairing) => (pairing.absent ?? []).filter((absent) => !isOfPairing(known, pairing, absent)));
    const absent = hasTeams ? [] : pairings.flatMap((pairing) => (hasResults(pairing) ? [] : (pairing.absent ?? [])));
    const missing = hasTeams ? pairings.flatMap((pairing) => missingFrom(state(), known, pairing)) : [];
    yield {
      act: { do: 'begin', round, absent: [...new Set([...absent, ...strangers])].map((one) => known.numberOf(one)), missing },
      path: `${path}/pairings`,
    };
  }
}

/** More toughness wins. */
const outcomeOf = ([one, two]: readonly [number, number]): BoutOutcome => ({
  end: 'played',
  winner: one === two ? null : one > two ? 0 : 1,
  hq: [one, two],
});

/** Returns the outcomes of a round of a tournament; who is absent after some of them has not come to the next match. */
export const tournamentOutcomes = (
  { rounds = [] }: Tournament,
  known: TournamentNames,
  state: Competition,
  round: number,
): readonly StoredOutcome[] =>
  (rounds[round - 1]?.pairings ?? []).flatMap((one, pairing) =>
    Array.from({ length: Math.max(state.regulations.boards, one.boards?.length ?? 0) }, (_, board) => {
      const played = matchesOn(one, board).map(outcomeOf);
      const [isOneAbsent, isTwoAbsent] = [isAbsentOn(state, known, one, 0, board), isAbsentOn(state, known, one, 1, board)];
      const isNoShow = played.length > 0 && (isOneAbsent || isTwoAbsent);
      const winner = isOneAbsent === isTwoAbsent ? null : isOneAbsent ? 1 : 0;
      const outcomes: readonly BoutOutcome[] = isNoShow ? [...played, { end: 'no-show', winner, hq: [0, 0] }] : played;
      return outcomes.map((outcome, match) => ({ round, pairing, board, match, outcome, at: 0 }));
    }).flat(),
  );
