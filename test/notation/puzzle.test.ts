import { formatPuzzle, parsePuzzle } from '@hexfall/shared/notation/puzzle';
import { parsed, puzzleOf } from '../puzzle/puzzleOf.js';
import type { Json } from './examples.js';

const GOALS = [{ goal: 'kill', hexes: [[0, 0]] }, { goal: 'damage', wounds: 2 }, { goal: 'more-points' }];
const UNITS = ['outpost/hq 0,2', 'moloch/clown 0,0 r3 w1'];

test.each([
  { id: 'a', title: { en: 'One', pl: 'Jeden' }, atMost: true, abilities: false, use: 0, solution: { intents: [], choices: ['explode'] } },
  { title: { pl: 'Dwa' }, solution: { intents: [{ do: 'sniper', at: [0, 0] }], choices: [] } },
  {},
])('Z5: a puzzle is written as it is read: %j', (change) => {
  const json = puzzleOf(['outpost', 'moloch'], ['sniper', 'scout'], UNITS, GOALS, change);
  const puzzle = parsed(json);
  const written = formatPuzzle(puzzle);
  expect(written).toMatchObject({ format: 1, kind: 'puzzle', solver: 0, goals: GOALS, ...change });
  expect(parsed(structuredClone({ ...written }))).toEqual(puzzle);
});

test.each([true, false])('Z1: a puzzle does not say whether a tile has to be discarded (%s)', (mustDiscard) => {
  const { position, ...json } = puzzleOf(['outpost', 'moloch'], ['sniper', 'scout'], UNITS, GOALS);
  const read = parsePuzzle({ ...json, position: { ...(position as object), turn: { player: 0, mustDiscard } } });
  expect(read).toMatchObject({ ok: false, error: { code: 'unknown-field', path: '/position/turn/mustDiscard' } });
});

/** A puzzle with a change, which may be one of its first position or of the solver's hand. */
const changed = ({ first = {}, hand, ...change }: Json): Json => {
  const { position, ...json } = puzzleOf(['outpost', 'moloch'], ['sniper', 'scout'], UNITS, GOALS, change);
  const { players, ...rest } = position as { readonly players: readonly Json[] };
  const [solver, other] = players;
  return { ...json, position: { ...rest, players: [{ ...solver, ...(hand !== undefined && { hand }) }, other], ...(first as Json) } };
};

test.each([
  ['/goals', { goals: [] }],
  ['/goals/1', { goals: [GOALS[2], 'more-points'] }],
  ['/goals/1/goal', { goals: [GOALS[2], { goal: 'to-win' }] }],
  ['/goals/1/wounds', { goals: [GOALS[2], { goal: 'damage', wounds: 0 }] }],
  ['/goals/1/hexes', { goals: [GOALS[2], { goal: 'kill', hexes: [] }] }],
  [
    '/goals/1/hexes/1',
    {
      goals: [
        GOALS[2],
        {
          goal: 'kill',
          hexes: [
            [0, 0],
            [0, 1],
          ],
        },
      ],
    },
  ],
  ['/goals/0/hexes/0', { goals: [{ goal: 'kill', hexes: [[0, 2]] }] }],
  ['/solution/intents/1/do', { solution: { intents: [{ do: 'sniper', at: [0, 0] }, { do: 'end-turn' }], choices: [] } }],
  ['/solution/intents/0/at/1', { solution: { intents: [{ do: 'sniper', at: [0, 'a'] }] } }],
  ['/use', { use: 3 }],
  ['/solver', { solver: 2 }],
  ['/position/turn/player', { solver: 1, use: 0 }],
  ['/position/turn/phase', { first: { turn: { player: 0, phase: 'setup' }, units: [] } }],
  ['/position/players/0/hand/1', { hand: ['sniper', 'battle'] }],
])('what is wrong with a puzzle is named by its place: %s', (path, change) => {
  expect(parsePuzzle(changed(change))).toMatchObject({ ok: false, error: { path } });
});
