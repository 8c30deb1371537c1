import type { Hex } from '@hexfall/shared/hex/cells';
import type { Rotation } from '@hexfall/shared/hex/direction';

/** A unit: tile, hex, rotation. */
type Placed = readonly [tile: string, at: Hex, rot?: Rotation];

interface Draft {
  /** The learner's hand. */
  readonly hand: readonly string[];
  readonly moloch: readonly Placed[];
  readonly borgo: readonly Placed[];
  /** What is left of the Borgo HQ. */
  readonly hq?: number;
  readonly mustDiscard?: true;
}

/** Enough for any draw that a step can lead to. */
const PILE = Array.from({ length: 9 }, () => 'mutant');

const unitsOf = (army: string, placed: readonly Placed[]) => placed.map(([tile, at, rot = 0]) => ({ army, tile, at, rot }));

/** A position of the lesson in the notation: the learner is Moloch and on turn, the opponent is Borgo. */
export const lessonPosition = ({ hand, moloch, borgo, hq = 20, mustDiscard }: Draft) => ({
  format: 1,
  // The lesson has a way back of its own, which leads further than one action.
  options: { mode: 'duel', takeBack: false },
  players: [
    { army: 'moloch', hand },
    { army: 'borgo', hq, pile: PILE },
  ],
  turn: { player: 0, number: 9, ...(mustDiscard && { mustDiscard }) },
  units: [...unitsOf('moloch', moloch), ...unitsOf('borgo', borgo)],
});
