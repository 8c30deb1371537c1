import { cellOf, type Hex, sameHex } from '@hexfall/shared/hex/cells';
import type { AttackPreview } from '@hexfall/shared/inspect/attackPreview';
import type { BonusLink, NetLink, UnitLink } from '@hexfall/shared/inspect/links';
import type { Table } from '@hexfall/shared/model/state';
import type { UnitModel } from '@hexfall/shared/picture/model';
import { tileName } from './names.js';
import type { PlayerLabels } from './playerLabels.js';
import { listOf, t } from './translate.js';
import { ownedTile } from './unitText.js';

/** A unit, and everything there is to say about it as things stand. */
export interface Described {
  readonly unit: UnitModel;
  readonly table: Table;
  /** All of the board. */
  readonly links: readonly UnitLink[];
  readonly preview: AttackPreview;
  readonly labels: PlayerLabels;
}

/** Without what it would hit. */
export type DescribedLinks = Omit<Described, 'preview'>;

/** What a unit gets from others … */
export const bonusesOf = ({ links, unit }: Described): BonusLink[] =>
  links.filter((link): link is BonusLink => link.kind === 'bonus' && sameHex(link.to, unit.at));

/** … and gives to them. */
export const bonusesFrom = ({ links, unit }: DescribedLinks): BonusLink[] =>
  links.filter((link): link is BonusLink => link.kind === 'bonus' && sameHex(link.from, unit.at));

export const netsIn = (links: readonly UnitLink[]): NetLink[] => links.filter((link): link is NetLink => link.kind === 'net');

/** The name of the unit on a hex; whose it is only if it is not on the same side as the one spoken of. */
export const unitNameAt = ({ table, labels, unit }: DescribedLinks, at: Hex): string => {
  const found = table.board[cellOf(at)];
  if (!found) throw new Error(`no unit at ${at.join(',')}`);
  return found.owner === unit.owner ? tileName(found.tile) : ownedTile(labels, found);
};

/** "Scout", "Officer ×2 and Brain": the units on some hexes, equal ones together. */
export const unitNames = (described: DescribedLinks, hexes: readonly Hex[]): string => {
  const counts = new Map<string, number>();
  for (const at of hexes) {
    const name = unitNameAt(described, at);
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return listOf([...counts].map(([giver, count]) => (count > 1 ? t('card.part.times', { giver, count }) : giver)));
};

/** Gifts of equal givers together, in the order in which the givers first appear. */
export const byGiver = (described: Described, bonuses: readonly BonusLink[]): BonusLink[][] => {
  const groups = new Map<string, BonusLink[]>();
  for (const bonus of bonuses) {
    const name = unitNameAt(described, bonus.from);
    groups.set(name, [...(groups.get(name) ?? []), bonus]);
  }
  return [...groups.values()];
};
