import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Resvg } from '@resvg/resvg-wasm';
import { svgOf, svgOfBoard, type BoardDrawing, type Drawing } from './drawing.js';

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

/** A text as it goes over the wire, by content coding. */
export interface CompressedText {
  readonly br: Uint8Array;
  readonly gzip: Uint8Array;
}

/** The higher ones take ten times as long for a sixth less. */
const BROTLI_QUALITY = 9;

/** Runs in the same thread: draws a board as SVG and compresses it. */
export const drawBoard = (drawing: BoardDrawing): CompressedText => {
  const svg = Buffer.from(svgOfBoard(drawing));
  const params = { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY, [constants.BROTLI_PARAM_SIZE_HINT]: svg.length };
  // Copies: small buffers share memory with others, all of which the thread would send.
  return { br: Uint8Array.from(brotliCompressSync(svg, { params })), gzip: Uint8Array.from(gzipSync(svg, { level: 9 })) };
};
