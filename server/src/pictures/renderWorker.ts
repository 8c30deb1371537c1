import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Resvg } from '@resvg/resvg-wasm';
import type { Options } from '@hexfall/shared/model/options';
import type { Table } from '@hexfall/shared/model/state';
import { boardSvg, emptyBoardSvg } from '@hexfall/shared/picture/boardSvg';
import type { PictureLook } from '@hexfall/shared/picture/frame';
import { lobbySvg, type WaitingTable } from '@hexfall/shared/picture/lobbySvg';
import { positionSvg } from '@hexfall/shared/picture/positionSvg';
import { palettePng } from './palettePng.js';

/** Loaded with the first picture, so that a missing package fails that picture and not the thread. */
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
    return palettePng({ width: picture.width, height: picture.height, rgba: picture.pixels });
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

/** What a picture is to show, as data for the thread that makes it: a public table, or one before its match. */
export type Drawing = { readonly look: PictureLook } & (
  { readonly of: 'position'; readonly table: Table } | { readonly of: 'lobby'; readonly table: WaitingTable }
);

/** What a picture of a board alone is to show: a public table, or the options of one before its match. */
export interface BoardDrawing {
  readonly board: { readonly table: Table } | { readonly options: Options };
  /** In words that are no markup. */
  readonly described: string;
}

export const svgOf = (drawing: Drawing): string =>
  drawing.of === 'position' ? positionSvg(drawing.table, drawing.look) : lobbySvg(drawing.table, drawing.look);

export const svgOfBoard = ({ board, described }: BoardDrawing): string =>
  'table' in board ? boardSvg(board.table, described) : emptyBoardSvg(board.options, described);
