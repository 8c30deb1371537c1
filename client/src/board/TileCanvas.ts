import { tileOf } from '@hexfall/shared/content/catalog';
import { isUnit } from '@hexfall/shared/content/compile';
import type { Rotation } from '@hexfall/shared/hex/direction';
import type { TileKey } from '@hexfall/shared/model/tile';
import type { Livery } from '@hexfall/shared/picture/palette';
import type { SideRim } from '@hexfall/shared/picture/sideRim';
import { drawRim } from '@hexfall/shared/picture/tile/drawRim';
import { drawTile } from '@hexfall/shared/picture/tile/drawTile';
import { drawTileToken } from '@hexfall/shared/picture/tile/drawTileToken';
import { APOTHEM, detailFor, TILE_SCALE } from '@hexfall/shared/picture/tile/pen';
import { type Present, tileFace } from '@hexfall/shared/picture/tile/tileFace';
import { CanvasPen } from './CanvasPen.js';
import { iconsArrived } from './icons.js';
import { pictureRatio } from './pixelRatio.js';

export interface TileOptions {
  readonly livery: Livery;
  /** CSS pixels from corner to corner, left to right. */
  readonly width: number;
  readonly rot?: Rotation;
  /** O7 */
  readonly duplicate?: number;
  /** For a unit on the board: draws it as it stands there. */
  readonly present?: Present;
  /** As small as a letter: its icon alone. */
  readonly isToken?: boolean;
  /** … with the rim of its side, inside the width. */
  readonly rim?: SideRim | null;
}

/** Draws a tile onto a new canvas, sharp on this screen. The canvas is `width` wide and as high as the hexagon. */
export const tileCanvas = (tile: TileKey, options: TileOptions): HTMLCanvasElement => {
  const radius = options.width / 2;
  const ratio = pictureRatio.value;
  const canvas = document.createElement('canvas');
  canvas.width = Math.ceil(options.width * ratio);
  canvas.height = Math.ceil(options.width * APOTHEM * ratio);
  canvas.style.width = `${options.width}px`;
  canvas.style.height = `${options.width * APOTHEM}px`;
  const pen = new CanvasPen(canvas);
  pen.translate(canvas.width / 2, canvas.height / 2);
  pen.scale(canvas.width / 2, canvas.width / 2);
  if (options.isToken) {
    drawTileToken(pen, { tile, livery: options.livery, duplicate: options.duplicate ?? 0 });
    return canvas;
  }
  const compiled = tileOf(tile);
  const face = isUnit(compiled) ? tileFace(compiled, options.present) : null;
  if (options.rim) {
    pen.scale(TILE_SCALE, TILE_SCALE);
    drawRim(pen, options.rim);
  }
  drawTile(
    pen,
    { tile, livery: options.livery, duplicate: options.duplicate ?? 0, rot: options.rot ?? 0, detail: detailFor(radius) },
    face,
  );
  return canvas;
};

/** Tiles that were drawn last; pages show no more of them at once. */
const drawn = new Map<string, HTMLCanvasElement>();
const MOST_KEPT = 150;

const drawnTile = (tile: TileKey, options: Omit<TileOptions, 'present' | 'rim'>): HTMLCanvasElement => {
  const { livery, width, rot = 0, duplicate = 0, isToken = false } = options;
  const key = [tile, livery, width, rot, duplicate, isToken, pictureRatio.value, iconsArrived.value].join(' ');
  const known = drawn.get(key) ?? tileCanvas(tile, options);
  drawn.delete(key);
  drawn.set(key, known);
  for (const oldest of drawn.keys()) {
    if (drawn.size <= MOST_KEPT) break;
    drawn.delete(oldest);
  }
  return known;
};

/** Copies one canvas to another. Reads no pixels, because browsers that protect from fingerprinting would return noise. */
const copyCanvas = (from: HTMLCanvasElement, to: HTMLCanvasElement): void => {
  to.width = from.width;
  to.height = from.height;
  to.getContext('2d')?.drawImage(from, 0, 0);
};

/** Draws a tile onto a canvas of the page; asked twice, it is drawn once. */
export const showTile = (canvas: HTMLCanvasElement, tile: TileKey, options: Omit<TileOptions, 'present' | 'rim'>): void =>
  copyCanvas(drawnTile(tile, options), canvas);
