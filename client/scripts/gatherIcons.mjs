// Copies the outlines of the icons named in shared/src/picture/icons/sources.ts out of the 4,134 of @iconify-json/game-icons
// into icons.json, emblems.json and laterIcons.json of shared/assets. The outlines are CC BY 3.0; sources.ts names their authors.
// After changing the list: node client/scripts/gatherIcons.mjs
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

const write = (file, list) => {
  const outlines = Object.fromEntries(
    namesIn(list)
      .toSorted()
      .map((name) => [name, outline(name)]),
  );
  writeFileSync(new URL(`../../shared/assets/${file}.json`, import.meta.url), `${JSON.stringify(outlines, null, 2)}\n`);
};

write('icons', 'ICON_SOURCES');
write('emblems', 'EMBLEM_SOURCES');
write('laterIcons', 'LATER_SOURCES');
