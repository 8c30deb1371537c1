import { computerTurn, type PlannedTurn } from '@hexfall/shared/ai/computerTurn';
import { DEFAULT_WEIGHTS, unitWorth } from '@hexfall/shared/ai/evaluate';
import { foresee } from '@hexfall/shared/ai/foresee';
import { MINDS } from '@hexfall/shared/ai/levels';
import { PlanFollower } from '@hexfall/shared/ai/PlanFollower';
import { arrangements } from '@hexfall/shared/cli/matchPlan';
import { unitOf } from '@hexfall/shared/content/catalog';
import { BOARDS } from '@hexfall/shared/hex/boards';
import { cellOf, type Hex, hexOf, sameHex } from '@hexfall/shared/hex/cells';
import { previewAttack } from '@hexfall/shared/inspect/attackPreview';
import { inspectLinks } from '@hexfall/shared/inspect/links';
import type { LevelId, PlanGoal } from '@hexfall/shared/model/computer';
import { DEFAULT_OPTIONS } from '@hexfall/shared/model/options';
import type { Seat } from '@hexfall/shared/model/seat';
import type { Table } from '@hexfall/shared/model/state';
import { ARMY_IDS } from '@hexfall/shared/model/tile';
import { fightByDefault } from '@hexfall/shared/rules/battle/fightBattle';
import { createMatch } from '@hexfall/shared/rules/createMatch';
import { playMatch } from '../../tools/playMatch.js';

/*
 * What computer players say they are after is what made them choose their turn. Here that is worked out again, by other code than theirs: for
 * the weakest levels by the lines of fire that the page draws, for those that foresee battles by the battle of the engine.
 */

/** By piece what it may be worth at least and at most: of equal targets of one unit, either may be the one that counts. */
type Worths = Map<string, readonly [least: number, most: number]>;

const HELP = 'help';

const add = (worths: Worths, key: string, least: number, most = least): void => {
  const [low, high] = worths.get(key) ?? [0, 0];
  worths.set(key, [low + least, high + most]);
};

const keyOf = (goal: PlanGoal): string =>
  goal.kind === 'unit' ? `${goal.owner} ${goal.tile}` : goal.kind === 'hq' ? `hq ${goal.owner}` : 'guard';

/** The piece on a hex, as somebody in a seat thinks of it. */
const pieceAt = ({ board }: Table, seat: Seat, at: Hex): string => {
  const { owner, tile } = board[cellOf(at)]!;
  return owner === seat ? HELP : unitOf(tile).isHq ? `hq ${owner}` : `${owner} ${tile}`;
};

/** What the pieces are worth as they stand, in points of HQ toughness. */
const addStanding = (worths: Worths, { board, players }: Table, seat: Seat): void => {
  add(worths, 'guard', players[seat]!.hq);
  add(worths, `hq ${1 - seat}`, -players[1 - seat]!.hq);
  for (const unit of board)
    if (unit && unit.owner === 1 - seat && !unitOf(unit.tile).isHq)
      add(worths, `${unit.owner} ${unit.tile}`, -DEFAULT_WEIGHTS.units * unitWorth(unit.tile));
};

const byTargets = (level: LevelId, table: Table, seat: Seat): Worths => {
  const { hq, unit, bestOnly } = MINDS[level].targets!;
  const worths: Worths = new Map();
  addStanding(worths, table, seat);
  const links = inspectLinks(table);
  for (const cell of BOARDS.main.cells) {
    const at = hexOf(cell);
    const own = table.board[cell];
    if (own?.owner !== seat || unitOf(own.tile).isHq) continue;
    if (links.some((link) => link.kind === 'net' && link.state === 'holds' && sameHex(link.to, at))) continue;
    const mine = links.filter(({ from }) => sameHex(from, at));
    const targets = [
      ...previewAttack(table, at).hits.map(({ to, wounds }) => {
        const key = pieceAt(table, seat, to);
        return { key, worth: key.startsWith('hq') ? hq : unit, times: Math.min(wounds, 3) };
      }),
      ...mine.flatMap((link) =>
        (link.kind === 'net' && link.state === 'holds') || (link.kind === 'bonus' && link.effect === 'scope')
          ? [{ key: pieceAt(table, seat, link.to), worth: unit, times: 1 }]
          : [],
      ),
    ];
    // A module helps own units, or hinders enemies: more if they hit something.
    const served = mine.flatMap((link) => (link.kind === 'bonus' && link.effect !== 'scope' ? [link.to] : []));
    for (const to of served.filter((hex, index) => served.findIndex((other) => sameHex(hex, other)) === index)) {
      const isNetted = links.some((link) => link.kind === 'net' && link.state === 'holds' && sameHex(link.to, to));
      const acts = !isNetted && previewAttack(table, to).hits.length > 0;
      targets.push({ key: pieceAt(table, seat, to), worth: acts ? unit : 0.1 * unit, times: 1 });
    }
    if (!bestOnly) {
      for (const { key, worth, times } of targets) add(worths, key, worth * times);
      continue;
    }
    const best = Math.max(0, ...targets.map(({ worth }) => worth));
    const keys = new Set(targets.filter(({ worth }) => worth >= best).map(({ key }) => key));
    for (const key of keys) add(worths, key, keys.size === 1 ? best : 0, best);
  }
  return worths;
};

