import type { Hex } from '@hexfall/shared/hex/cells';
import type { UnitModel } from '@hexfall/shared/picture/model';

/** An unharmed Mutant of the Borgo, as it is drawn. */
export const mutantAt = (at: Hex): UnitModel => ({
  at,
  rot: 0,
  tile: 'borgo/mutant',
  owner: 0,
  livery: 'borgo',
  duplicate: 0,
  wounds: 0,
  toughness: 1,
  prizes: [],
  venom: 0,
  life: null,
  netted: false,
  initiative: [2],
  attacks: [],
  canMove: false,
  moved: false,
});
