import type { Hex } from '@hexfall/shared/hex/cells';
import type { Rotation } from '@hexfall/shared/hex/direction';

/** A unit: tile, hex, rotation. */
type Placed = readonly [tile: string, at: Hex, rot?: Rotation];

interface Draft {
  /** Whom the learner leads; Moloch if left out. The opponent has the other army. */
  readonly learner?: 'moloch' | 'borgo';
  /** The learner's hand. */
  readonly hand: readonly string[];
  readonly moloch: readonly Placed[];
  readonly borgo: readonly Placed[];
  /** What is left of the opponent's HQ. */
  readonly hq?: number;
  readonly mustDiscard?: true;
  /** T2: nothing has been done since the draw. */
  readonly fresh?: true;
}

/** Enough for any draw that a step can lead to, by army. */
const PILES = {
  moloch: ['hybrid', 'hunter-killer', 'officer', 'blocker', 'hornet', 'guard', 'scout', 'battle', 'clown'],
  borgo: Array.from({ length: 9 }, () => 'mutant'),
};

const unitsOf = (army: string, placed: readonly Placed[]) => placed.map(([tile, at, rot = 0]) => ({ army, tile, at, rot }));

/** A position of the lesson in the notation: Moloch and Borgo, and the learner is on turn. */
export const lessonPosition = ({ learner = 'moloch', hand, moloch, borgo, hq = 20, mustDiscard, fresh }: Draft) => {
  const opponent = learner === 'moloch' ? 'borgo' : 'moloch';
  return {
    format: 1,
    // The lesson has a way back of its own, which leads further than one action.
    options: { mode: 'duel', takeBack: false },
    players: [
      { army: learner, hand, pile: PILES[learner] },
      { army: opponent, hq, pile: PILES[opponent] },
    ],
    turn: { player: 0, number: 9, ...(mustDiscard && { mustDiscard }), ...(fresh && { fresh }) },
    units: [...unitsOf('moloch', moloch), ...unitsOf('borgo', borgo)],
  };
};
