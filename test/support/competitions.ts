import type { Act, ActBy, BoutOutcome, EntrantPerson, MatchPlace, Pairing, StoredOutcome } from '@hexfall/shared/competition/acts';
import { latestPairings } from '@hexfall/shared/competition/arena';
import { checkAct } from '@hexfall/shared/competition/check';
import { type Competition, evolveCompetition, expectedRounds, newCompetition, pairedIn } from '@hexfall/shared/competition/competition';
import { type Due, dueAct } from '@hexfall/shared/competition/due';
import { isRoundOver, type PairingResult, pairingResults } from '@hexfall/shared/competition/pairingResults';
import { DEFAULT_REGULATIONS, type Regulations } from '@hexfall/shared/competition/regulations';
import { type Standing, standingsOf } from '@hexfall/shared/competition/standings';
import { DEFAULT_OPTIONS } from '@hexfall/shared/model/options';
import { randomFrom, type RandomSource } from '@hexfall/shared/model/random';
import type { CompetitionView } from '@hexfall/shared/protocol/competitions';

/** What who neither asks for a place nor is asked is told of claims. */
export const NO_CLAIMS = { claim: null, replaced: null, claims: [] } as const;

/** More toughness wins. */
export const playedBout = (one: number, two: number): BoutOutcome => ({
  end: 'played',
  winner: one === two ? null : one > two ? 0 : 1,
  hq: [one, two],
});

export const noShow = (winner: 0 | 1 | null): BoutOutcome => ({ end: 'no-show', winner, hq: [0, 0] });

/** A competition with what its server would have. Every act has to be accepted. */
export class Played {
  state: Competition;
  outcomes: StoredOutcome[] = [];
  /** Who has checked in: entrants that are persons, or all persons of teams; in an arena who waits. */
  here: number[] = [];
  /** The persons of teams in `here` who have not checked in. */
  missing: EntrantPerson[] = [];
  now = 0;
  readonly acts: { readonly act: Act; readonly at: number; readonly by: ActBy; readonly note?: string }[] = [];

  constructor(
    readonly regulations: Partial<Regulations> = {},
    entrants = 0,
    readonly random: RandomSource = randomFrom(1),
  ) {
    this.state = newCompetition({ ...DEFAULT_REGULATIONS, checkIn: 0, pause: 0, ...regulations });
    for (let entrant = 0; entrant < entrants; entrant++) this.enter(entrant);
  }

  /** Enters an entrant; a team with a number of persons. */
  enter(entrant: number, persons = this.state.regulations.boards): void {
    this.do({ do: 'enter', entrant });
    for (let person = 1; person < persons; person++) this.do({ do: 'join', entrant, person });
  }

  do(act: Act, by: ActBy = 'organizer', note?: string): void {
    const checked = checkAct(this.state, this.outcomes, act, by);
    if (!checked.ok) throw new Error(`${JSON.stringify(act)}: ${checked.error.message}`);
    this.acts.push({ act, by, at: this.now, ...(note !== undefined && { note }) });
    this.state = evolveCompetition(this.state, act, this.now);
    // Who is paired waits no more.
    if (act.do === 'pair') this.here = this.here.filter((entrant) => !pairedIn(act).includes(entrant));
  }

  /** The code by which an act is refused; null if it is not. */
  refusal(act: Act, by: ActBy = 'organizer'): string | null {
    const checked = checkAct(this.state, this.outcomes, act, by);
    if (!checked.ok) expect(checked.error.message).toMatch(/^[A-Z].*\.$/);
    return checked.ok ? null : checked.error.code;
  }

  due(): Due {
    const { state, outcomes, now } = this;
    const isMissing = (one: EntrantPerson): boolean =>
      this.missing.some((other) => other.entrant === one.entrant && other.person === one.person);
    const here = this.here
      .flatMap((entrant) => (state.entrants[entrant]?.team?.persons ?? [0]).map((person) => ({ entrant, person, seen: now })))
      .filter((one) => !isMissing(one));
    return dueAct(state, { outcomes, here, now }, this.random);
  }

  /** Does what is due now, until nothing is. */
  goOn(): void {
    for (let due = this.due(); due && 'act' in due; due = this.due()) this.do(due.act, 'time');
  }

  get round(): number {
    return this.state.rounds.length;
  }

  get pairings(): readonly Pairing[] {
    return this.state.rounds.at(-1)?.pairings ?? [];
  }

  /** The results of the pairings of the present round. */
  get results(): readonly (PairingResult | null)[] {
    return pairingResults(this.state, this.outcomes)[this.round - 1] ?? [];
  }

  /** Announces and begins a round paired by hand; who is absent is given. */
  pair(pairs: readonly (readonly [number, number | null])[], absent: readonly number[] = [], missing: readonly EntrantPerson[] = []): void {
    this.do({ do: 'announce', round: this.round + 1, pairings: pairs.map((entrants) => ({ entrants })) });
    this.do({ do: 'begin', round: this.round, absent, missing });
  }

  /** The number of the next match on a board of the present round that has no outcome; null if there is none. */
  nextOn(pairing: number, board = 0): number | null {
    const next = this.results[pairing]?.boards[board]?.next ?? null;
    const { outcomes, round } = this;
    // An outcome of a deal is stored before it counts.
    const isStored = outcomes.some((one) => one.round === round && one.pairing === pairing && one.board === board && one.match === next);
    return isStored ? null : next;
  }

