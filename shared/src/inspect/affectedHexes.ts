import type { Hex } from '../hex/cells.js';
import type { GameEvent } from '../model/event.js';

/** The hexes that an event has visibly changed. */
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
