import { cpSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { resolveInProject } from '../../support/sources.js';

export const NEXT_VERSION = '1.999.0';

/** The step that the next version adds to the store. */
export const NEXT_STEP = '9999-next';

/** What the next version changes in the built files: its number, a step of the store, and a protocol of its own beside the present one. */
const CHANGES: Readonly<Record<string, readonly (readonly [from: RegExp, to: string])[]>> = {
  'server/package.json': [[/"version": "[\d.]+"/, `"version": "${NEXT_VERSION}"`]],
  'server/dist/store/migrations.js': [
    [
      /\n\}\);\n/,
      `
    '${NEXT_STEP}': {
        up: async ({ schema }) => {
            await schema.alterTable('match').addColumn('moves', 'integer', (column) => column.notNull().defaultTo(0)).execute();
            await schema.createTable('later').addColumn('id', 'text').execute();
        },
    },
});
`,
    ],
  ],
  'shared/dist/protocol/messages.js': [[/PROTOCOL_VERSION = 1;/, 'PROTOCOL_VERSION = 2;']],
};

/** Makes the next version out of the built files, in a folder. Returns the path of its server. */
export const makeNextVersion = (folder: string): string => {
  for (const workspace of ['server', 'shared']) {
    mkdirSync(join(folder, workspace), { recursive: true });
    for (const part of ['package.json', 'dist']) {
      cpSync(resolveInProject(`${workspace}/${part}`), join(folder, workspace, part), { recursive: true });
    }
  }
  for (const data of ['assets', 'locales']) symlinkSync(resolveInProject(`shared/${data}`), join(folder, 'shared', data));
  symlinkSync(resolveInProject('client'), join(folder, 'client'));
  const modules = join(folder, 'node_modules');
  mkdirSync(join(modules, '@hexfall'), { recursive: true });
  for (const name of readdirSync(resolveInProject('node_modules'))) {
    if (!name.startsWith('.') && name !== '@hexfall') symlinkSync(resolveInProject(`node_modules/${name}`), join(modules, name));
  }
  for (const workspace of ['server', 'shared']) symlinkSync(join(folder, workspace), join(modules, '@hexfall', workspace));
  for (const [file, changes] of Object.entries(CHANGES)) {
    const path = join(folder, file);
    const text = readFileSync(path, 'utf8');
    const changed = changes.reduce((all, [from, to]) => all.replace(from, () => to), text);
    if (changed === text) throw new Error(`nothing to change in ${file}`);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, changed);
  }
  return join(folder, 'server/dist/main.js');
};
