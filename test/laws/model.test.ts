import fc from 'fast-check';
import { BOARD_IDS } from '@hexfall/shared/hex/boards';
import { cellOf, type Hex } from '@hexfall/shared/hex/cells';
import { HIT_KINDS } from '@hexfall/shared/model/attackKinds';
import { ENDLESS } from '@hexfall/shared/model/event';
import { MODES } from '@hexfall/shared/model/options';
import { randomFrom } from '@hexfall/shared/model/random';
import type { Seat } from '@hexfall/shared/model/seat';
import type { Table } from '@hexfall/shared/model/state';
import { GOLDEN_SCENES } from '../golden/scenes.js';
import { modelBattle } from '../model/battle.js';
import { sidesOf } from '../model/sides.js';
import { boardOf } from '../support/battles.js';
import { fightBoth } from '../support/bothEngines.js';
import { modePosition } from '../support/modePosition.js';
import { babelBoard, redirectingBoard } from '../support/modePositions.js';
import { picture } from '../support/picture.js';
import { randomBattle } from '../support/randomBattles.js';
import { randomBoard } from '../support/randomBoards.js';
import { cases, slowTest } from '../support/slow.js';
import { onTerrain } from '../support/terrainBoards.js';

/** As many battles as are fought on one board to give every answer. */
const MOST_BATTLES = 8;

/** The numbers of the keys that are chosen next, when there were that many keys; null when all have been. */
const nextPath = (path: readonly number[], counts: readonly number[]): number[] | null => {
  const place = counts.findLastIndex((count, index) => (path[index] ?? 0) < count - 1);
  return place < 0 ? null : [...counts.keys()].slice(0, place + 1).map((index) => (path[index] ?? 0) + (index === place ? 1 : 0));
};

/** Chooses the answers of a battle. */
const picks = fc.array(fc.nat({ max: 719 }), { minLength: 20, maxLength: 20 });

const chosenBy =
  (numbers: readonly number[]) =>
  (keys: readonly string[], index: number): string =>
    keys[numbers[index % numbers.length]! % keys.length]!;

/** Fights with random answers, and then with one list of answers after the other until every one has been given or it is enough. */
const fightAlike = (table: Table, starter: Seat, numbers: readonly number[], enough = MOST_BATTLES): void => {
  try {
    let counts = fightBoth(table, starter, chosenBy(numbers));
    let path: number[] | null = counts.length > 0 ? [] : null;
    for (let battles = 0; path && battles < enough; battles++) {
      const chosen: number[] = path;
      counts = fightBoth(table, starter, (keys, index) => keys[chosen[index] ?? 0]!);
      path = nextPath(chosen, counts);
    }
  } catch (error) {
    const ground = table.terrain.length > 0 ? `\n${[...table.terrain, ...table.turrets].map((one) => JSON.stringify(one)).join('\n')}` : '';
    const players = JSON.stringify(table.players.map(({ army, hq, score }) => [army, hq, score]));
    throw new Error(`${table.options.mode} ${players}, slot ${table.turn.slot}, player ${starter} starts on\n${picture(table)}${ground}`, {
      cause: error,
    });
  }
};

/*
 * The engine against the plain model of test/model: the same questions, the same battle. HEXFALL_SLOW=1 fights on 40,000
 * more boards, half of them on terrain (ten minutes): HEXFALL_SLOW=1 npm test -- test/laws/model -t slow
 */

const fightOnBoards = (numRuns: number): void =>
  fc.assert(
    fc.property(randomBattle, picks, ({ starter, ...draft }, numbers) => fightAlike(modePosition(draft), starter, numbers)),
    { numRuns },
  );

test('B3 B4 C5 D7 I5 N3 the engine fights every duel of the base armies as the model does', () => {
  fc.assert(
    fc.property(randomBoard(2), picks, (board, numbers) => fightAlike(boardOf(board.units, board), board.starter, numbers)),
    { numRuns: cases(100, 300) },
  );
});

test('D7 G1 G2 G3 G7 P2 P3 P5 P10–P17 the engine fights every battle of all modes and armies as the model does', () => fightOnBoards(200));

slowTest('battles of all modes and armies', 20_000, 200, fightOnBoards);

const REDIRECTING = Array.from({ length: cases(200, 600) }, (_, number) => redirectingBoard(randomFrom(number)));

test('P5 the engine fights on boards crowded with redirectors as the model does', () => {
  for (const table of REDIRECTING) fightAlike(table, 0, [0], 3);
});

const BABEL = Array.from({ length: cases(120, 300) }, (_, number) => babelBoard(number));

