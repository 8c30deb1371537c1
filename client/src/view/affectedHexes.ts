import type { Hex } from '@hexfall/shared/hex/cells';
import type { GameEvent } from '@hexfall/shared/model/event';

/** The hexes on which a deed can be seen afterwards. */
export const affectedHexes = (event: GameEvent): readonly Hex[] => {
  switch (event.type) {
    case 'placed':
    case 'bomber-placed':
    case 'turned':
    case 'foundation-placed':
    case 'mine-went-off':
    case 'fell':
    case 'turret-turned':
    case 'attached':
    case 'prize-won':
    case 'prize-lost':
      return [event.at];
    case 'moved':
    case 'pushed':
      return [event.to];
    case 'swapped':
      return [event.from, event.with];
    default:
      return [];
  }
};
