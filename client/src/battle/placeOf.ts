import type { Hex } from '@hexfall/shared/hex/cells';
import type { Fact, Frame } from './types.js';

/** The hex of the unit a fact is about, so that one can ask why; null where there is nothing to ask. */
export const placeOf = (fact: Fact, { damage }: Frame): Hex | null => {
  switch (fact.kind) {
    case 'acts':
    case 'lost-action':
    case 'wounded':
    case 'destroyed':
      return fact.unit.at;
    case 'hit':
      return fact.target.at;
    case 'save':
      return fact.medic.at;
    case 'hq-damaged':
    case 'hq-destroyed':
      return damage.find(({ player }) => player === fact.player)?.at ?? null;
    case 'battle-began':
    case 'battle-ended':
    case 'scored':
    case 'left':
    case 'deed':
      return null;
  }
};
