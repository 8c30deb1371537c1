import { defendingBases } from '../rules/battle/terrainHits.js';
import type { Landscape } from '../rules/landscape.js';

/** What the ground of a hex does in a battle. */
export const THICK = 1 << 0;
export const FORTRESS = 1 << 1;
export const WATCHTOWER = 1 << 2;
/** L12: rocky or deep. */
export const BRITTLE = 1 << 3;
/** L10, L13: poisonous or radioactive. */
export const NOXIOUS = 1 << 4;
export const WHIRLPOOL = 1 << 5;
/** L16: there are bases whose defense reaches the hex. */
export const DEFENDED = 1 << 6;
/** L21 */
export const HAZARDS = NOXIOUS | WHIRLPOOL | DEFENDED;

/** A landscape as battles see it, by cell. */
export interface BattleGround {
  readonly landscape: Landscape;
  readonly features: Uint8Array;
  /** L16: by their places in the list of elements. */
  readonly defendedBy: readonly (readonly number[])[];
}

const GROUNDS = new WeakMap<Landscape, BattleGround>();

const workOut = (landscape: Landscape): BattleGround => {
  const { board, is } = landscape;
  const features = new Uint8Array(board.size);
  const defendedBy: number[][] = [];
  for (const cell of board.cells) {
    defendedBy[cell] = defendingBases(landscape, cell);
    const has: readonly (readonly [boolean, number])[] = [
      [is.thick[cell]!, THICK],
      [is.fortress[cell]!, FORTRESS],
      [is.watchtower[cell]!, WATCHTOWER],
      [is.rocky[cell]! || is.deep[cell]!, BRITTLE],
      [is.poisonous[cell]! || is.radioactive[cell]!, NOXIOUS],
      [is.whirlpool[cell]!, WHIRLPOOL],
      [defendedBy[cell].length > 0, DEFENDED],
    ];
    features[cell] = has.reduce((set, [isSo, feature]) => (isSo ? set | feature : set), 0);
  }
  return { landscape, features, defendedBy };
};

/** The ground of a landscape, worked out once. */
export const battleGroundOf = (landscape: Landscape): BattleGround => {
  let ground = GROUNDS.get(landscape);
  if (!ground) GROUNDS.set(landscape, (ground = workOut(landscape)));
  return ground;
};
