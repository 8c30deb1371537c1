import '../store/support/browserGlobals.js';
import { TILES } from '@hexfall/shared/content/catalog';
import { type Language, LANGUAGES } from '@hexfall/shared/model/languages';
import type { ArmyId } from '@hexfall/shared/model/tile';
import { settings } from '../../../client/src/platform/settings.js';
import { hyphenatedName, tileName } from '../../../client/src/text/names.js';
import { playerLabels } from '../../../client/src/text/playerLabels.js';
import { loadLanguage } from '../../../client/src/text/translate.js';
import { ownedTile } from '../../../client/src/text/unitText.js';

/** As many letters as a tile in a hand is wide on the smallest phone. */
const MOST_LETTERS = 9;

const inLanguage = async (language: Language): Promise<void> => {
  settings.language.value = language;
  await loadLanguage(language);
};

afterEach(() => inLanguage('en'));

test.each(LANGUAGES)('the name of every tile fits below it in %s: long words are hyphenated', async (language) => {
  await inLanguage(language);
  const names = Object.values(TILES).map(({ key }) => hyphenatedName(key));
  const parts = names.flatMap((name) => name.split(/[ \u00ad-]/));
  expect(parts.filter((part) => part.length > MOST_LETTERS)).toEqual([]);
  expect(Object.values(TILES).filter(({ key }) => tileName(key).includes('\u00ad'))).toEqual([]);
});

const players = (...armies: ArmyId[]) => armies.map((army) => ({ army, hq: 20, score: 0 }));
const seats = ['Ala', ''].map((name) => ({
  taken: true,
  name,
  army: 'borgo' as const,
  computer: false,
  level: '',
  mercenaries: [],
  connected: 1,
  substitute: false,
  absent: false,
  awayAt: 0,
}));

describe('how players and their units are called', () => {
  test('players by their name, and by their army without one', () => {
    const labels = playerLabels(players('borgo', 'moloch'), seats);
    expect([labels.name(0), labels.name(1)]).toEqual(['Ala', 'Moloch']);
  });

  test('units by their army', () => {
    expect(ownedTile(playerLabels(players('borgo', 'moloch'), seats), { tile: 'borgo/mutant', owner: 0 })).toBe('Mutant of Borgo');
  });

  test('units by their player where two command the same army (O7)', () => {
    const labels = playerLabels(players('borgo', 'borgo'), [seats[0]!, { ...seats[0]!, name: 'Ola' }]);
    expect(ownedTile(labels, { tile: 'borgo/mutant', owner: 1 })).toBe('Mutant of Ola');
    expect([labels.duplicate(0), labels.duplicate(1)]).toEqual([0, 1]);
  });

  test('a unit without an owner by its name alone (P2)', () => {
    expect(ownedTile(playerLabels(players('borgo', 'moloch'), seats), { tile: 'bomber/bomber', owner: -1 })).not.toContain(' of ');
  });
});
