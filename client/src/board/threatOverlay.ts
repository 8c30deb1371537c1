import { unitOf } from '@hexfall/shared/content/catalog';
import { cellOf, type Hex, hexText, sameHex } from '@hexfall/shared/hex/cells';
import { type AttackLine, type AttackPreview, previewAttack } from '@hexfall/shared/inspect/attackPreview';
import { type BonusLink, inspectLinks, motherlandGround, type UnitLink } from '@hexfall/shared/inspect/links';
import type { Table } from '@hexfall/shared/model/state';
import type { Effects } from '@hexfall/shared/model/tile';
import { attacks } from '@hexfall/shared/rules/sides';
import type { ReachBonus, ReachLine, ThreatOverlay } from './types.js';

/** What the reach of a unit needs to know of a table. */
export type ReachTable = Pick<Table, 'options' | 'board' | 'foundations' | 'terrain' | 'warehouses'> & {
  readonly players: readonly Pick<Table['players'][number], 'army'>[];
};

/** The units on a line that are attacked there, with what each takes. */
const hitsOn = (table: ReachTable, at: Hex, { reach, direction, path }: AttackLine, { hits }: AttackPreview): ReachLine['hits'] => {
  const owner = table.board[cellOf(at)]?.owner;
  const met = (reach === 'every' ? path.slice(1) : path.slice(-1)).filter((hex) => {
    const unit = table.board[cellOf(hex)];
    return unit && owner !== undefined && attacks(table, owner, unit.owner);
  });
  return met.map((hex) => ({ at: hex, wounds: hits.find((hit) => hit.direction === direction && sameHex(hit.to, hex))?.wounds ?? 0 }));
};

/** Everything one unit gives to another together. */
const bonusesOf = (table: ReachTable, links: readonly BonusLink[]): ReachBonus[] => {
  const pairs = new Map<string, BonusLink[]>();
  for (const link of links) {
    const pair = `${hexText(link.from)} ${hexText(link.to)}`;
    pairs.set(pair, [...(pairs.get(pair) ?? []), link]);
  }
  return [...pairs.values()].flatMap((given): ReachBonus[] => {
    const [first] = given;
    const giver = first && table.board[cellOf(first.from)];
    if (!giver) return [];
    const { effect = {}, affects } = unitOf(giver.tile).spec;
    const effects: Effects = Object.fromEntries(Object.entries(effect).filter(([kind]) => given.some((link) => link.effect === kind)));
    return [{ from: first.from, to: first.to, effects, isHostile: affects === 'enemy' || affects === 'enemy-modules' }];
  });
};

/**
 * The lines of fire, nets and connections of the unit on a hex; null where none stands.
 * @param links all of the board, if they are known already.
 */
export const threatOverlay = (table: ReachTable, at: Hex, links: readonly UnitLink[] = inspectLinks(table)): ThreatOverlay | null => {
  if (!table.board[cellOf(at)]) return null;
  const preview = previewAttack(table, at);
  const own = links.filter(({ from, to }) => sameHex(from, at) || sameHex(to, at));
  return {
    at,
    netted: own.some((link) => link.kind === 'net' && link.state === 'holds' && sameHex(link.to, at)),
    ground: motherlandGround(table, at),
    lines: preview.lines.map((line) => ({ kind: line.kind, reach: line.reach, path: line.path, hits: hitsOn(table, at, line, preview) })),
    nets: own.filter((link) => link.kind === 'net'),
    bonuses: bonusesOf(
      table,
      own.filter((link) => link.kind === 'bonus'),
    ),
  };
};
