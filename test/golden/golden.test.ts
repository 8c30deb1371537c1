import { readdirSync, writeFileSync } from 'node:fs';
import { fightBattle } from '@hexfall/shared/rules/battle/fightBattle';
import { modePosition } from '../support/modePosition.js';
import { chronicle } from '../support/chronicle.js';
import { readProjectFile, resolveInProject } from '../support/sources.js';
import { BABEL_SCENES } from './babelScenes.js';
import { DUEL_SCENES } from './duelScenes.js';
import { EXPANSION_SCENES } from './expansionScenes.js';
import type { Scene } from './scene.js';
import { TERRAIN_SCENES } from './terrainScenes.js';

/*
 * Battles kept word for word. Each text was checked against docs/rules.md by hand.
 * UPDATE_GOLDEN=1 writes them anew: read the difference, and give the reason for it with the change.
 */

const SCENES: readonly Scene[] = [...DUEL_SCENES, ...EXPANSION_SCENES, ...BABEL_SCENES, ...TERRAIN_SCENES];

const fileOf = (name: string): string => `test/golden/${name}.txt`;

const textOf = ({ shows, starter = 0, answers = [], ...draft }: Scene): string => {
  const table = modePosition(draft);
  return `${shows}\n\n${chronicle(table, fightBattle(table, starter, answers))}`;
};

test.each(SCENES.map((scene) => [scene.name, scene] as const))('%s', (name, scene) => {
  const text = textOf(scene);
  if (process.env.UPDATE_GOLDEN) writeFileSync(resolveInProject(fileOf(name)), text);
  expect(text).toBe(readProjectFile(fileOf(name)));
});

test('every text has its battle', () => {
  const texts = readdirSync(resolveInProject('test/golden')).filter((name) => name.endsWith('.txt'));
  expect(texts.sort()).toEqual(SCENES.map(({ name }) => `${name}.txt`).sort());
});
