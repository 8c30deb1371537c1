import { unitOf } from '@hexfall/shared/content/catalog';
import { cellOf, hexText, type Hex } from '@hexfall/shared/hex/cells';
import type { Effects } from '@hexfall/shared/model/tile';
import type { Table } from '@hexfall/shared/model/state';
import { inspectFire, type Fire, type FireLine } from '@hexfall/shared/rules/inspectFire';
import { inspectTies, type GiftTie, type Tie } from '@hexfall/shared/rules/inspectTies';
import { attacks } from '@hexfall/shared/rules/sides';
import type { Reach, ReachGift, ReachLine } from './types.js';

/** What the reach of a unit needs to know of a table. */
export type ReachTable = Pick<Table, 'options' | 'board'> & { readonly players: readonly Pick<Table['players'][number], 'army'>[] };

const same = (a: Hex, b: Hex): boolean => a[0] === b[0] && a[1] === b[1];

/** The units on a line that are attacked there, with what each takes. */
const hitsOn = (table: ReachTable, at: Hex, { kind, direction, path }: FireLine, { hits }: Fire): ReachLine['hits'] => {
  const owner = table.board[cellOf(at)]?.owner;
  const met = (kind === 'gauss' ? path.slice(1) : path.slice(-1)).filter((hex) => {
    const unit = table.board[cellOf(hex)];
    return unit && owner !== undefined && attacks(table, owner, unit.owner);
  });
  return met.map((hex) => ({ at: hex, wounds: hits.find((hit) => hit.direction === direction && same(hit.to, hex))?.wounds ?? 0 }));
};

/** Everything one unit gives to another together. */
const giftsOf = (table: ReachTable, ties: readonly GiftTie[]): ReachGift[] => {
  const pairs = new Map<string, GiftTie[]>();
  for (const tie of ties) {
    const pair = `${hexText(tie.from)} ${hexText(tie.to)}`;
    pairs.set(pair, [...(pairs.get(pair) ?? []), tie]);
  }
  return [...pairs.values()].flatMap((given): ReachGift[] => {
    const [first] = given;
    const giver = first && table.board[cellOf(first.from)];
    if (!giver) return [];
    const { effect = {}, affects } = unitOf(giver.tile).spec;
    const effects: Effects = Object.fromEntries(Object.entries(effect).filter(([kind]) => given.some((tie) => tie.effect === kind)));
    return [{ from: first.from, to: first.to, effects, isHostile: affects === 'enemy' || affects === 'enemy-modules' }];
  });
};

/**
 * The lines of fire, nets and connections of the unit on a hex; null where none stands.
 * @param ties all of the board, if they are known already.
 */
export const reachOf = (table: ReachTable, at: Hex, ties: readonly Tie[] = inspectTies(table)): Reach | null => {
  if (!table.board[cellOf(at)]) return null;
  const fire = inspectFire(table, at);
  const own = ties.filter(({ from, to }) => same(from, at) || same(to, at));
  return {
    at,
    netted: own.some((tie) => tie.kind === 'net' && tie.state === 'holds' && same(tie.to, at)),
    lines: fire.lines.map((line) => ({ kind: line.kind, path: line.path, hits: hitsOn(table, at, line, fire) })),
    nets: own.filter((tie) => tie.kind === 'net'),
    gifts: giftsOf(
      table,
      own.filter((tie) => tie.kind === 'gift'),
    ),
  };
};
