import { unitOf } from '@hexfall/shared/content/catalog';
import type { TileKey } from '@hexfall/shared/model/tile';
import { boardModel } from '@hexfall/shared/picture/boardModel';
import { type TileFace, tileFace } from '@hexfall/shared/picture/tile/tileFace';
import { boardOf } from '../../support/battles.js';

/** The face of the first unit of that kind among these. */
const faceOn = (tile: TileKey, ...units: string[]): TileFace => {
  const unit = boardModel(boardOf(units)).units.find((found) => found.tile === tile)!;
  return tileFace(unitOf(tile), unit);
};

const initiative = ({ initiative: values }: TileFace): string =>
  values.map(({ value, change }) => `${value}${['-', '', '+'][change + 1]!}`).join(' ');
const melee = ({ edges }: TileFace): string =>
  edges.flatMap(({ edge, melee: value }) => (value ? [`${edge}:${value.value}${['-', '', '+'][value.change + 1]!}`] : [])).join(' ');

test('a tile in the hand is drawn as printed', () => {
  const face = tileFace(unitOf('borgo/super-mutant'));
  expect(melee(face)).toBe('0:2 1:1 5:1');
  expect(initiative(face)).toBe('2');
  expect(face.toughness).toEqual({ total: 2, given: 0, lost: 0 });
  expect(face.edges.filter(({ armor }) => armor).map(({ edge }) => edge)).toEqual([0, 1, 5]);
  expect(tileFace(unitOf('borgo/mutant')).toughness).toBeNull();
  expect(tileFace(unitOf('outpost/runner')).mobility).toBe('has');
});

test('C2: what an Officer adds is marked at the edges, whichever way the unit is turned', () => {
  const face = faceOn('borgo/mutant', 'borgo/officer 0,1', 'borgo/mutant 0,0 r2');
  expect(melee(face)).toBe('0:2+ 1:2+ 5:2+');
});

test('C2: raised and lowered initiative are marked', () => {
  expect(initiative(faceOn('borgo/mutant', 'borgo/scout 0,1', 'borgo/mutant 0,0'))).toBe('3+');
  expect(initiative(faceOn('borgo/mutant', 'outpost/saboteur 0,1', 'borgo/mutant 0,0'))).toBe('1-');
});

test('I5: an extra action is marked, the printed ones are not', () => {
  expect(initiative(faceOn('outpost/hmg', 'outpost/hq 0,1', 'outpost/hmg 0,0'))).toBe('2 1 0+');
  expect(initiative(faceOn('outpost/commando', 'outpost/hq 0,1', 'outpost/commando 0,0'))).toBe('3 2+');
});

test('an HQ shows its number, wounds of others are pips lost', () => {
  const table = boardOf(['borgo/hq 0,0', 'outpost/hq 2,0'], { players: [{ army: 'borgo', hq: 7 }, { army: 'outpost' }] });
  const hq = boardModel(table).units.find(({ tile }) => tile === 'borgo/hq')!;
  expect(tileFace(unitOf('borgo/hq'), hq)).toMatchObject({ life: 7, hurt: true, toughness: null });
  expect(faceOn('moloch/blocker', 'moloch/blocker 0,0 w2')).toMatchObject({ toughness: { total: 3, lost: 2 }, hurt: true });
});

test('C6, C1: links are near or far', () => {
  expect(tileFace(unitOf('doomsday/medic')).edges[0]?.link).toBe('far');
  expect(tileFace(unitOf('borgo/medic')).edges.map(({ link }) => link)).toEqual(['near', 'near', 'none', 'none', 'none', 'near']);
});
