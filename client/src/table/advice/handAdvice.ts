import { notationId, tileOf, unitOf } from '@hexfall/shared/content/catalog';
import { cellOf, type Hex, includesHex } from '@hexfall/shared/hex/cells';
import { previewAttack } from '@hexfall/shared/inspect/attackPreview';
import type { Intent } from '@hexfall/shared/model/intent';
import type { TileKey, TileSpec } from '@hexfall/shared/model/tile';
import { preview } from '@hexfall/shared/rules/step';
import type { Advice, AdviceText, Subject } from './Advice.js';
import { costOf, fighters, type Situation, weigh } from './Situation.js';

const about = (key: Subject & AdviceText, tile: TileKey, ...clauses: readonly string[]): Advice => ({
  key,
  text: key,
  values: { tile: { tile } },
  hexes: [],
  tiles: [tile],
  clauses,
});

const isBattle = (spec: TileSpec): boolean => spec.kind === 'instant' && spec.action === 'battle';

const isModule = (spec: TileSpec): boolean => spec.kind === 'module';

/** Whether a module has edges that serve own units. */
const servesOwn = (spec: TileSpec): boolean => spec.kind === 'module' && spec.connects !== undefined && spec.affects === undefined;

const KINDS: Readonly<Record<string, Intent['do']>> = { 'push-back': 'push', castling: 'castle' };

/** Whether a tile of the hand can be used for something. */
const isUsable = ({ legal }: Situation, tile: TileKey): boolean => {
  const { spec } = tileOf(tile);
  if (spec.kind !== 'instant') return legal.some((intent) => intent.do === 'place' && intent.tile === notationId(tile));
  const kind = KINDS[spec.action] ?? spec.action;
  return legal.some((intent) => intent.do === kind && (intent.do !== 'move' || intent.by === 'tile'));
};

/** Whether a battle now would cost the enemies more than the player. */
const isGoodBattle = ({ forecast, seat }: Situation): boolean => {
  if (!forecast) return false;
  const [own, theirs] = [costOf(forecast, (other) => other === seat), costOf(forecast, (other) => other !== seat)];
  return weigh(theirs) > weigh(own);
};

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/** How much a tile can do, to compare those of a hand. */
const strengthOf = (tile: TileKey): number => {
  const { spec } = tileOf(tile);
  if (spec.kind === 'instant') return isBattle(spec) ? 4 : 3;
  if (spec.kind !== 'warrior') return 3;
  const attacks = sum(Object.values(spec.melee ?? {})) + 2 * sum(Object.values(spec.ranged ?? {}));
  return attacks + Math.max(0, ...(spec.initiative ?? [])) + (spec.mobility ? 1 : 0) + (spec.nets ? 2 : 0);
};

/** T1: which tile can go, and why; null if none has to. */
export const discardAdvice = (situation: Situation): Advice | null => {
  const { table, player } = situation;
  if (!table.turn.mustDiscard) return null;
  const { hand } = player;
  const find = (test: (spec: TileSpec, tile: TileKey) => boolean): TileKey | undefined =>
    hand.find((tile) => test(tileOf(tile).spec, tile));
  const isAlone = fighters(situation, true).length === 0;
  const unused = find((spec, tile) => spec.kind === 'instant' && !isBattle(spec) && !isUsable(situation, tile));
  if (unused) return about('discard-unused', unused, 'T1');
  const module = isAlone ? find(isModule) : undefined;
  if (module) return about('discard-module', module, 'T1');
  const battle = isGoodBattle(situation) ? undefined : find(isBattle);
  if (battle) return about('discard-battle', battle, 'T1');
  const twice = hand.find((tile, slot) => hand.indexOf(tile) !== slot);
  if (twice) return about('discard-twice', twice, 'T1');
  const weakest = [...hand].sort((a, b) => strengthOf(a) - strengthOf(b))[0];
  return weakest ? about('discard-weakest', weakest, 'T1') : null;
};

const redrawText = ([tile, ...others]: readonly TileKey[]): Pick<Advice, 'text' | 'values'> =>
  tile && others.length === 0 ? { text: 'redraw.one', values: { tile: { tile } } } : { text: 'redraw.all', values: {} };

