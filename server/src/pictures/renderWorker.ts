import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Resvg } from '@resvg/resvg-wasm';
import { svgOf, type Drawing } from './drawing.js';

/** Loaded when the first picture is made, so that a missing package fails that picture and not the thread. */
const load = async (): Promise<typeof Resvg> => {
  const library = await import('@resvg/resvg-wasm');
  await library.initWasm(await readFile(createRequire(import.meta.url).resolve('@resvg/resvg-wasm/index_bg.wasm')));
  return library.Resvg;
};

let loading: ReturnType<typeof load> | null = null;

/** Makes a PNG of an SVG document, which has to bring everything it shows. */
export const render = async (svg: string): Promise<Uint8Array> => {
  const Renderer = await (loading ??= load());
  const document = new Renderer(svg);
  const picture = document.render();
  try {
    // A copy: the memory of the module is used again.
    return Uint8Array.from(picture.asPng());
  } finally {
    picture.free();
    document.free();
  }
};

/** Runs in the thread of `PictureRenderer`: drawing takes a few hundredths of a second, too. */
export const renderDrawing = (drawing: Drawing): Promise<Uint8Array> => render(svgOf(drawing));
