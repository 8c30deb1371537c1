// Copies the outlines of the icons named in src/icons/sources.ts out of the 4,134 of @iconify-json/game-icons
// into src/icons/paths.ts. Run it after changing the list: node client/scripts/gatherIcons.mjs
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const { icons } = createRequire(import.meta.url)('@iconify-json/game-icons/icons.json');
const sources = readFileSync(new URL('../src/icons/sources.ts', import.meta.url), 'utf8');
const names = [...sources.matchAll(/^\s+'[a-z0-9-]+\/([a-z0-9-]+)',$/gm)].map(([, name]) => name);

const outline = (name) => {
  const found = /^<path fill="currentColor" d="([^"]*)"\/>$/.exec(icons[name]?.body ?? '');
  if (!found) throw new Error(`${name} is not an icon of one plain path`);
  return found[1];
};
const key = (name) => (/^[a-z]+$/.test(name) ? name : `'${name}'`);

const lines = names.toSorted().map((name) => `  ${key(name)}:\n    '${outline(name)}',`);
writeFileSync(
  new URL('../src/icons/paths.ts', import.meta.url),
  [
    '// Written by scripts/gatherIcons.mjs from sources.ts; the outlines are CC BY 3.0, their authors are named there.',
    "import type { IconName } from './sources.js';",
    '',
    '/** Outlines in a square of 512 × 512. */',
    'export const ICON_PATHS: Readonly<Record<IconName, string>> = {',
    ...lines,
    '};',
    '',
  ].join('\n'),
);
