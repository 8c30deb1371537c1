import { writeFileSync } from 'node:fs';
import { fightBattle } from '@hexfall/shared/rules/battle/fightBattle';
import { chronicle } from '../support/chronicle.js';
import { modePosition } from '../support/modePosition.js';
import { readProjectFile, resolveInProject, sectionsOf, textOfSections } from '../support/sources.js';
import type { Scene } from './scene.js';
import { GOLDEN_FILES } from './scenes.js';

/*
 * Battles kept word for word. Each text was checked against docs/rules.md by hand.
 * UPDATE_GOLDEN=1 writes them anew: read the difference, and give the reason for it with the change.
 */

const textOf = ({ shows, starter = 0, answers = [], ...draft }: Scene): string => {
  const table = modePosition(draft);
  return `${shows}\n\n${chronicle(table, fightBattle(table, starter, answers))}`;
};

describe.each(Object.entries(GOLDEN_FILES))('%s', (name, scenes) => {
  const file = `test/golden/${name}.txt`;
  if (process.env.UPDATE_GOLDEN) writeFileSync(resolveInProject(file), textOfSections(scenes.map((scene) => [scene.name, textOf(scene)])));
  const texts = sectionsOf(readProjectFile(file));

  test.each(scenes.map((scene) => [scene.name, scene] as const))('%s', (scene, shown) => {
    expect(textOf(shown)).toBe(texts.get(scene));
  });

  test('every text has its battle', () => {
    expect([...texts.keys()]).toEqual(scenes.map((scene) => scene.name));
  });
});
