import { readdirSync, statSync } from 'node:fs';
import { LANGUAGES } from '@hexfall/shared/model/languages';
import { ICON_CREDITS } from '@hexfall/shared/picture/icons/sources';
import { readProjectFile, resolveInProject } from '../support/sources.js';

const FOLDER = 'client/dist/embed';

/** What the element may take as sent, in bytes: its module, and a script with the texts of a language. */
const MOST_SENT = { module: 120_000, language: 8_000 };

const sent = (file: string): number => statSync(resolveInProject(`${FOLDER}/${file}.gz`)).size;

const languageFile = (language: string): string => `hexfall-board-${language}.js`;

const others = LANGUAGES.filter((language) => language !== 'en');

test('the board element is one module, and a script for each language but English', () => {
  const scripts = readdirSync(resolveInProject(FOLDER)).filter((name) => name.endsWith('.js'));
  expect(scripts.toSorted()).toEqual(['hexfall-board.js', ...others.map(languageFile)].toSorted());
  const module = readProjectFile(`${FOLDER}/hexfall-board.js`);
  const imported = [...module.matchAll(/\b(?:import|from)[(`'"]+([\w@./-]+)[`'"]/g)].map(([, path]) => path!);
  expect(imported.toSorted()).toEqual(others.map((language) => `./${languageFile(language)}`).toSorted());
});

test('the board element is small', () => {
  console.info(`sent: ${sent('hexfall-board.js')} bytes for the board element`);
  expect(sent('hexfall-board.js')).toBeGreaterThan(50_000);
  expect(sent('hexfall-board.js')).toBeLessThanOrEqual(MOST_SENT.module);
  for (const language of others) expect(sent(languageFile(language))).toBeLessThanOrEqual(MOST_SENT.language);
});

test('the board element names those who drew its icons', () => {
  const [banner = ''] = readProjectFile(`${FOLDER}/hexfall-board.js`).split('\n');
  for (const { author } of ICON_CREDITS) expect(banner).toContain(author);
  expect(banner).toMatch(/^\/\*! Hexfall .*CC BY 3\.0/);
});

test('the board element has neither Pixi nor Preact nor what needs the server', () => {
  expect(readProjectFile(`${FOLDER}/hexfall-board.js`)).not.toMatch(/WebGL|webgl|preact|i18next|colyseus|WebSocket|localStorage/);
});

test('the page keeps and loads nothing of the board element', () => {
  expect(readProjectFile('client/dist/sw.js')).not.toContain('embed/');
  expect(readProjectFile('client/dist/index.html')).not.toContain('hexfall-board');
});
