import type { ArmyId } from '@hexfall/shared/model/tile';

/** The colors of a thing: an army's, or those of a unit without an owner (P2). */
export type Livery = ArmyId | 'nobody';
