import './support/browserGlobals.js';
import type { Hex } from '@hexfall/shared/hex/cells';
import { marksOf } from '../../../client/src/store/input/marks.js';
import { position } from '../../support/play.js';

const table = position({ players: ['borgo', 'moloch'], units: ['borgo/mutant 0,0', 'moloch/blocker 1,0'] });

const marked = (me: number | null): string[] => {
  const selectable: Hex[] = [
    [0, 0],
    [1, 0],
    [0, 1],
  ];
  const choice = { selectable, alternatives: [], ready: null, turning: null };
  const pointing = { table, me, selection: null, choice, legal: [], hoverIntent: null, hoverAnswer: null, latest: [] };
  return marksOf(pointing as unknown as Parameters<typeof marksOf>[0]).map(({ at, kind }) => `${at.join(',')} ${kind}`);
};

test('hexes one may choose: an enemy there is a target, an own unit and a free hex are not', () => {
  expect(marked(0)).toEqual(['0,0 legal', '1,0 target', '0,1 legal']);
  expect(marked(1)).toEqual(['0,0 target', '1,0 legal', '0,1 legal']);
});