const byBattle = (table: Table, seat: Seat): Worths => {
  const worths: Worths = new Map();
  addStanding(worths, table, seat);
  const { board, players } = fightByDefault(table, table.turn.player).table;
  for (const owner of [0, 1]) {
    const fell = players[owner]!.out && !table.players[owner]!.out ? DEFAULT_WEIGHTS.fallen : 0;
    const worth = DEFAULT_WEIGHTS.afterFirst * players[owner]!.hq - fell;
    add(worths, owner === seat ? 'guard' : `hq ${owner}`, owner === seat ? worth : -worth);
  }
  for (const unit of board)
    if (unit && unit.owner === 1 - seat && !unitOf(unit.tile).isHq)
      add(worths, `${unit.owner} ${unit.tile}`, -DEFAULT_WEIGHTS.survivors * unitWorth(unit.tile));
  return worths;
};

interface Planned extends PlannedTurn {
  readonly table: Table;
  readonly seat: Seat;
}

/** The turns of a game among two of a level, as they were planned. */
const plannedTurns = (level: LevelId, game: number): readonly Planned[] => {
  const pairs = arrangements(ARMY_IDS, 2);
  const created = createMatch({ options: DEFAULT_OPTIONS, armies: pairs[(game * 5) % pairs.length]!, seed: `aims/${game}` });
  if (!created.ok) throw new Error(created.error.message);
  const turns: Planned[] = [];
  const players = [0, 1].map(() => {
    const course = new PlanFollower();
    return {
      choose: (table: Table, seat: Seat) => {
        const next = course.next(table, seat);
        if (next) return next;
        const planned = computerTurn({ table, seat, level, seed: game * 1000 + turns.length });
        turns.push({ ...planned, table, seat });
        return course.follow(table, seat, planned.intents);
      },
    };
  });
  playMatch(created.value, players);
  return turns;
};

/** The table as the plan was valued. */
const valuedAfter = ({ table, seat, intents }: Planned): Table =>
  intents.filter(({ do: kind }) => kind !== 'end-turn').reduce((after, intent) => foresee(after, seat, intent) ?? after, table);

test.each([
  ['civilian', 12],
  ['cadet', 12],
  ['recruit', 8],
  ['soldier', 4],
] as const)('a %s is after the piece by which the value of its turn has grown the most', (level, games) => {
  const worthsOf = (table: Table, seat: Seat): Worths => (MINDS[level].targets ? byTargets(level, table, seat) : byBattle(table, seat));
  const turns = Array.from({ length: games }, (_, game) => plannedTurns(level, game)).flat();
  const stated = turns.flatMap((turn) => (turn.aim ? [{ ...turn, aim: turn.aim }] : []));
  const wrong = stated.filter((turn) => {
    const [before, after] = [worthsOf(turn.table, turn.seat), worthsOf(valuedAfter(turn), turn.seat)];
    const gainOf = (key: string): readonly [least: number, most: number] => {
      const [[low, high], [was, wasMost]] = [after.get(key) ?? [0, 0], before.get(key) ?? [0, 0]];
      return [low - wasMost, high - was];
    };
    const [, most] = gainOf(keyOf(turn.aim));
    const others = [...new Set([...before.keys(), ...after.keys()])].filter((key) => key !== HELP);
    return most <= 0.01 || others.some((key) => gainOf(key)[0] > most + 1e-6);
  });
  expect(wrong.map(({ table, aim }) => [table.turn.number, aim])).toEqual([]);
  expect(stated.length).toBeGreaterThan(turns.length / 4);
  expect(new Set(stated.map(({ aim }) => aim.kind)).size).toBeGreaterThan(1);
});
