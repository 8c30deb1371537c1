// Copies the outlines of the icons named in shared/src/picture/icons/sources.ts out of the 4,134 of @iconify-json/game-icons
// into paths.ts, emblemPaths.ts and laterPaths.ts. After changing the list: node client/scripts/gatherIcons.mjs && npm run format
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const { icons } = createRequire(import.meta.url)('@iconify-json/game-icons/icons.json');
const sources = readFileSync(new URL('../../shared/src/picture/icons/sources.ts', import.meta.url), 'utf8');

/** The names in the list that is declared with that name. */
const namesIn = (list) => {
  const [, body = ''] = new RegExp(`${list} = \\[(.*?)\\] as const`, 's').exec(sources) ?? [];
  return [...body.matchAll(/^\s+'[a-z0-9-]+\/([a-z0-9-]+)',$/gm)].map(([, name]) => name);
};
const outline = (name) => {
  const found = /^<path fill="currentColor" d="([^"]*)"\/>$/.exec(icons[name]?.body ?? '');
  if (!found) throw new Error(`${name} is not an icon of one plain path`);
  return found[1];
};
const key = (name) => (/^[a-z]+$/.test(name) ? name : `'${name}'`);

const write = (file, constant, type, list) => {
  const lines = namesIn(list)
    .toSorted()
    .map((name) => `  ${key(name)}:\n    '${outline(name)}',`);
  const text = [
    '// Written by scripts/gatherIcons.mjs from sources.ts; the outlines are CC BY 3.0, their authors are named there.',
    `import type { ${type
      .match(/\w+Name/g)
      .toSorted()
      .join(', ')} } from './sources.js';`,
    '',
    '/** Outlines in a square of 512 × 512. */',
    `export const ${constant}: Readonly<Record<${type}, string>> = {`,
    ...lines,
    '};',
    '',
  ].join('\n');
  writeFileSync(new URL(`../../shared/src/picture/icons/${file}`, import.meta.url), text);
};

write('emblemPaths.ts', 'EMBLEM_PATHS', 'EmblemName', 'EMBLEM_SOURCES');
write('laterPaths.ts', 'LATER_PATHS', 'LaterName', 'LATER_SOURCES');
write('paths.ts', 'ICON_PATHS', 'Exclude<IconName, EmblemName | LaterName>', 'ICON_SOURCES');
