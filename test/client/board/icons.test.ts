import { TILES } from '@hexfall/shared/content/catalog';
import { EMBLEM_PATHS } from '@hexfall/shared/picture/icons/emblems';
import { LATER_PATHS } from '@hexfall/shared/picture/icons/laterPaths';
import { ICON_PATHS } from '@hexfall/shared/picture/icons/paths';
import { ICON_CREDITS, ICON_SOURCES } from '@hexfall/shared/picture/icons/sources';
import { tileIcon } from '@hexfall/shared/picture/icons/tileIcons';
import { iconPath, iconsArrived, loadLaterIcons } from '../../../client/src/board/icons.js';
import { readProjectFile } from '../../support/sources.js';

const names = ICON_SOURCES.map((source) => source.split('/')[1]!);

test('the icons of expansions arrive when one of them is drawn', async () => {
  expect(iconPath(tileIcon('new-york/mine'))).toBeNull();
  await loadLaterIcons();
  expect(iconPath(tileIcon('new-york/mine'))).toMatch(/^[Mm]/);
  expect(iconsArrived.peek()).toBe(1);
});

test('every tile has a picture', async () => {
  await loadLaterIcons();
  for (const { key } of Object.values(TILES)) expect(iconPath(tileIcon(key))).toMatch(/^[Mm]/);
});

test('no two units of an army look alike, apart from ranks of one role', () => {
  for (const deck of new Set(Object.values(TILES).map((tile) => tile.deck))) {
    const pictures = Object.values(TILES)
      .filter((tile) => tile.deck === deck)
      .map(({ key }) => tileIcon(key));
    expect(new Set(pictures).size).toBe(pictures.length);
  }
});

test('the outlines are those of the icon set, and nothing is taken that is not used', () => {
  const set = JSON.parse(readProjectFile('node_modules/@iconify-json/game-icons/icons.json')) as {
    icons: Record<string, { body: string }>;
  };
  const paths = { ...ICON_PATHS, ...EMBLEM_PATHS, ...LATER_PATHS };
  expect(Object.keys(paths).toSorted()).toEqual(names.toSorted());
  for (const [name, path] of Object.entries(paths)) expect(set.icons[name]?.body).toContain(`d="${path}"`);
  const drawing = ['icons/tileIcons.ts', 'palette.ts'].map((file) => readProjectFile(`shared/src/picture/${file}`)).join();
  expect(names.filter((name) => !drawing.includes(`'${name}'`))).toEqual([]);
});

test('every icon is credited to its author', () => {
  expect(ICON_CREDITS).toHaveLength(names.length);
  for (const { author } of ICON_CREDITS) expect(author).toMatch(/^(Delapouite|Lorc|sbed|Skoll)$/);
});
