import { notationId, tileOf } from '@hexfall/shared/content/catalog';
import type { Hex } from '@hexfall/shared/hex/cells';
import { TARGETING } from '@hexfall/shared/inspect/targeting';
import type { Intent } from '@hexfall/shared/model/intent';
import type { Selection } from './selection.js';

/** The intent that a click on a hex that is not selectable would be: the engine says why it is refused. Null if it can be none. */
export const intentFromClick = ({ source, picks, ability, rot }: Selection, hex: Hex): Intent | null => {
  const before = picks.flatMap((pick) => (pick.pick === 'hex' ? [pick.at] : []));
  const [first, ...rest] = [...before, hex] as const;
  switch (source.kind) {
    case 'hq':
      return { do: 'place-hq', at: hex, rot };
    case 'tile': {
      const tile = tileOf(source.tile);
      return tile.kind === 'instant'
        ? TARGETING[tile.action].attempt([first, ...rest], rot)
        : { do: 'place', tile: notationId(source.tile), at: hex, rot: tile.kind === 'foundation' ? 0 : rot };
    }
    case 'bomber':
      return { do: 'place-bomber-2', discard: notationId(source.discard), at: hex, rot };
    case 'unit':
      if (ability === 'push') return { do: 'push', by: 'ability', from: source.at, target: hex };
      return { do: 'move', by: ability === 'transport' || ability === 'dismal' ? ability : 'mobility', from: source.at, to: hex, rot };
    case 'prize':
      return { do: 'attach', prize: source.prize, at: hex };
    case 'turret':
    case 'question':
      return null;
  }
};
