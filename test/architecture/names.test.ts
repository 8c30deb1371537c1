import { TILES } from '@hexfall/shared/content/catalog';
import { ARMY_IDS } from '@hexfall/shared/model/tile';
import { importsIn, parseSource, readProjectFile, sourceFiles, stringsIn } from '../support/sources.js';

/*
 * The rules know kinds of abilities, never a tile or an army: those are data in content/.
 * Some tiles are called like the thing they do ("battle", "medic"). Such a word belongs to the model and may be written.
 */

const MODEL_WORDS = new Set(
  sourceFiles('shared/src/model')
    .flatMap((path) => stringsIn(parseSource(path, readProjectFile(path))))
    .filter((word) => !ARMY_IDS.some((army) => army === word)),
);
const TILE_IDS = Object.values(TILES).map((tile) => tile.id);
const NAMES = new Set([...ARMY_IDS, ...TILE_IDS.filter((id) => !MODEL_WORDS.has(id))]);
const DECKS = [...new Set(Object.values(TILES).map((tile) => tile.deck))];

/** The strings of a source text that name an army or a tile. */
const namesIn = (path: string, text: string): string[] =>
  stringsIn(parseSource(path, text)).filter((string) => NAMES.has(string) || DECKS.some((deck) => string.startsWith(`${deck}/`)));

test('the rules name no tile and no army', () => {
  const files = ['shared/src/rules', 'shared/src/inspect'].flatMap(sourceFiles);
  const found = files.flatMap((path) => namesIn(path, readProjectFile(path)).map((name) => `${path}: ${name}`));
  expect(found).toEqual([]);
  expect(files.length).toBeGreaterThan(0);
});

/** Where the tiles of single decks stand; the catalog knows all of them by their properties. */
const DECK_FILE = /content\/(armies\/|bombers|mercenaries)/;

test('the rules import no deck: they ask the catalog for the properties of a tile', () => {
  const found = sourceFiles('shared/src/rules').flatMap((path) =>
    importsIn(readProjectFile(path)).flatMap((name) => (DECK_FILE.test(name) ? [`${path}: ${name}`] : [])),
  );
  expect(found).toEqual([]);
});

describe('the search for names', () => {
  test.each([
    [`if (player.army === 'moloch') attack();`, ['moloch']],
    ['const key = `borgo/${id}`;', ['borgo/']],
    [`const hq: TileKey = "outpost/hq";`, ['outpost/hq']],
    [`switch (tile.id) { case 'net-fighter': return 3; }`, ['net-fighter']],
    [`if (intent.do === 'battle' && kind === 'hq' && effect.kind === 'medic') ask(); // moloch`, []],
  ])('in %s', (text, names) => {
    expect(namesIn('made-up.ts', text)).toEqual(names);
  });
});
