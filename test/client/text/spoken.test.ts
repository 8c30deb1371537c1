import '../store/support/browserGlobals.js';
import { BOARDS } from '@hexfall/shared/hex/boards';
import { cellOf, type Hex } from '@hexfall/shared/hex/cells';
import type { Foundation } from '@hexfall/shared/model/state';
import { boardModel } from '@hexfall/shared/picture/boardModel';
import { settings } from '../../../client/src/platform/settings.js';
import { hexName } from '../../../client/src/text/names.js';
import { playerLabels } from '../../../client/src/text/playerLabels.js';
import { loadLanguage } from '../../../client/src/text/translate.js';
import { hexLabel } from '../../../client/src/text/unitText.js';
import { boardOf } from '../../support/battles.js';

beforeAll(() => loadLanguage('pl'));

/** What the button of a hex says. */
const spoken = (units: readonly string[], at: Hex, lying: readonly Foundation[] = []): string => {
  const table = boardOf([...units]);
  const { units: standing, foundations = [] } = boardModel({ ...table, foundations: lying });
  const isThere = (one: { readonly at: Hex }): boolean => cellOf(one.at) === cellOf(at);
  const [unit, foundation] = [standing.find(isThere) ?? null, foundations.find(isThere) ?? null];
  return hexLabel(playerLabels(table.players, [{ name: 'Ann' }, { name: 'Bob' }]), hexName(at, BOARDS.main), { unit, foundation }, false);
};

beforeEach(() => (settings.language.value = 'en'));
afterAll(() => (settings.language.value = 'en'));

describe('a hex read aloud', () => {
  test('P7 says what lies on it, with a unit and without', () => {
    const roots = [{ owner: 0, tile: 'neojungle/roots', cell: cellOf([0, 0]) }] as const;
    expect(spoken(['neojungle/hq 0,0 r0'], [0, 0], roots)).toMatch(/HQ of Neojungle.*; Roots of Neojungle on the hex$/);
    expect(spoken(['neojungle/hq 1,0 r0'], [0, 0], roots)).toBe('C3, empty; Roots of Neojungle on the hex');
  });

  test('C1 says where a module is connected', () => {
    expect(spoken(['moloch/officer 0,0 r0'], [0, 0])).toMatch(/; connected (north|south|all sides)/);
  });

  test('P14, P15 says special attacks', () => {
    expect(spoken(['new-york/rocket-launcher 0,0 r1'], [0, 0])).toContain('rocket north-east');
    expect(spoken(['new-york/shotgun 0,0 r3'], [0, 0])).toContain('shotgun south');
  });

  test.each([
    [
      'an attack with its direction and what is left',
      'borgo/mutant 0,0 r0',
      'initiative 2; one wound left; strikes north 1, north-east 1, north-west 1',
    ],
    ['a shot as it is turned', 'moloch/hybrid 0,0 r2', 'facing south-east; initiative 3; one wound left; shoots south-east 1'],
    ['a Gauss shot', 'moloch/gauss-cannon 0,0 r0', 'Gauss shot south-west'],
    ['nets', 'hegemony/net-fighter 0,0 r0', 'nets'],
    ['armor and more than one wound', 'moloch/blocker 0,0 r0', 'wounds left; armor'],
    ['an HQ that strikes all around', 'borgo/hq 0,0 r0', '20 toughness left; strikes all sides 1'],
  ])('says %s', (_, unit, text) => {
    expect(spoken([unit], [0, 0])).toContain(text);
  });

  test('says several initiatives as one list', () => {
    expect(spoken(['outpost/hq 0,0 r0', 'outpost/commando 0,1 r0'], [0, 1])).toContain('initiatives 3 and 2;');
  });

  test('says the current strength, not the printed one', () => {
    expect(spoken(['moloch/hybrid 0,0 r0', 'moloch/officer 0,1 r1'], [0, 0])).toContain('shoots north 2');
  });

  test('says it in Polish', () => {
    settings.language.value = 'pl';
    expect(spoken(['moloch/hybrid 0,0 r2'], [0, 0])).toContain(
      'przodem na południowy wschód; inicjatywa 3; ginie od jednej rany; strzela: południowy wschód 1',
    );
  });
});
