import { foresee } from '@hexfall/shared/ai/foresee';
import type { ComputerPlayer } from '@hexfall/shared/ai/players';
import { keyFor, tileOf, unitOf } from '@hexfall/shared/content/catalog';
import { type CompiledUnit, isUnit } from '@hexfall/shared/content/compile';
import { BOARDS } from '@hexfall/shared/hex/boards';
import { type Cell, cellOf, OFF_BOARD } from '@hexfall/shared/hex/cells';
import type { Intent, IntentOf } from '@hexfall/shared/model/intent';
import { pick, type RandomSource } from '@hexfall/shared/model/random';
import type { Seat } from '@hexfall/shared/model/seat';
import type { Table, Unit } from '@hexfall/shared/model/state';
import type { TileKey } from '@hexfall/shared/model/tile';
import { legalIntents } from '@hexfall/shared/rules/legal';
import { BattleSimulation } from '@hexfall/shared/simulation/BattleSimulation';

const isEnemy = (unit: Unit | null | undefined, seat: Seat): unit is Unit =>
  unit !== null && unit !== undefined && unit.owner >= 0 && unit.owner !== seat;

/** What a unit points at, by what a beginner would want most. */
const AIM = { hq: 3, unit: 2, board: 1, nothing: 0 };

const aimOf = (table: Table, seat: Seat, unit: CompiledUnit, cell: Cell, rot: number): number => {
  const { neighbor, ray } = BOARDS[table.options.board];
  const worth = (target: Unit): number => (unitOf(target.tile).isHq ? AIM.hq : AIM.unit);
  let best = AIM.nothing;
  for (const { direction, melee, ranged, gauss } of unit.facings[rot]!.attacks) {
    const beside = neighbor[cell * 6 + direction]!;
    if (beside === OFF_BOARD) continue;
    best = Math.max(best, AIM.board);
    const near = table.board[beside];
    if (melee && isEnemy(near, seat)) best = Math.max(best, worth(near));
    if (!ranged && !gauss) continue;
    const first = ray[cell * 6 + direction]!.map((far) => table.board[far]).find((target) => isEnemy(target, seat));
    if (first) best = Math.max(best, worth(first));
  }
  return best;
};

const HELP = 1.2;
const NET = 2.5;

/** How many units a module would touch. */
const helpOf = (table: Table, seat: Seat, unit: CompiledUnit, cell: Cell, rot: number): number => {
  const { neighbor } = BOARDS[table.options.board];
  const touched = unit.facings[rot]!.connects.map((direction) => neighbor[cell * 6 + direction]!).filter((beside) => beside !== OFF_BOARD);
  const isHelped = (other: Unit | null | undefined): boolean =>
    other !== null &&
    other !== undefined &&
    other.owner >= 0 &&
    unitOf(other.tile).initiative.length > 0 &&
    (unit.affects === 'enemy') === (other.owner !== seat);
  return HELP * touched.filter((beside) => isHelped(table.board[beside])).length;
};

const netsEnemy = (table: Table, seat: Seat, unit: CompiledUnit, cell: Cell, rot: number): boolean => {
  const { neighbor } = BOARDS[table.options.board];
  return (
    unit.hasNets &&
    unit.facings[rot]!.nets.some((direction) => {
      const beside = neighbor[cell * 6 + direction]!;
      return beside !== OFF_BOARD && isEnemy(table.board[beside], seat);
    })
  );
};

const looksGood = (table: Table, seat: Seat, { tile, at, rot }: IntentOf<'place'>): number => {
  const key = keyFor(table.players[seat]!.army, tile)!;
  if (!isUnit(tileOf(key))) return 0;
  const unit = unitOf(key);
  const cell = cellOf(at);
  if (unit.kind === 'module') return helpOf(table, seat, unit, cell, rot);
  return Math.max(aimOf(table, seat, unit, cell, rot), netsEnemy(table, seat, unit, cell, rot) ? NET : 0);
};

/** How gladly a tile is kept: Move is discarded first, Battle last. */
const useOf = (key: TileKey, random: RandomSource): number => {
  const tile = tileOf(key);
  if (tile.kind === 'instant') return tile.action === 'battle' ? 9 : tile.action === 'move' ? 1 : 5;
  return tile.kind === 'module' ? 2 + random() : 3 + 2 * random();
};

/** From which gain of toughness on a beginner starts a battle. */
const WORTH_A_BATTLE = 2;
/** How many placements are compared by the forecast of the page. */
const FORECASTS = 6;

/**
 * Somebody who has just done the lesson: knows that units face enemies, that modules touch units they help, and that a battle is good when it
 * costs the enemy's HQ more. Plans nothing, keeps nothing, and discards what looks least useful.
 */
export class Beginner implements ComputerPlayer {
  readonly #simulation = new BattleSimulation();

  /** @param usesForecast whether some placements are compared by what the next battle would bring. */
  constructor(
    private readonly random: RandomSource,
    private readonly usesForecast: boolean,
  ) {}

  choose(table: Table, seat: Seat): Intent {
    const { random } = this;
    const legal = legalIntents(table, seat);
    const of = <K extends Intent['do']>(kind: K): IntentOf<K>[] => legal.filter((intent): intent is IntentOf<K> => intent.do === kind);
    if (table.decision || table.turn.phase === 'setup') return pick(legal, random);
    const { hand, army } = table.players[seat]!;
    const [redraw] = of('redraw');
    const [battle] = of('battle');
    if (redraw && !battle) return redraw;
    if (table.turn.mustDiscard) {
      const uses = new Map(hand.map((key) => [key, useOf(key, random)]));
      const [least] = [...uses.keys()].toSorted((a, b) => uses.get(a)! - uses.get(b)!);
      return of('discard').find(({ tile }) => keyFor(army, tile) === least) ?? pick(of('discard'), random);
    }
    if (battle && this.#gainNow(table, seat) >= WORTH_A_BATTLE) return battle;
    const shots = [...of('sniper'), ...of('grenade')].filter(({ at }) => isEnemy(table.board[cellOf(at)], seat));
    if (shots.length > 0) return pick(shots, random);
    const places = of('place')
      .map((intent) => ({ looks: looksGood(table, seat, intent) + 0.9 * random(), intent }))
      .toSorted((a, b) => b.looks - a.looks);
    const [first] = places;
    if (!first) return of('end-turn')[0] ?? legal.at(-1)!;
    if (!this.usesForecast) return first.intent;
    const worths = places.slice(0, FORECASTS).map(({ looks, intent }) => ({ worth: this.#foreseen(table, seat, intent, looks), intent }));
    return worths.reduce((best, each) => (each.worth > best.worth ? each : best)).intent;
  }

  #foreseen(table: Table, seat: Seat, intent: Intent, looks: number): number {
    const after = foresee(table, seat, intent);
    if (!after) return -Infinity;
    if (after.outcome) return after.outcome.winners.includes(seat) ? 99 : -99;
    return this.#gainNow(after, seat) + 0.2 * looks;
  }

  /** What a battle now would bring: wounds of the enemy's HQ less those of the own. */
  #gainNow(table: Table, seat: Seat): number {
    const { players, turn } = table;
    const { hq } = this.#simulation.fight(table, turn.player);
    return players[1 - seat]!.hq - hq[1 - seat]! - (players[seat]!.hq - hq[seat]!);
  }
}
