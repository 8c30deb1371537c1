import type { ArmyId } from '../model/tile.js';

/** The colors of a thing: an army's, or those of a unit without an owner (P2). */
export type Livery = ArmyId | 'nobody';
