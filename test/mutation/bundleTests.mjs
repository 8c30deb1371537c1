import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { build } from 'esbuild';

/** The test files below some folders, as paths from the root of the project, in the order of the folders. */
const testFiles = (root, folders, skipped) =>
  folders
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true })
        .sort()
        .map((name) => join(folder, name)),
    )
    .filter((file) => file.endsWith('.test.ts') && !skipped.includes(file));

/** Puts a call in front of each test file that names the file to the registry. */
const namesFiles = (root) => ({
  name: 'names-files',
  setup: ({ onLoad }) =>
    onLoad({ filter: /\.test\.ts$/ }, ({ path }) => ({
      contents: `registerFile(${JSON.stringify(relative(root, path))});\n${readFileSync(path, 'utf8')}`,
      loader: 'ts',
    })),
});

/**
 * Bundles the pure tests together with the code under test into one module.
 * @param {string} root the project, or Stryker's copy of it
 * @param {{ folders: readonly string[], skipped: readonly string[] }} choice where the tests are, and files to leave out
 * @returns {Promise<string>} the path of the module
 */
export const bundleTests = async (root, { folders, skipped }) => {
  // As deep as the test files, so that their paths from `import.meta.url` lead to the same root.
  const folder = join(root, 'test/.mutation');
  mkdirSync(folder, { recursive: true });
  const entry = join(folder, 'entry.ts');
  const outfile = join(folder, 'bundle.mjs');
  const imports = testFiles(root, folders, skipped).map((file) => `import ${JSON.stringify(`../../${file}`)};`);
  writeFileSync(entry, imports.join('\n'));
  await build({
    entryPoints: [entry],
    outfile,
    absWorkingDir: root,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    logLevel: 'error',
    packages: 'external',
    alias: {
      '@hexfall/shared/assets': join(root, 'shared/assets'),
      '@hexfall/shared/locales': join(root, 'shared/locales'),
      '@hexfall/shared': join(root, 'shared/src'),
    },
    plugins: [namesFiles(root)],
  });
  return outfile;
};
