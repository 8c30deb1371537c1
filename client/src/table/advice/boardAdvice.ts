import { hqOf, unitOf } from '@hexfall/shared/content/catalog';
import { cellOf, type Hex, hexOf, sameHex } from '@hexfall/shared/hex/cells';
import { fightByDefault } from '@hexfall/shared/rules/battle/fightBattle';
import { boardOf } from '@hexfall/shared/rules/landscape';
import type { Advice } from './Advice.js';
import { fighters, freeBeside, hqUnit, type Situation, type StandingUnit } from './Situation.js';

/** A hex with fewer neighbors than this is at the edge of the board, or well guarded. */
const OPEN_SIDES = 4;

/** S3: where the HQ can be placed so that few enemies fit around it. */
export const hqAdvice = ({ table, seat, player }: Situation): Advice | null => {
  if (table.turn.phase !== 'setup' || table.turn.player !== seat) return null;
  const board = boardOf(table);
  const edge = board.cells.filter((cell) => !table.board[cell] && (board.around[cell]?.length ?? 0) < OPEN_SIDES);
  const { effect = {} } = unitOf(hqOf(player.army)).spec;
  const text = effect.extraAction ? 'hq.extra-action' : effect.initiative ? 'hq.initiative' : 'hq.bonus';
  return { key: 'hq', text, values: { you: { army: player.army } }, hexes: edge.map(hexOf), tiles: [], clauses: ['S3', 'U2'] };
};

/** Returns the enemies that would hit the own HQ in a battle now, with their damage, worst first. */
const attackersOf = ({ table, seat, units }: Situation, hq: Hex): { readonly by: StandingUnit; readonly wounds: number }[] => {
  const hits = fightByDefault(table, seat).events.flatMap((event) => (event.type === 'phase-fought' ? event.hits : []));
  return units
    .filter(({ isOwn }) => !isOwn)
    .map((by) => {
      const own = hits.filter(({ from, to }) => sameHex(from, by.at) && sameHex(to, hq));
      return { by, wounds: own.reduce((sum, { wounds }) => sum + wounds, 0) };
    })
    .filter(({ wounds }) => wounds > 0)
    .sort((a, b) => b.wounds - a.wounds);
};

/** U1: the enemy that would hurt the own HQ most in a battle that started now. */
export const hqHitAdvice = (situation: Situation): Advice | null => {
  const hq = hqUnit(situation, true);
  const [worst] = hq && situation.forecast ? attackersOf(situation, hq.at) : [];
  if (!hq || !worst) return null;
  const { by, wounds } = worst;
  const isMelee = by.attacks.some(({ melee }) => melee > 0) && isBeside(by.at, hq.at, situation);
  return {
    key: 'hq-hit',
    text: isMelee ? 'hq-hit.melee' : 'hq-hit.ranged',
    values: { unit: { tile: by.tile }, at: { at: by.at }, count: wounds },
    hexes: [by.at, hq.at],
    tiles: [],
    clauses: ['U1'],
  };
};

const isBeside = (a: Hex, b: Hex, { table }: Situation): boolean => boardOf(table).around[cellOf(a)]?.includes(cellOf(b)) ?? false;

/** The sides from which enemies can reach the own HQ, once the enemy has units. */
export const hqOpenAdvice = (situation: Situation): Advice | null => {
  const hq = hqUnit(situation, true);
  if (!hq || fighters(situation, false).length === 0) return null;
  const open = freeBeside(situation.table, hq.at);
  if (open.length < OPEN_SIDES - 1) return null;
  return { key: 'hq-open', text: 'hq-open', values: { count: open.length }, hexes: open, tiles: [], clauses: ['T5', 'U1'] };
};

const fastest = (units: readonly StandingUnit[]): StandingUnit | undefined =>
  [...units].sort((a, b) => (b.initiative[0] ?? 0) - (a.initiative[0] ?? 0))[0];

/** I1, B3: the fastest units of both sides, and which of them acts first. */
export const initiativeAdvice = (situation: Situation): Advice | null => {
  const [own, theirs] = [fastest(fighters(situation, true)), fastest(fighters(situation, false))];
  const [mine, other] = [own?.initiative[0], theirs?.initiative[0]];
  if (!own || !theirs || mine === undefined || other === undefined) return null;
  return {
    key: 'initiative',
    text: mine === other ? 'initiative.tie' : mine > other ? 'initiative.own' : 'initiative.theirs',
    values: { own: { tile: own.tile }, theirs: { tile: theirs.tile }, mine, other },
    hexes: [own.at, theirs.at],
    tiles: [],
    clauses: ['I1', 'B3'],
  };
};

/** M2: an own unit that can still move or turn by itself. */
export const mobilityAdvice = ({ units, legal }: Situation): Advice | null => {
  const mobile = units.find(
    ({ isOwn, mobility, at }) =>
      isOwn && mobility && legal.some((intent) => intent.do === 'move' && intent.by === 'mobility' && sameHex(intent.from, at)),
  );
  if (!mobile) return null;
  return {
    key: 'mobility',
    text: 'mobility',
    values: { unit: { tile: mobile.tile }, at: { at: mobile.at } },
    hexes: [mobile.at],
    tiles: [],
    clauses: ['M2'],
  };
};

/** With this many tiles left to draw, or fewer, the end of the match is near. */
const FEW_TILES = 6;

/** E2: one of the draw piles will soon be empty. */
export const lastTilesAdvice = ({ table, player, enemy }: Situation): Advice | null =>
  table.turn.phase === 'turn' && table.turn.lastDrawnBy === null && Math.min(player.pile, enemy.pile) <= FEW_TILES
    ? { key: 'last-tiles', text: 'last-tiles', values: { own: player.pile, theirs: enemy.pile }, hexes: [], tiles: [], clauses: ['E2'] }
    : null;

/** E2, B2: the last tile has been drawn. */
export const finalBattleAdvice = ({ table, seat, player, enemy }: Situation): Advice | null => {
  const { lastDrawnBy, additional } = table.turn;
  if (lastDrawnBy === null || additional) return null;
  return {
    key: 'final-battle',
    text: lastDrawnBy === seat ? 'final-battle.own' : 'final-battle.theirs',
    values: { own: player.hq, theirs: enemy.hq },
    hexes: [],
    tiles: [],
    clauses: ['E2', 'B2', 'E4'],
  };
};
