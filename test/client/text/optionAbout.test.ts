import '../store/support/browserGlobals.js';
import { MAPS } from '@hexfall/shared/content/maps';
import { DEFAULT_OPTIONS, type Options } from '@hexfall/shared/model/options';
import { DEFAULT_FORM, TOGGLE_NAMES, withMap, withToggle } from '../../../client/src/store/newTableForm.js';
import { OPTION_CLAUSES } from '../../../client/src/text/optionAbout.js';
import { specialSettings } from '../../../client/src/text/optionText.js';
import { readProjectFile } from '../../support/sources.js';

const ARRANGED = { startingSeat: 'first', armySelection: 'free', forecast: true, seriesKind: 'single' } as const;

test.each(Object.entries(OPTION_CLAUSES))('%s links to a clause of the rules', (_, clause) => {
  if (clause !== null) expect(readProjectFile('docs/rules.md')).toContain(`- **${clause}**`);
});

describe('what differs from the usual game', () => {
  const of = (change: Partial<Options>): string[] => specialSettings({ ...DEFAULT_OPTIONS, ...change }, ARRANGED);

  test('is nothing in the usual game', () => {
    expect(of({})).toEqual([]);
  });

  test.each<[Partial<Options>, string]>([
    [{ clock: 'game:720+10' }, '12 min + 10 sec a turn'],
    [{ clock: 'hours:12' }, '12 hours a turn'],
    [{ start: 'alternative' }, 'Alternative'],
    [{ mercenaries: 2 }, 'Two each'],
    [{ bomber: 'two' }, 'second bomber'],
    [{ terrain: MAPS[0]!.terrain.slice(1) }, 'Custom terrain'],
  ])('%j is told', (change, text) => {
    expect(of(change).join()).toContain(text);
  });

  test('every trait is told', () => {
    for (const toggle of TOGGLE_NAMES) expect(specialSettings(withToggle(DEFAULT_OPTIONS, toggle, true), ARRANGED)).toHaveLength(1);
  });

  test('a map is told by its name, and its board is not told twice', () => {
    for (const map of MAPS) expect(specialSettings(withMap(DEFAULT_FORM, map).options, ARRANGED)).toHaveLength(1);
  });

  test('how armies come to seats, who begins, a missing forecast and a series are told', () => {
    const arranged = { startingSeat: 'random', armySelection: 'ban-and-pick', forecast: false, seriesKind: 'return' } as const;
    expect(specialSettings(DEFAULT_OPTIONS, arranged)).toHaveLength(4);
    expect(specialSettings(DEFAULT_OPTIONS, { ...ARRANGED, seriesKind: 'best-of-three' })).toEqual(['Best of three']);
  });
});
