import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

/** What is compressed already stays as it is; the server changes the document of the page before it is sent. */
const COMPRESSIBLE = /\.(?:css|js|jsonl?|svg|txt)$|^docs[\\/].*\.html$/;

/** What fits into one packet arrives no sooner when it is shorter. */
const LEAST = 1024;

/** Codings by the file ending that the server expects. */
const CODINGS: Readonly<Record<string, (content: Buffer) => Promise<Buffer>>> = {
  '.br': (content) =>
    promisify(brotliCompress)(content, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
    }),
  '.gz': (content) => promisify(gzip)(content, { level: 9 }),
};

const compressFile = async (path: string): Promise<void> => {
  const content = await readFile(path);
  if (content.length < LEAST) return;
  const write = async ([ending, compress]: (typeof codings)[number]): Promise<void> => {
    const compressed = await compress(content);
    if (compressed.length < content.length) await writeFile(path + ending, compressed);
  };
  const codings = Object.entries(CODINGS);
  await Promise.all(codings.map(write));
};

/** Puts next to every file of the finished page what the server sends to browsers that take it compressed. */
export const compressPlugin = (): Plugin => {
  let folder = '';
  return {
    name: 'hexfall-compress',
    apply: 'build',
    configResolved({ root, build }) {
      folder = join(root, build.outDir);
    },
    closeBundle: async () => {
      const files = await readdir(folder, { recursive: true });
      await Promise.all(files.filter((file) => COMPRESSIBLE.test(file)).map((file) => compressFile(join(folder, file))));
    },
  };
};
