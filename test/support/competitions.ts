import type { Act, ActBy, BoutOutcome, Pairing, StoredOutcome } from '@hexfall/shared/competition/acts';
import { boutsOf, isRoundOver } from '@hexfall/shared/competition/bout';
import { checkAct } from '@hexfall/shared/competition/check';
import { type Competition, evolveCompetition, newCompetition } from '@hexfall/shared/competition/competition';
import { type Due, dueAct } from '@hexfall/shared/competition/due';
import { DEFAULT_REGULATIONS, type Regulations } from '@hexfall/shared/competition/regulations';
import { type Standing, standingsOf } from '@hexfall/shared/competition/standings';
import { randomFrom, type RandomSource } from '@hexfall/shared/model/random';

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
  readonly acts: { readonly act: Act; readonly at: number }[] = [];

  constructor(
    readonly regulations: Partial<Regulations> = {},
    entrants = 0,
    readonly random: RandomSource = randomFrom(1),
  ) {
    this.state = newCompetition({ ...DEFAULT_REGULATIONS, checkIn: 0, pause: 0, ...regulations });
    for (let entrant = 0; entrant < entrants; entrant++) this.do({ do: 'enter', entrant });
  }

  do(act: Act, by: ActBy = 'organizer'): void {
    const checked = checkAct(this.state, this.outcomes, act, by);
    if (!checked.ok) throw new Error(`${JSON.stringify(act)}: ${checked.error.message}`);
    this.acts.push({ act, at: this.now });
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

  /** Points by entrant. */
  get points(): readonly number[] {
    return [...this.standings].sort((a, b) => a.entrant - b.entrant).map(({ points }) => points);
  }
}
