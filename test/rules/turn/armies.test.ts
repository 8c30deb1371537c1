import { ARMIES, hqOf, pileOf, signatureOf, tileOf, unitOf } from '@hexfall/shared/content/catalog';
import type { EdgeStrengths } from '@hexfall/shared/hex/direction';
import { ARMY_IDS, type TileSpec, type UnitSpec } from '@hexfall/shared/model/tile';
import { EXPANSION_SHEETS } from '../../support/expansionSheets.js';
import { SHEETS } from '../../support/sheets.js';

const strengths = (name: string, edges: EdgeStrengths | undefined): string[] =>
  edges
    ? [
        `${name} ${Object.entries(edges)
          .map(([edge, strength]) => `${edge}:${strength}`)
          .sort()
          .join(' ')}`,
      ]
    : [];

const list = (name: string, values: readonly number[] | undefined, between: string): string[] =>
  values?.length ? [`${name} ${values.join(between)}`] : [];

const unitLine = (unit: UnitSpec): string[] => [
  ...list('initiative', unit.initiative, ' '),
  ...strengths('melee', unit.melee),
  ...strengths('ranged', unit.ranged),
  ...list('gauss', unit.gauss, ''),
  ...strengths('rocket', unit.rocket),
  ...list('shotgun', unit.shotgun, ''),
  ...list('nets', unit.nets?.toSorted(), ''),
  ...list('armor', unit.armor?.toSorted(), ''),
  ...list('connects', unit.connects?.toSorted(), ''),
  ...list('long distance', unit.longDistance, ''),
  ...list('entries', unit.entries?.toSorted(), ''),
  ...list('exits', unit.exits?.toSorted(), ''),
  ...(unit.effect
    ? [
        `gives ${Object.entries(unit.effect)
          .map(([kind, amount]) => `${kind}:${amount}`)
          .sort()
          .join(' ')}`,
      ]
    : []),
  ...(unit.affects ? [`to ${unit.affects}`] : []),
  ...(unit.singleAttack ? ['singleAttack'] : []),
  ...(unit.explodes ? ['explodes'] : []),
  ...(unit.mobility ? ['mobility'] : []),
  ...(unit.sharpshooter ? ['sharpshooter'] : []),
  ...(unit.venom ? ['venom'] : []),
  ...(unit.spy ? ['spy'] : []),
  ...(unit.pushesBack ? ['pushesBack'] : []),
  ...list('extra toughness', unit.extraToughness ? [unit.extraToughness] : [], ''),
  ...list('toughness', unit.toughness ? [unit.toughness] : [], ''),
];

const lineOf = (tile: TileSpec): string =>
  [`${tile.id} x${tile.count} ${tile.kind}`, ...(tile.kind === 'instant' || tile.kind === 'foundation' ? [] : unitLine(tile))].join(', ');

describe.each(ARMY_IDS)('the army %s', (army) => {
  test('is known by three different tiles, none of them its HQ', () => {
    const tiles = signatureOf(army).map(tileOf);
    expect(new Set(tiles.map(({ key }) => key)).size).toBe(3);
    expect(tiles.filter(({ spec }) => spec.kind === 'hq')).toEqual([]);
    expect(tiles.map(({ spec }) => spec)).toEqual(ARMIES[army].signature.map((id) => ARMIES[army].tiles.find((tile) => tile.id === id)));
  });

  test('S2 has 35 tiles, one of them the HQ', () => {
    expect(ARMIES[army].tiles.reduce((sum, tile) => sum + tile.count, 0)).toBe(35);
    expect(ARMIES[army].tiles.filter((tile) => tile.kind === 'hq').map((tile) => tile.count)).toEqual([1]);
    expect(pileOf(army)).toHaveLength(34);
  });

  test('U3 is printed as its sheet says', () => {
    expect(ARMIES[army].tiles.map(lineOf)).toEqual({ ...SHEETS, ...EXPANSION_SHEETS }[army]);
  });

  test('U2 has an HQ of 20 toughness with melee 1 on all edges', () => {
    const hq = unitOf(hqOf(army));
    expect(hq).toMatchObject({ isHq: true, toughness: 20, initiative: [0] });
    expect(hq.facings[0]!.attacks.map(({ melee, ranged, gauss }) => [melee, ranged, gauss])).toEqual(new Array(6).fill([1, 0, false]));
  });
});