/** T2: a hand of instants only. */
export const redrawAdvice = ({ table, seat, legal, player }: Situation): Advice | null =>
  table.turn.player === seat && legal.some((intent) => intent.do === 'redraw')
    ? { key: 'redraw', ...redrawText(player.hand), hexes: [], tiles: player.hand, clauses: ['T2'] }
    : null;

interface Shot {
  readonly from: Hex;
  readonly target: Hex;
}

/** Where a tile could be placed so that it hits an enemy, and whom. */
const shotsOf = ({ table, seat, legal }: Situation, tile: TileKey): Shot[] =>
  legal.flatMap((intent): Shot[] => {
    if (intent.do !== 'place' || intent.tile !== notationId(tile)) return [];
    const placed = preview({ ...table, turn: { ...table.turn, mustDiscard: false } }, seat, intent);
    if (!placed.ok || placed.value.table.battle) return [];
    const unit = placed.value.table.board[cellOf(intent.at)];
    if (unit?.owner !== seat || unit.tile !== tile) return [];
    return previewAttack(placed.value.table, intent.at).hits.map(({ to }) => ({ from: intent.at, target: to }));
  });

/** U1: finds a warrior in the hand that can hit an enemy from some hexes. Names the enemy that it can hit from the most hexes. */
export const aimAdvice = (situation: Situation): Advice | null => {
  const { table, player } = situation;
  for (const tile of new Set(player.hand)) {
    if (tileOf(tile).spec.kind !== 'warrior') continue;
    const byTarget = new Map<number, Hex[]>();
    for (const { from, target } of shotsOf(situation, tile)) {
      const known = byTarget.get(cellOf(target)) ?? [];
      if (!includesHex(known, from)) byTarget.set(cellOf(target), [...known, from]);
    }
    const [best] = [...byTarget].sort(([, a], [, b]) => b.length - a.length);
    const target = best && table.board[best[0]];
    if (best && target) {
      return {
        key: 'aim',
        ...(unitOf(target.tile).isHq
          ? { text: 'aim.hq', values: { tile: { tile } } }
          : { text: 'aim.unit', values: { tile: { tile }, target: { tile: target.tile } } }),
        hexes: best[1],
        tiles: [tile],
        clauses: ['U1'],
      };
    }
  }
  return null;
};

/** C1: a module of the hand, and a unit that it would serve. */
export const moduleAdvice = (situation: Situation): Advice | null => {
  const tile = situation.player.hand.find((one) => servesOwn(tileOf(one).spec) && isUsable(situation, one));
  const [served] = fighters(situation, true);
  if (!tile || !served) return null;
  const values = { tile: { tile }, unit: { tile: served.tile }, at: { at: served.at } };
  return { key: 'module', text: 'module', values, hexes: [served.at], tiles: [tile], clauses: ['C1'] };
};

/** B1: a Battle tile in the hand: what a battle would cost both sides now. */
export const battleAdvice = (situation: Situation): Advice | null => {
  const { forecast, seat, player, legal } = situation;
  const tile = player.hand.find((one) => isBattle(tileOf(one).spec));
  if (!tile || !forecast || !legal.some((intent) => intent.do === 'battle')) return null;
  const [own, theirs] = [costOf(forecast, (other) => other === seat), costOf(forecast, (other) => other !== seat)];
  const key = isGoodBattle(situation) ? 'battle-now' : 'battle-later';
  return {
    key,
    text: key,
    values: { tile: { tile }, own: { cost: own }, theirs: { cost: theirs } },
    hexes: forecast.losses.map(({ at }) => at),
    tiles: [tile],
    clauses: ['B1'],
  };
};

/** S4: the only tile of the first turn. */
export const firstTurnAdvice = ({ table, player }: Situation): Advice | null => {
  const [tile] = player.hand;
  return table.turn.number === 1 && tile && player.hand.length === 1 ? about('first-turn', tile, 'S4', 'T3') : null;
};

/** T3: a tile that can stay in the hand until the next turn. */
export const keepAdvice = (situation: Situation): Advice | null => {
  const { table, player } = situation;
  const [tile] = [...player.hand].sort((a, b) => Number(isUsable(situation, a)) - Number(isUsable(situation, b)));
  const hasDone = !table.turn.fresh && table.turn.number > 1;
  const mayKeep = tile !== undefined && player.hand.length < 3 && (hasDone || !isUsable(situation, tile));
  return mayKeep && !table.turn.mustDiscard ? about('keep', tile, 'T3') : null;
};
