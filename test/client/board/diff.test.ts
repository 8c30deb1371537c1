import { boardModel } from '@hexfall/shared/picture/boardModel';
import type { UnitModel } from '@hexfall/shared/picture/model';
import { diffBoards } from '../../../client/src/board/diff.js';
import { boardOf } from '../../support/battles.js';

const units = (...texts: string[]): readonly UnitModel[] => boardModel(boardOf(['borgo/hq -2,0', 'outpost/hq 2,0', ...texts])).units;

const told = (before: readonly UnitModel[], after: readonly UnitModel[]): string[] => {
  const { kept, placed, removed } = diffBoards(before, after);
  const at = ({ tile, at: [q, r] }: UnitModel): string => `${tile} ${q},${r}`;
  return [
    ...kept.filter((pair) => at(pair.before) !== at(pair.after)).map((pair) => `${at(pair.before)} > ${at(pair.after)}`),
    ...placed.map((unit) => `+ ${at(unit)}`),
    ...removed.map((unit) => `- ${at(unit)}`),
  ];
};

test('nothing changed: everything is kept', () => {
  const model = units('borgo/mutant 0,0', 'borgo/mutant 1,0');
  expect(told(model, model)).toEqual([]);
  expect(diffBoards(model, model).kept).toHaveLength(4);
});

test('placed, removed, moved and turned units are distinguished', () => {
  const before = units('borgo/mutant 0,0', 'outpost/runner 1,0', 'outpost/brawler 0,1');
  const after = units('borgo/mutant 0,0 r3', 'outpost/runner 1,-1 r2', 'borgo/claws 0,-1');
  expect(told(before, after)).toEqual(['outpost/runner 1,0 > outpost/runner 1,-1', '+ borgo/claws 0,-1', '- outpost/brawler 0,1']);
});

test('M7: two units that change places both move', () => {
  const before = units('borgo/mutant 0,0', 'borgo/claws 1,0');
  expect(told(before, units('borgo/claws 0,0', 'borgo/mutant 1,0')).toSorted()).toEqual([
    'borgo/claws 1,0 > borgo/claws 0,0',
    'borgo/mutant 0,0 > borgo/mutant 1,0',
  ]);
});

test('of several equal units the one that looks like it has moved', () => {
  const before = units('borgo/super-mutant 0,0', 'borgo/super-mutant 1,0 r1 w1');
  const after = units('borgo/super-mutant 0,1 r1 w1');
  expect(told(before, after)).toEqual(['borgo/super-mutant 1,0 > borgo/super-mutant 0,1', '- borgo/super-mutant 0,0']);
});

test('equal units are matched by wounds before rotation, in any order', () => {
  const [hurt, turned] = ['borgo/super-mutant 0,0 w1', 'borgo/super-mutant 1,0 r2'];
  const after = units('borgo/super-mutant 0,1 r2 w1');
  const moved = ['borgo/super-mutant 0,0 > borgo/super-mutant 0,1', '- borgo/super-mutant 1,0'];
  expect(told(units(hurt, turned), after)).toEqual(moved);
  expect(told(units(turned, hurt), after)).toEqual(moved);
});
