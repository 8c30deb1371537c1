import '../store/support/browserGlobals.js';
import { MAPS } from '@hexfall/shared/content/maps';
import type { Hex } from '@hexfall/shared/hex/cells';
import { boardModel } from '@hexfall/shared/picture/boardModel';
import { settings } from '../../../client/src/platform/settings.js';
import { playerLabels } from '../../../client/src/text/playerLabels.js';
import { type Ground, groundAt, groundHeading, groundLines, spokenGround } from '../../../client/src/text/terrainText.js';
import { loadLanguage } from '../../../client/src/text/translate.js';
import { unitLabel } from '../../../client/src/text/unitText.js';
import { boardOf as tableWith } from '../../support/battles.js';

beforeAll(() => loadLanguage('pl'));

const table = tableWith(['borgo/hq -2,2 r0', 'moloch/hq 2,-2 r0', 'borgo/mutant 0,2 r0']);
const labels = playerLabels(table.players, [{ name: 'Ann' }, { name: 'Bob' }]);

const modelOn = (id: string) => {
  const map = MAPS.find((other) => other.id === id);
  if (!map) throw new Error(`no map ${id}`);
  const warehouses = map.terrain.flatMap(({ prizes = [] }) => prizes);
  return boardModel({ ...table, terrain: map.terrain, turrets: map.turrets, warehouses });
};

const groundOn = (id: string, at: Hex): Ground => {
  const found = groundAt(modelOn(id), at);
  if (!found) throw new Error(`no terrain at ${at.join()}`);
  return found;
};

beforeEach(() => (settings.language.value = 'en'));
afterAll(() => (settings.language.value = 'en'));

test('L1: a hex of terrain is named and told with the clauses of its features', () => {
  const ground = groundOn('old-forest', [0, -2]);
  expect(groundHeading(ground, modelOn('old-forest').board)).toBe('Forest, C1');
  expect(groundLines(labels, ground).map(({ clauses }) => clauses)).toEqual([['L9'], ['L10']]);
  expect(spokenGround(ground)).toBe('Forest: dismal and poisonous');
});

test('L17: a turret is told with its direction, its initiative and its attacks', () => {
  const lines = groundLines(labels, groundOn('radio-mast', [1, 0])).map(({ text }) => text);
  expect(lines).toContain('Turret: facing north. Acts at initiative 1.');
  expect(lines.join()).toContain('north');
  expect(spokenGround(groundOn('radio-mast', [1, 0]))).toContain('turret facing north');
});

test('R1: a warehouse is told with its prizes and what opens it', () => {
  expect(spokenGround(groundOn('green-hell', [0, 0]))).toBe(
    'Warehouse: closed and high; holds Enhanced hit and Mobility; 3 more wounds open it.',
  );
  settings.language.value = 'pl';
  expect(spokenGround(groundOn('green-hell', [0, 0]))).toContain('Otwierają go jeszcze 3 rany.');
});

test('R3: a unit says what it carries', () => {
  const [, , mutant] = modelOn('depot').units;
  if (!mutant) throw new Error('no third unit');
  expect(unitLabel(labels, { ...mutant, prizes: ['accelerator'] })).toContain('; carries Accelerator;');
});

test('a hex without terrain has no ground', () => {
  expect(groundAt(modelOn('depot'), [1, 1])).toBeNull();
});
