import { notationId, tileOf } from '@hexfall/shared/content/catalog';
import type { Hex } from '@hexfall/shared/hex/cells';
import type { Rotation } from '@hexfall/shared/hex/direction';
import type { Intent } from '@hexfall/shared/model/intent';
import type { InstantAction } from '@hexfall/shared/model/tile';
import type { Selection } from './selection.js';

type Make = (hexes: readonly [Hex, ...Hex[]], rot: Rotation) => Intent;

const lastOf = (hexes: readonly [Hex, ...Hex[]]): Hex => hexes.at(-1) ?? hexes[0];

/** The intent an instant would be, with the hexes pointed at so far; what is missing is filled in with the last one. */
const ATTEMPTS: { readonly [A in InstantAction]: Make } = {
  battle: () => ({ do: 'battle' }),
  move: (hexes, rot) => ({ do: 'move', by: 'tile', from: hexes[0], to: lastOf(hexes), rot }),
  push: (hexes) => ({ do: 'push', from: hexes[0], target: lastOf(hexes) }),
  castle: (hexes) => ({ do: 'castle', from: hexes[0], with: lastOf(hexes) }),
  sniper: ([at]) => ({ do: 'sniper', at }),
  grenade: ([at]) => ({ do: 'grenade', at }),
  airStrike: ([at]) => ({ do: 'air-strike', at }),
  smallBomb: (hexes) => ({ do: 'small-bomb', at: [hexes[0], hexes[1] ?? hexes[0], lastOf(hexes)] }),
};

/** What the user seems to want by pointing at a hex that is not lit: the engine says why it cannot be. */
export const attemptOf = ({ source, picks, ability, rot }: Selection, hex: Hex): Intent | null => {
  const before = picks.flatMap((pick) => (pick.pick === 'hex' ? [pick.at] : []));
  const [first, ...rest] = [...before, hex] as const;
  switch (source.kind) {
    case 'hq':
      return { do: 'place-hq', at: hex, rot };
    case 'tile': {
      const tile = tileOf(source.tile);
      return tile.kind === 'instant'
        ? ATTEMPTS[tile.action]([first, ...rest], rot)
        : { do: 'place', tile: notationId(source.tile), at: hex, rot };
    }
    case 'bomber':
      return { do: 'place-bomber-2', discard: notationId(source.discard), at: hex, rot };
    case 'unit':
      return { do: 'move', by: ability === 'transport' ? 'transport' : 'mobility', from: source.at, to: hex, rot };
    case 'question':
      return null;
  }
};
