import '../store/support/browserGlobals.js';
import type { Hex } from '@hexfall/shared/hex/cells';
import type { Puzzle } from '@hexfall/shared/notation/puzzle';
import { checkSolution } from '@hexfall/shared/puzzle/checkSolution';
import { GRADES } from '@hexfall/shared/puzzle/puzzleName';
import { settings } from '../../../client/src/platform/settings.js';
import { PuzzleGame } from '../../../client/src/puzzles/PuzzleGame.js';
import { closestText } from '../../../client/src/puzzles/puzzleText.js';
import { loadLanguage, shownLanguage } from '../../../client/src/text/translate.js';
import type { Json } from '../../notation/examples.js';
import { parsed, puzzleOf, puzzlesOf } from '../../puzzle/puzzleOf.js';

const PUZZLES = GRADES.flatMap(puzzlesOf);

const open = (puzzle: Puzzle) => {
  const solved: string[] = [];
  const game = new PuzzleGame(puzzle, {
    heading: () => '',
    wantsReplay: () => false,
    onSegment: () => undefined,
    onFailed: () => undefined,
    onSolved: () => void solved.push(puzzle.id),
  });
  return { game, solved };
};

/** Plays the first possible solution of a puzzle by hand: answers in the battle are the first that win. */
const playSolution = async (game: PuzzleGame): Promise<void> => {
  for (const intent of game.puzzle.solution?.intents ?? []) await game.store.act(intent);
  game.battle();
  const choices = [...(game.puzzle.solution?.choices ?? [])];
  while (game.store.table.decision) await game.store.act({ do: 'choose', key: choices.shift() ?? game.store.table.decision.keys[0]! });
};

test.each(PUZZLES.map((puzzle) => [puzzle.id, puzzle] as const))('%s is solved by its solution, and is shown so', async (id, puzzle) => {
  expect(puzzle.solution && checkSolution(puzzle, puzzle.solution)).toMatchObject({ solved: true });
  const { game, solved } = open(puzzle);
  await playSolution(game);
  expect(game.stage.value).toBe('over');
  expect(game.verdict.value).toMatchObject({ solved: true });
  expect(solved).toEqual([id]);
  game.beginSolution();
  for (let steps = 0; steps < 20 && game.stage.value === 'solution'; steps++) game.showNext();
  expect(game.stage.value).toBe('seen');
  expect(game.verdict.value).toMatchObject({ solved: true });
  expect(solved).toEqual([id]);
});

const UNITS = ['borgo/hq -1,1', 'moloch/hq 1,-1', 'moloch/clown 0,0'];

const twoTiles = (change: Json = {}): Puzzle =>
  parsed(
    puzzleOf(
      ['borgo', 'moloch'],
      ['mutant', 'claws', 'battle'].slice(0, 2),
      UNITS,
      [{ goal: 'kill', hexes: [[0, 0]] }, { goal: 'hq-unhurt' }],
      change,
    ),
  );

test('nothing is offered that is no part of a puzzle', async () => {
  const { game } = open(twoTiles({ use: 1 }));
  // The page follows what may be done.
  game.store.legal.subscribe(() => undefined);
  const kinds = new Set(game.store.legal.value.map((intent) => intent.do));
  expect([...kinds]).toEqual(['place']);
  expect(game.lack.value).toMatchObject({ code: 'too-few-tiles' });
  game.battle();
  expect(game.stage.value).toBe('turn');
  expect(game.store.notice.value?.message).toBe('1 tile has to be used before the battle.');
  await game.store.act({ do: 'end-turn' });
  expect(game.store.notice.value?.message).toBe('That is no part of a puzzle.');
  await game.store.act({ do: 'place', tile: 'mutant', at: [2, 0], rot: 0 });
  expect(game.store.legal.value).toEqual([]);
  expect(game.store.refusalOf({ do: 'place', tile: 'claws', at: [-2, 0], rot: 0 })).toMatch(/^No more than 1 tile/);
});

test('steps are taken back one by one, and all at once', async () => {
  const { game } = open(twoTiles());
  const first = game.store.table;
  await game.store.act({ do: 'place', tile: 'mutant', at: [2, 0], rot: 0 });
  const second = game.store.table;
  await game.store.act({ do: 'place', tile: 'claws', at: [-2, 0], rot: 0 });
  expect(game.turn.value.used).toHaveLength(2);
  game.takeBack();
  expect(game.store.table).toEqual(second);
  expect(game.turn.value.used).toHaveLength(1);
  game.takeBack();
  expect(game.store.table).toEqual(first);
  game.takeBack();
  expect(game.intents.value).toEqual([]);
  await game.store.act({ do: 'place', tile: 'mutant', at: [2, 0], rot: 0 });
  game.startOver();
  expect(game.store.table).toEqual(first);
  expect(game.store.legal.value.length).toBeGreaterThan(0);
});

