import type { Act, ActBy, BoutOutcome, Pairing, StoredOutcome } from '@hexfall/shared/competition/acts';
import { boutsOf, isRoundOver } from '@hexfall/shared/competition/bout';
import { checkAct } from '@hexfall/shared/competition/check';
import { type Competition, evolveCompetition, expectedRounds, newCompetition } from '@hexfall/shared/competition/competition';
import { type Due, dueAct } from '@hexfall/shared/competition/due';
import { DEFAULT_REGULATIONS, type Regulations } from '@hexfall/shared/competition/regulations';
import { type Standing, standingsOf } from '@hexfall/shared/competition/standings';
import { DEFAULT_OPTIONS } from '@hexfall/shared/model/options';
import { randomFrom, type RandomSource } from '@hexfall/shared/model/random';
import type { CompetitionView } from '@hexfall/shared/protocol/competitions';

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
  here: number[] = [];
  now = 0;
  readonly acts: { readonly act: Act; readonly at: number; readonly by: ActBy; readonly note?: string }[] = [];

  constructor(
    readonly regulations: Partial<Regulations> = {},
    entrants = 0,
    readonly random: RandomSource = randomFrom(1),
  ) {
    this.state = newCompetition({ ...DEFAULT_REGULATIONS, checkIn: 0, pause: 0, ...regulations });
    for (let entrant = 0; entrant < entrants; entrant++) this.do({ do: 'enter', entrant });
  }

  do(act: Act, by: ActBy = 'organizer', note?: string): void {
    const checked = checkAct(this.state, this.outcomes, act, by);
    if (!checked.ok) throw new Error(`${JSON.stringify(act)}: ${checked.error.message}`);
    this.acts.push({ act, by, at: this.now, ...(note !== undefined && { note }) });
    this.state = evolveCompetition(this.state, act, this.now);
  }

  /** The code by which an act is refused; null if it is not. */
  refusal(act: Act, by: ActBy = 'organizer'): string | null {
    const checked = checkAct(this.state, this.outcomes, act, by);
    if (!checked.ok) expect(checked.error.message).toMatch(/^[A-Z].*\.$/);
    return checked.ok ? null : checked.error.code;
  }

  due(): Due {
    return dueAct(this.state, this, this.random);
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

  /** Announces and begins a round paired by hand; who is absent is given. */
  pair(pairs: readonly (readonly [number, number | null])[], absent: readonly number[] = []): void {
    this.do({ do: 'announce', round: this.round + 1, pairings: pairs.map((entrants) => ({ entrants })) });
    this.do({ do: 'begin', round: this.round, absent });
  }

  /** Stores the outcome of the next match of a bout of the present round. */
  outcome(pairing: number, outcome: BoutOutcome): void {
    const bout = boutsOf(this.state, this.outcomes)[this.round - 1]?.[pairing];
    if (!bout || bout.next === null) throw new Error('no match is left');
    this.outcomes = [...this.outcomes, { round: this.round, pairing, match: bout.next, outcome, at: this.now }];
  }

  /** Plays all matches that are left in the round; the results are those of its pairings, in their order, or follow from the entrants. */
  play(resultOf: (pairing: Pairing, index: number) => BoutOutcome): void {
    const { pairings } = this;
    for (const [index, pairing] of pairings.entries())
      while ((boutsOf(this.state, this.outcomes)[this.round - 1]?.[index]?.next ?? null) !== null)
        this.outcome(index, resultOf(pairing, index));
  }

  get isRoundOver(): boolean {
    return isRoundOver(this.state, boutsOf(this.state, this.outcomes), this.round);
  }

  get standings(): readonly Standing[] {
    return standingsOf(this.state, this.outcomes);
  }

  /** What its server says of it to somebody; the tables have the names of their places, as `1.0.0`. */
  view(you: Partial<CompetitionView['you']> = {}): CompetitionView {
    const { state, outcomes, now } = this;
    const bouts = boutsOf(state, outcomes);
    const due = this.due();
    const names = state.entrants.map((_, entrant) => String.fromCharCode(65 + entrant));
    return {
      ...{ code: 'ABCDEF', name: 'Club evening', version: '1', phase: state.phase, regulations: state.regulations },
      options: DEFAULT_OPTIONS,
      entrants: state.entrants.map((entrant, index) => ({ ...entrant, name: names[index]!, here: this.here.includes(index) })),
      standings: this.standings,
      rounds: state.rounds.map((round, index) => ({
        ...round,
        pairings: round.pairings.map((pairing, place) => {
          const bout = bouts[index]?.[place] ?? null;
          const made = bout && round.begun !== null && !bout.unplayed ? bout.outcomes.length + (bout.next === null ? 0 : 1) : 0;
          return { ...pairing, bout, tables: Array.from({ length: made }, (_, match) => `${index + 1}.${place}.${match}`) };
        }),
      })),
      log: this.acts.map(({ by, ...act }, index) => ({ ...act, seq: index + 1, by: typeof by === 'string' ? by : by.entrant })),
      expectedRounds: expectedRounds(state),
      due: due && ('at' in due ? due.at : now),
      now,
      you: { entrant: null, organizer: false, ...you },
    };
  }

  /** Points by entrant. */
  get points(): readonly number[] {
    return [...this.standings].sort((a, b) => a.entrant - b.entrant).map(({ points }) => points);
  }
}