  /** Stores the outcome of the next match of a bout of the present round. */
  outcome(pairing: number, outcome: BoutOutcome, board = 0): void {
    const match = this.nextOn(pairing, board);
    if (match === null) throw new Error('no match is left');
    this.store({ pairing, board, match }, outcome);
  }

  /** Stores the outcome of a match of the present round. */
  store(place: Omit<MatchPlace, 'round'>, outcome: BoutOutcome): void {
    this.outcomes = [...this.outcomes, { ...place, round: this.round, outcome, at: this.now }];
  }

  /** Plays all matches that are left in the round; the results are those of its pairings, in their order, or follow from the entrants. */
  play(resultOf: (pairing: Pairing, index: number) => BoutOutcome): void {
    const { pairings, state } = this;
    for (const [index, pairing] of pairings.entries())
      for (let board = 0; board < state.regulations.boards; board++)
        while (this.nextOn(index, board) !== null) this.outcome(index, resultOf(pairing, index), board);
  }

  get isRoundOver(): boolean {
    return isRoundOver(this.state, pairingResults(this.state, this.outcomes), this.round);
  }

  get standings(): readonly Standing[] {
    return standingsOf(this.state, this.outcomes);
  }

  /** What its server says of it to somebody; the tables have the names of their places, as `1.0.0`. */
  view(you: Partial<CompetitionView['you']> = {}): CompetitionView {
    const { state, outcomes, now } = this;
    const results = pairingResults(state, outcomes);
    const due = this.due();
    const names = state.entrants.map((_, entrant) => String.fromCharCode(65 + entrant));
    return {
      ...{ code: 'ABCDEF', name: 'Club evening', version: '1', phase: state.phase, regulations: state.regulations },
      options: DEFAULT_OPTIONS,
      entrants: state.entrants.map((entrant, index) => ({
        ...entrant,
        ...{ name: names[index]!, here: this.here.includes(index), team: this.#teamView(index) },
      })),
      standings: this.standings.map(({ scores, ...standing }) => ({
        ...standing,
        matchPoints: state.regulations.format === 'arena' ? scores.map(({ how, points }) => (how === 'open' ? null : points)) : [],
      })),
      rounds: state.rounds.map(({ lineUps, commitments: _, ...round }, index) => ({
        ...round,
        pairings: round.pairings.flatMap((pairing, place) => {
          if (!latestPairings(state.regulations, round).has(place)) return [];
          const result = results[index]?.[place] ?? null;
          const lineUpOn = (side: 0 | 1) => lineUps.find(({ entrant }) => entrant === pairing.entrants[side]);
          const isLinedUp = (side: 0 | 1): boolean => lineUpOn(side) !== undefined;
          const personsOn = (board: number): readonly [number | null, number | null] => {
            if (state.regulations.boards === 1) return [0, 0];
            const [one, two] = [lineUpOn(0), lineUpOn(1)];
            return one && two ? [one.persons[board] ?? null, two.persons[board] ?? null] : [null, null];
          };
          const boards = (result?.boards ?? []).map((bout, board) => {
            const made = round.begun !== null && !bout.unplayed ? bout.outcomes.length + (bout.next === null ? 0 : 1) : 0;
            const onBoard = board === 0 ? '' : `.${board}`;
            const tables = Array.from({ length: made }, (_, match) => `${index + 1}.${place}${onBoard}.${match}`);
            return { ...bout, persons: personsOn(board), tables };
          });
          const linedUp = [isLinedUp(0), isLinedUp(1)] as const;
          return [{ number: place + 1, ...pairing, result: result && { ...result, boards }, linedUp, deals: [] }];
        }),
      })),
      log: this.acts.flatMap(({ by, act, ...more }, index) =>
        act.do === 'pair' ? [] : [{ ...more, act, seq: index + 1, by: typeof by === 'string' ? by : by.entrant }],
      ),
      expectedRounds: expectedRounds(state),
      due: due && ('at' in due ? due.at : now),
      now,
      you: {
        ...{ entrant: null, person: you.entrant === undefined ? null : 0, lineUp: null, organizer: false },
        ...NO_CLAIMS,
        ...you,
      },
    };
  }

  /** The team of an entrant; its persons are called by its letter and their numbers, as A0. */
  #teamView(entrant: number): CompetitionView['entrants'][number]['team'] {
    const team = this.state.entrants[entrant]?.team;
    if (!team) return null;
    const isMissing = (person: number): boolean => this.missing.some((one) => one.entrant === entrant && one.person === person);
    const here = this.here.includes(entrant);
    const persons = [...team.persons].sort((a, b) => a - b);
    const letter = String.fromCharCode(65 + entrant);
    return {
      captain: team.captain,
      persons: persons.map((person) => ({ person, name: `${letter}${person}`, here: here && !isMissing(person) })),
    };
  }

  /** Points by entrant. */
  get points(): readonly number[] {
    return [...this.standings].sort((a, b) => a.entrant - b.entrant).map(({ points }) => points);
  }
}