test('a battle that misses a goal says which; what was put stays for another try', async () => {
  const { game, solved } = open(twoTiles());
  await game.store.act({ do: 'place', tile: 'mutant', at: [2, 0], rot: 0 });
  await game.store.act({ do: 'place', tile: 'claws', at: [-2, 0], rot: 0 });
  const before = game.store.table;
  game.battle();
  for (; game.store.table.decision;) await game.store.act({ do: 'choose', key: game.store.table.decision.keys[0]! });
  expect(game.stage.value).toBe('over');
  expect(game.verdict.value).toMatchObject({ solved: false, reached: [false, true] });
  expect(solved).toEqual([]);
  expect(game.store.legal.value).toEqual([]);
  game.tryAgain();
  expect(game.stage.value).toBe('turn');
  expect(game.verdict.value).toBeNull();
  expect(game.store.table).toEqual(before);
});

test('a miss says what the closest of all tries lacked', async () => {
  const units = ['borgo/hq -2,2', 'moloch/hq 2,-2', 'moloch/blocker 0,0'];
  const { game } = open(parsed(puzzleOf(['borgo', 'moloch'], ['mutant'], units, [{ goal: 'kill', hexes: [[0, 0]] }])));
  const tryWith = async (rot: 0 | 1): Promise<unknown> => {
    await game.store.act({ do: 'place', tile: 'mutant', at: [-1, 0], rot });
    game.battle();
    const closest = game.verdict.value?.closest;
    game.startOver();
    return closest;
  };
  const blocker = (left: number) => [{ goal: 'kill', size: left, standing: [{ tile: 'moloch/blocker', left }] }];
  const [astray, hit] = [0, 1] as const;
  expect(await tryWith(astray)).toEqual(blocker(3));
  expect(await tryWith(hit)).toEqual(blocker(2));
  expect(await tryWith(astray)).toEqual(blocker(2));
});

test('where only the own HQ was to be saved a miss says how much toughness it lacked', async () => {
  const units = ['outpost/hq 0,0', 'moloch/hq 2,0', 'moloch/hybrid 0,2', 'moloch/hybrid -2,0 r2'];
  const puzzle = parsed(puzzleOf(['outpost', 'moloch'], ['runner'], units, [{ goal: 'save-hq' }]));
  const { table } = puzzle.position;
  const players = table.players.map((player, seat) => (seat === 0 ? { ...player, hq: 1 } : player));
  const { game } = open({ ...puzzle, position: { ...puzzle.position, table: { ...table, players } } });
  const tryAt = async (at: Hex): Promise<string> => {
    await game.store.act({ do: 'place', tile: 'runner', at, rot: 0 });
    game.battle();
    const text = closestText(puzzle, game.verdict.value?.closest ?? []);
    game.startOver();
    return text;
  };
  expect(await tryAt([2, -2])).toBe('Closest so far: your HQ lacks 2 toughness.');
  // In the way of one of the two shots.
  expect(await tryAt([0, 1])).toBe('Closest so far: your HQ lacks 1 toughness.');
  expect(await tryAt([2, -2])).toBe('Closest so far: your HQ lacks 1 toughness.');
});

test('Z3: the answer of another player in the turn is the one that misses the goals', async () => {
  const units = ['moloch/brain 0,0', 'moloch/hybrid -2,0 r1', 'outpost/runner 0,-1'];
  const { game } = open(parsed(puzzleOf(['moloch', 'outpost'], ['push-back'], units, [{ goal: 'kill', hexes: [[0, -1]] }])));
  await game.store.act({ do: 'push', from: [0, 0], target: [0, -1] });
  expect(game.store.table.decision).toBeNull();
  expect(game.turn.value.branches.length).toBeGreaterThan(1);
  game.battle();
  expect(game.verdict.value).toMatchObject({ solved: false, reached: [false], against: 1 });
  expect(game.store.table.board.filter((unit) => unit?.owner === 1)).toHaveLength(1);
  game.takeBack();
  game.tryAgain();
  game.takeBack();
  expect(game.intents.value).toEqual([]);
});

test('texts that arrive leave what may be done as it is: a tile that is held stays in the hand', async () => {
  const { game } = open(PUZZLES[0]!);
  const before = game.store.legal.value;
  settings.language.value = 'pl';
  await loadLanguage('pl');
  expect(shownLanguage.value).toBe('pl');
  expect(game.store.legal.value).toBe(before);
});
