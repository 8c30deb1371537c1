import type { Json } from '../notation/examples.js';
import { puzzleOf } from '../puzzle/puzzleOf.js';
import { call, refusal } from './support.js';

/** What a command prints of a valid puzzle. */
const answer = async (command: string, document: Json): Promise<Json> => {
  const { stdout, exitCode } = await call([command, 'a.json'], { 'a.json': JSON.stringify(document) });
  expect(exitCode).toBe(0);
  return JSON.parse(stdout) as Json;
};

const DUEL = ['outpost', 'moloch'];

const SNIPER = puzzleOf(
  DUEL,
  ['sniper'],
  ['outpost/hq 0,0', 'moloch/hq 2,-1', 'moloch/hybrid -2,0', 'moloch/guard 0,-2'],
  [{ goal: 'kill', hexes: [[-2, 0]] }],
);
const shot = (at: readonly number[]): Json => ({ intents: [{ do: 'sniper', at }] });

test('Z2: the one solution of a small puzzle is found, and solves it', async () => {
  const solved = await answer('solve', SNIPER);
  expect(solved).toMatchObject({ complete: true, positions: 3, count: 1, sound: true, fewer: false });
  expect(solved['solutions']).toMatchObject([{ ...shot([-2, 0]), choices: [] }]);
  const checked = await answer('puzzle', { ...SNIPER, solution: shot([-2, 0]) });
  expect(checked).toMatchObject({ solved: true, used: ['sniper'], error: null, against: null, battle: { done: true } });
  expect(checked['goals']).toEqual([{ goal: 'kill', hexes: [[-2, 0]], reached: true }]);
});

test('Z2: another turn misses the goal', async () => {
  const checked = await answer('puzzle', { ...SNIPER, solution: shot([0, -2]) });
  expect(checked).toMatchObject({ solved: false, error: null, against: null, goals: [{ reached: false }] });
});

test('Z3: the answers of the others that break it are printed, and the battle in which they give them', async () => {
  const document = puzzleOf(DUEL, [], ['moloch/clown 0,0', 'outpost/officer 0,1'], [{ goal: 'lose-nothing' }, { goal: 'hq-unhurt' }]);
  const checked = await answer('puzzle', document);
  expect(checked).toMatchObject({ solved: false, error: null, against: { choices: ['explode'] } });
  expect(checked['goals']).toEqual([
    { goal: 'lose-nothing', reached: false },
    { goal: 'hq-unhurt', reached: true },
  ]);
  expect(checked['battle']).toMatchObject({ done: true, phases: [{ initiative: 2, hits: [{ kind: 'explosion', to: [0, 1] }] }] });
});

test("Z3: a solver's answer that is not offered is an error", async () => {
  const document = puzzleOf(['moloch', 'outpost'], [], ['moloch/clown 0,0', 'outpost/officer 0,1'], [{ goal: 'hq-unhurt' }]);
  const checked = await answer('puzzle', { ...document, solution: { intents: [], choices: ['jump'] } });
  expect(checked).toMatchObject({ solved: false, error: { code: 'unknown-key', index: 0 }, against: null, goals: [{ reached: false }] });
});

test.each<[code: string, index: number, change: Json]>([
  ['too-few-tiles', 0, {}],
  ['too-many-tiles', 0, { use: 0, solution: shot([-2, 0]) }],
  ['not-enemy-unit', 0, { solution: shot([0, 0]) }],
  ['not-in-hand', 0, { solution: { intents: [{ do: 'push', from: [0, 0], target: [-2, 0] }] } }],
  ['no-abilities', 0, { abilities: false, solution: { intents: [{ do: 'rotate', at: [0, 0], rot: 1 }] } }],
])('Z1: %s is the reason why a turn is no solution', async (code, index, change) => {
  expect(await answer('puzzle', { ...SNIPER, ...change })).toMatchObject({ solved: false, battle: null, error: { code, index } });
});

test.each<[expected: string, change: Json]>([
  ['unknown-value /position/turn/player', { solver: 1, use: 0 }],
  ['out-of-range /solver', { solver: 3 }],
  ['out-of-range /use', { use: 2 }],
  ['out-of-range /goals', { goals: [] }],
  ['out-of-range /goals/0/wounds', { goals: [{ goal: 'damage', wounds: 0 }] }],
  ['missing-field /goals/0/wounds', { goals: [{ goal: 'damage' }] }],
  ['unknown-value /goals/0/goal', { goals: [{ goal: 'win' }] }],
  ['no-unit-there /goals/0/hexes/0', { goals: [{ goal: 'kill', hexes: [[0, 0]] }] }],
  ['unknown-value /solution/intents/0/do', { solution: { intents: [{ do: 'end-turn' }] } }],
  ['unknown-field /solution/intents/0/player', { solution: { intents: [{ do: 'sniper', at: [0, 0], player: 0 }] } }],
  ['unknown-field /extra', { extra: 1 }],
])('%s', async (expected, change) => {
  expect(await refusal(['puzzle', 'a.json'], { 'a.json': JSON.stringify({ ...SNIPER, ...change }) })).toBe(expected);
});

test('Z1: a Battle tile in hand is refused, and the duty to discard', async () => {
  const battle = puzzleOf(DUEL, ['battle'], ['outpost/hq 0,0'], [{ goal: 'hq-unhurt' }]);
  expect(await refusal(['solve', 'a.json'], { 'a.json': JSON.stringify(battle) })).toBe('unknown-value /position/players/0/hand/0');
  const position = { ...(SNIPER['position'] as Json), turn: { player: 0, mustDiscard: true } };
  const expected = 'unknown-field /position/turn/mustDiscard';
  expect(await refusal(['solve', 'a.json'], { 'a.json': JSON.stringify({ ...SNIPER, position }) })).toBe(expected);
});

describe('limits', () => {
  const solveWith = async (...options: string[]): Promise<Json> => {
    const { stdout } = await call(['solve', 'a.json', ...options], { 'a.json': JSON.stringify(SNIPER) });
    return JSON.parse(stdout) as Json;
  };

  test('a search that is broken off says so', async () => {
    expect(await solveWith('--limit', '2')).toMatchObject({ complete: false, positions: 2, sound: null });
    expect(await solveWith('--limit', '3')).toMatchObject({ complete: true, positions: 3, sound: true });
    expect(await solveWith('--seconds', '0.000001')).toMatchObject({ complete: false, sound: null });
    expect(await solveWith('--seconds', '60')).toMatchObject({ complete: true, sound: true });
  });

  test.each([
    ['--limit', '0'],
    ['--limit', 'ten'],
    ['--seconds', '-1'],
    ['--seconds', '0'],
  ])('%s %s is refused', async (option, value) => {
    expect(await refusal(['solve', 'a.json', `${option}=${value}`], { 'a.json': '{}' })).toBe('bad-option ');
  });
});

test('one puzzle per line', async () => {
  const { stdout } = await call(['solve', 'a.jsonl'], { 'a.jsonl': `${JSON.stringify(SNIPER)}\n{}\n` });
  const [solved, failed] = stdout
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Json);
  expect(solved).toMatchObject({ sound: true });
  expect(failed).toMatchObject({ error: { code: 'missing-field', path: '/format' } });
});
