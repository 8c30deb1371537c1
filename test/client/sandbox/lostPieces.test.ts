import '../store/support/browserGlobals.js';
import type { GameState } from '@hexfall/shared/model/state';
import { parsePosition } from '@hexfall/shared/notation/parsePosition';
import type { Edit } from '../../../client/src/sandbox/Edit.js';
import { Sandbox } from '../../../client/src/sandbox/Sandbox.js';

/** Two HQs on the large board, one of them on terrain of its outermost ring, a runner on a foundation, and a third player. */
const POSITION = {
  format: 1,
  options: { mode: 'deathmatch', board: 'expanded' },
  players: [{ army: 'outpost' }, { army: 'neojungle' }, { army: 'moloch' }],
  turn: { player: 0 },
  units: [
    { army: 'outpost', tile: 'hq', at: [3, 0], rot: 0 },
    { army: 'outpost', tile: 'runner', at: [0, 0], rot: 0 },
    { army: 'neojungle', tile: 'hq', at: [-1, 0], rot: 0 },
    { army: 'moloch', tile: 'hq', at: [0, -1], rot: 0 },
  ],
  foundations: [{ army: 'neojungle', tile: 'roots', at: [0, 0] }],
};

const built = (): GameState => {
  const parsed = parsePosition(POSITION);
  if (!parsed.ok) throw new Error(`${parsed.error.path}: ${parsed.error.message}`);
  return parsed.value;
};

/** What is said of one edit. */
const saidOf = (edit: Edit): unknown => {
  const sandbox = new Sandbox();
  const stop = sandbox.attend();
  sandbox.open(built());
  sandbox.edit(edit);
  const message = sandbox.store.notice.value?.message ?? null;
  sandbox.undo();
  expect(sandbox.table.value.board).toEqual(built().table.board);
  stop();
  return message;
};

const taken = (pieces: string): string => `Taken off the board: ${pieces}. Undo brings that back.`;

describe('a change of a position that takes units off the board', () => {
  test.each<readonly [string, Edit, string]>([
    ['rock on an HQ', { do: 'addTerrain', at: [0, -1], type: 'rock', features: [] }, 'HQ of Moloch'],
    [
      'rock on a unit and a foundation',
      { do: 'addTerrain', at: [0, 0], type: 'rock', features: [] },
      'Runner of The Outpost and Roots of Neojungle',
    ],
    ['a smaller board', { do: 'setBoard', board: 'main' }, 'HQ of The Outpost'],
    ['fewer seats', { do: 'setMode', mode: 'duel', seats: 2 }, 'HQ of Moloch'],
    ['another army', { do: 'setArmy', seat: 0, army: 'borgo' }, 'Runner of The Outpost'],
  ])('names them: %s', (_, edit, pieces) => {
    expect(saidOf(edit)).toBe(taken(pieces));
  });

  test.each<readonly [string, Edit]>([
    ['a unit is removed', { do: 'removeUnit', at: [0, 0] }],
    ['a foundation is lifted', { do: 'removeFoundation', at: [0, 0] }],
    ['the board is cleared', { do: 'removePieces' }],
    ['an HQ moves', { do: 'addUnit', seat: 2, tile: 'moloch/hq', at: [1, 1], rot: 0 }],
    ['two units change places', { do: 'moveUnit', from: [0, 0], to: [0, -1] }],
    ['nothing stands on the hex', { do: 'addTerrain', at: [1, 1], type: 'rock', features: [] }],
  ])('says nothing where that is what it is for, or nothing goes: %s', (_, edit) => {
    expect(saidOf(edit)).toBeNull();
  });
});
