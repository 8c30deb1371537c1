import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { initWasm, Resvg } from '@resvg/resvg-wasm';

/** Runs in the thread of `PictureRenderer`. */
const ready = readFile(createRequire(import.meta.url).resolve('@resvg/resvg-wasm/index_bg.wasm')).then((bytes) => initWasm(bytes));

/** Makes a PNG of an SVG document, which has to bring everything it shows. */
export const render = async (svg: string): Promise<Uint8Array> => {
  await ready;
  const document = new Resvg(svg);
  const picture = document.render();
  try {
    // A copy: the memory of the module is used again.
    return Uint8Array.from(picture.asPng());
  } finally {
    picture.free();
    document.free();
  }
};

