import type { Hex } from '@hexfall/shared/hex/cells';
import { cellOf } from '@hexfall/shared/hex/cells';
import type { Fire } from '@hexfall/shared/rules/inspectFire';
import type { GiftTie, NetTie, Tie } from '@hexfall/shared/rules/inspectTies';
import type { PublicTable } from '@hexfall/shared/rules/view';
import type { UnitModel } from '../board/types.js';
import { sameHex } from '../input/picks.js';
import type { Cast } from './cast.js';
import { tileName } from './names.js';
import { listOf, t } from './translate.js';
import { ownedTile } from './unitText.js';

/** A unit, and everything there is to say about it as things stand. */
export interface Described {
  readonly unit: UnitModel;
  readonly table: PublicTable;
  /** All of the board. */
  readonly ties: readonly Tie[];
  readonly fire: Fire;
  readonly cast: Cast;
}

/** What a unit gets from others … */
export const giftsTo = ({ ties, unit }: Described): GiftTie[] =>
  ties.filter((tie): tie is GiftTie => tie.kind === 'gift' && sameHex(tie.to, unit.at));

/** … and gives to them. */
export const giftsFrom = ({ ties, unit }: Described): GiftTie[] =>
  ties.filter((tie): tie is GiftTie => tie.kind === 'gift' && sameHex(tie.from, unit.at));

export const netsIn = (ties: readonly Tie[]): NetTie[] => ties.filter((tie): tie is NetTie => tie.kind === 'net');

/** The name of the unit on a hex; whose it is only if it is not on the same side as the one spoken of. */
export const unitNameAt = ({ table, cast, unit }: Described, at: Hex): string => {
  const found = table.board[cellOf(at)];
  if (!found) throw new Error(`no unit at ${at.join(',')}`);
  return found.owner === unit.owner ? tileName(found.tile) : ownedTile(cast, found);
};

/** "Scout", "Officer ×2 and Brain": the units on some hexes, equal ones together. */
export const unitNames = (described: Described, hexes: readonly Hex[]): string => {
  const counts = new Map<string, number>();
  for (const at of hexes) {
    const name = unitNameAt(described, at);
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return listOf([...counts].map(([giver, count]) => (count > 1 ? t('card.part.times', { giver, count }) : giver)));
};

/** Gifts of equal givers together, in the order in which the givers first appear. */
export const byGiver = (described: Described, gifts: readonly GiftTie[]): GiftTie[][] => {
  const groups = new Map<string, GiftTie[]>();
  for (const gift of gifts) {
    const name = unitNameAt(described, gift.from);
    groups.set(name, [...(groups.get(name) ?? []), gift]);
  }
  return [...groups.values()];
};