test('P10 P11 P12 P13 P14 P15 P16 P17 the engine fights on boards crowded with the tiles of Babel 13 as the model does', () => {
  BABEL.forEach((table, number) => fightAlike(table, number % 2, [number], 3));
});

test.each(GOLDEN_SCENES.map((scene) => [scene.name, scene] as const))(
  'the engine fights %s as the model does',
  (_, { starter = 0, ...draft }) => {
    fightAlike(modePosition(draft), starter, [0], 100);
  },
);

/** What of the battles of teams, Doomsday and bombers is seen in a battle of the model. */
const seenIn = (table: Table, starter: Seat, numbers: readonly number[]): string[] => {
  const { players, options, board } = table;
  const ownerAt = (hex: Hex): Seat => board[cellOf(hex)]!.owner;
  const seen: string[] = [options.mode, options.board];
  const model = modelBattle(table, starter);
  let step = model.next();
  for (let index = 0; !step.done; index++) {
    const { player, kind, keys } = step.value;
    seen.push(kind === 'venom' ? 'venom decided' : kind);
    const saved = kind === 'medic' ? keys.map((key) => ownerAt(key.split(' ')[2]!.split(',').map(Number) as unknown as Hex)) : [];
    if (saved.some((owner) => owner !== player)) seen.push('decided for others');
    step = model.next(chosenBy(numbers)(keys, index));
  }
  const { areFriends } = sidesOf(table);
  for (const { hits, points, travels, damage, poisoned, warehouses = [] } of step.value.phases) {
    warehouses.forEach(({ to }) => seen.push(to === undefined ? 'warehouse wounded' : to === null ? 'prizes lost' : 'prizes won'));
    if (poisoned?.length) seen.push('poisoned');
    for (const { from, to, kind, direction, arrival, wounds, by, index } of hits) {
      seen.push(kind);
      if (index !== undefined && kind !== 'terrain') seen.push('turret');
      if (by !== undefined) continue;
      if (direction !== arrival) seen.push('redirected');
      if (wounds === ENDLESS) seen.push('endless');
      const [a, b] = [ownerAt(from), ownerAt(to)];
      if (a !== b && areFriends(a, b) && (kind === 'melee' || kind === 'ranged')) seen.push('Moloch hits its ally');
    }
    if (points.length > 0) seen.push('points');
    if (damage.length > 2) seen.push('three HQs hit');
    travels.forEach(({ to }) => seen.push(to === null ? 'out of the game' : 'travels'));
  }
  const { left, winners } = step.value;
  if (left.some(({ units }) => units.length > 0)) seen.push('left');
  if (winners) seen.push(winners.length === 0 ? 'draw' : winners.length === players.length / 2 ? 'side wins' : 'wins');
  return seen;
};

test('everything that modes and expansions add happens on those boards', () => {
  const seen = new Set([...REDIRECTING.slice(0, 120), ...BABEL.slice(0, 120)].flatMap((table) => seenIn(table, 0, [0])));
  const kinds = [
    ...MODES,
    ...BOARD_IDS,
    ...HIT_KINDS.filter((kind) => kind !== 'instant'),
    'convert',
    'explode',
    'medic',
    'order',
    'target',
    'venom decided',
  ];
  const turns = [
    'redirected',
    'endless',
    'Moloch hits its ally',
    'points',
    'three HQs hit',
    'travels',
    'out of the game',
    'left',
    'poisoned',
    'turret',
    'warehouse wounded',
    'prizes won',
    'prizes lost',
  ];
  const wanted = new Set([...kinds, ...turns, 'decided for others', 'draw', 'side wins', 'wins']);
  for (const [{ starter, ...draft }, numbers, seed] of fc.sample(fc.tuple(randomBattle, picks, fc.nat({ max: 1e9 })), {
    numRuns: 400,
    seed: 1,
  })) {
    if ([...wanted].every((one) => seen.has(one))) break;
    const table = modePosition(seed % 3 ? draft : onTerrain(draft, randomFrom(seed)));
    seenIn(table, starter, numbers).forEach((one) => seen.add(one));
  }
  expect([...seen].sort()).toEqual([...wanted].sort());
});

const fightOnTerrain = (numRuns: number): void =>
  fc.assert(
    fc.property(randomBattle, fc.nat({ max: 1e9 }), picks, ({ starter, ...draft }, seed, numbers) =>
      fightAlike(modePosition(onTerrain(draft, randomFrom(seed))), starter, numbers),
    ),
    { numRuns },
  );

test('L2 L3 L7 L8 L10 L12 L13 L14 L15 L16 L17 L21 R1 R2 R4 the engine fights every battle on terrain as the model does', () =>
  fightOnTerrain(80));

slowTest('battles on terrain', 20_000, 200, fightOnTerrain);
