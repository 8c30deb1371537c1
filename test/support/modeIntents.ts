import { ARMIES, notationId, TILES } from '@hexfall/shared/content/catalog';
import { type Hex, HEXES } from '@hexfall/shared/hex/cells';
import { DIRECTIONS } from '@hexfall/shared/hex/direction';
import { type Intent, MOVE_BY } from '@hexfall/shared/model/intent';
import { pick, type RandomSource } from '@hexfall/shared/model/random';
import type { Seat } from '@hexfall/shared/model/seat';
import type { Table } from '@hexfall/shared/model/state';
import { PRIZES } from '@hexfall/shared/model/terrain';
import type { TileKey } from '@hexfall/shared/model/tile';
import { textOf } from './traces.js';

const EXTRA = (Object.keys(TILES) as TileKey[]).filter((key) => /^(mercenary|bomber)\//.test(key)).map(notationId);

const byHex = ([q, r]: Hex, [p, s]: Hex): number => q - p || r - s;

/** An intent as text, the same for intents that mean the same: the hexes of a Small Bomb in any order, `draw` as an answer. */
export const meaningOf = (intent: Intent): string => {
  if (intent.do === 'small-bomb') return textOf({ ...intent, at: intent.at.toSorted(byHex) as [Hex, Hex, Hex] });
  return textOf(intent.do === 'draw' ? { do: 'choose', key: intent.mercenary } : intent);
};

/** Changes an intent at one or two places. */
const changed = (table: Table, seat: Seat, intent: Intent, random: RandomSource): Intent => {
  const values: Readonly<Record<string, () => unknown>> = {
    at: () => pick(HEXES, random),
    from: () => pick(HEXES, random),
    to: () => pick(HEXES, random),
    target: () => pick(HEXES, random),
    rot: () => pick(DIRECTIONS, random),
    by: () => pick(MOVE_BY, random),
    tile: () => tileName(table, seat, random),
    discard: () => tileName(table, seat, random),
    key: () => pick(table.decision?.keys ?? ['pile'], random),
    prize: () => pick(PRIZES, random),
    mercenary: () => pick(['gunner', 'shooter'], random),
  };
  const fields = Object.entries(intent).map(([name, value]): [string, unknown] => {
    const make = intent.do === 'small-bomb' ? undefined : values[name];
    return [name, make && random() < 0.4 ? make() : value];
  });
  return Object.fromEntries(fields) as unknown as Intent;
};

const tileName = (table: Table, seat: Seat, random: RandomSource): string => {
  const { army, hand } = table.players[seat]!;
  if (hand.length > 0 && random() < 0.6) return notationId(pick(hand, random));
  return pick([...ARMIES[army].tiles.map(({ id }) => id), ...EXTRA], random);
};

/** An intent of the right shape, legal or not: most are legal ones with something changed. */
export const anyModeIntent = (table: Table, seat: Seat, legal: readonly Intent[], random: RandomSource): Intent => {
  const hex = (): Hex => pick(HEXES, random);
  const rot = (): (typeof DIRECTIONS)[number] => pick(DIRECTIONS, random);
  const tile = (): string => tileName(table, seat, random);
  const makers: readonly (() => Intent)[] = [
    () => ({ do: 'place-hq', at: hex(), rot: rot() }),
    () => ({ do: 'discard', tile: tile() }),
    () => ({ do: 'redraw' }),
    () => ({ do: 'redraw', tiles: [tile(), tile(), tile()].sort() as [string, string, string] }),
    () => ({ do: 'place', tile: tile(), at: hex(), rot: rot() }),
    () => ({ do: 'move', by: pick(MOVE_BY, random), from: hex(), to: hex(), rot: rot() }),
    () => ({ do: 'push', from: hex(), target: hex() }),
    () => ({ do: 'push', by: 'ability', from: hex(), target: hex() }),
    () => ({ do: 'attach', prize: pick(PRIZES, random), at: hex() }),
    () => ({ do: 'rotate-turret', at: pick([hex(), ...table.turrets.map((turret) => turret.at)], random), rot: rot() }),
    () => ({ do: 'castle', from: hex(), with: hex() }),
    () => ({ do: 'rotate', at: hex(), rot: rot() }),
    () => ({ do: 'sniper', at: hex() }),
    () => ({ do: 'grenade', at: hex() }),
    () => ({ do: 'air-strike', at: hex() }),
    () => ({ do: 'small-bomb', at: [hex(), hex(), hex()] }),
    () => ({ do: 'battle' }),
    () => ({ do: 'end-turn' }),
    () => ({ do: 'draw', mercenary: pick(['gunner', 'shooter', 'net-fighter'], random) }),
    () => ({ do: 'place-bomber-2', discard: tile(), at: hex(), rot: rot() }),
    () => ({ do: 'choose', key: table.decision ? pick(['', ...table.decision.keys], random) : hex().join() }),
  ];
  const first = legal[0];
  return first && random() < 0.7 ? changed(table, seat, pick(legal, random), random) : pick(makers, random)();
};
