import type { Clock } from '@hexfall/shared/model/clock';
import { DEFAULT_OPTIONS, type Mode, type Options } from '@hexfall/shared/model/options';
import { BEGINS, type Begins, type Muster } from '@hexfall/shared/protocol/lobby';
import { checkOptions } from '@hexfall/shared/rules/createMatch';

/** What somebody wants a new table to be. */
export interface Wish {
  readonly options: Options;
  readonly seats: number;
  readonly begins: Begins;
  readonly muster: Muster;
  /** Whether the table shows what a battle would bring. */
  readonly forecast: boolean;
  readonly listed: boolean;
}

/** O10: the clocks to choose from; others can be agreed on by whoever writes a page. */
export const CLOCKS = ['none', 'turn:60', 'turn:180', 'game:600+10', 'game:1200+20', 'days:3'] as const satisfies readonly Clock[];

const MERCENARIES = [0, 1, 2] as const;
const COUNTS = [2, 3, 4] as const;

/** Options that are either as usual or changed like this; the first two are possible in some matches only. */
export const TRAITS = {
  expanded: { board: 'expanded' },
  teamHq: { teamHq: 15 },
  reinforcement: { reinforcement: true },
  sameArmy: { sameArmy: true },
  noTakeBack: { takeBack: false },
} as const satisfies Readonly<Record<string, Partial<Options>>>;
export type Trait = keyof typeof TRAITS;
export const TRAIT_NAMES = Object.keys(TRAITS) as Trait[];

/** The option behind a trait. */
const optionOf = (trait: Trait): keyof Options => Object.keys(TRAITS[trait])[0] as keyof Options;

export const hasTrait = (options: Options, trait: Trait): boolean => options[optionOf(trait)] !== DEFAULT_OPTIONS[optionOf(trait)];

/** The options with a trait, or without it. */
export const withTrait = (options: Options, trait: Trait, has: boolean): Options => {
  const name = optionOf(trait);
  return { ...options, ...(has ? TRAITS[trait] : { [name]: DEFAULT_OPTIONS[name] }) };
};

const isPossible = (options: Options, seats: number): boolean => checkOptions(options, seats) === null;

/** Whether a table could be changed like that. */
export const allows = ({ options, seats }: Wish, change: Partial<Options>): boolean => isPossible({ ...options, ...change }, seats);

/** How many mercenaries each player can take (P1). */
export const mercenariesOf = (wish: Wish): readonly Options['mercenaries'][] =>
  MERCENARIES.filter((mercenaries) => allows(wish, { mercenaries }));

/** How many players a mode can have, fewest first. */
export const countsOf = (mode: Mode): readonly number[] => COUNTS.filter((count) => isPossible({ ...DEFAULT_OPTIONS, mode }, count));

/** Who can begin. Who is alone against two always does (G4). */
export const beginnersOf = (mode: Mode): readonly Begins[] => (mode === 'one-vs-two' ? ['first'] : BEGINS);

/** The same wish for another mode or number of players: what goes with it stays, the rest becomes as usual. */
export const rewish = (wish: Wish, mode: Mode, wanted: number): Wish => {
  const counts = countsOf(mode);
  const seats = counts.includes(wanted) ? wanted : (counts[0] ?? wanted);
  const names = Object.keys(DEFAULT_OPTIONS) as (keyof Options)[];
  const options = names.reduce<Options>(
    (kept, name) => {
      const next = { ...kept, [name]: wish.options[name] };
      return name !== 'mode' && isPossible(next, seats) ? next : kept;
    },
    { ...DEFAULT_OPTIONS, mode },
  );
  return { ...wish, options, seats, begins: beginnersOf(mode).includes(wish.begins) ? wish.begins : 'first' };
};

/** A duel as it is usually played. */
export const PLAIN_WISH: Wish = { options: DEFAULT_OPTIONS, seats: 2, begins: 'first', muster: 'free', forecast: true, listed: false };
