import type { Backdrop } from '@hexfall/shared/content/backdropNames';
import { hashOfText, randomFrom } from '@hexfall/shared/model/random';
import type { Layout } from '@hexfall/shared/picture/board/geometry';
import { BACKDROP_RECIPES, type BackdropLayer } from './backdropRecipes.js';
import { groundPixels, type PixelPicture, type View } from './groundPixels.js';
import { craters, leaves, rails, river, roots, stones, tufts, walls } from './objects.js';
import type { Scatter } from './Scatter.js';
import { cracks, groundStains, paint, pools, slabs, strata, tracks } from './surfaces.js';

/** Draws a layer of a backdrop; interruptible. */
export const drawLayer = (scatter: Scatter, layer: BackdropLayer): Generator<void> => {
  switch (layer.kind) {
    case 'cracks':
      return cracks(scatter, layer);
    case 'craters':
      return craters(scatter, layer);
    case 'leaves':
      return leaves(scatter, layer);
    case 'paint':
      return paint(scatter, layer);
    case 'pools':
      return pools(scatter, layer);
    case 'rails':
      return rails(scatter, layer);
    case 'river':
      return river(scatter, layer);
    case 'roots':
      return roots(scatter, layer);
    case 'slabs':
      return slabs(scatter, layer);
    case 'stains':
      return groundStains(scatter, layer);
    case 'stones':
      return stones(scatter, layer);
    case 'strata':
      return strata(scatter, layer);
    case 'tracks':
      return tracks(scatter, layer);
    case 'tufts':
      return tufts(scatter, layer);
    case 'walls':
      return walls(scatter, layer);
  }
};

/** A new canvas and its context. */
export const newCanvas = (width: number, height: number): [HTMLCanvasElement, CanvasRenderingContext2D] => {
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(width));
  canvas.height = Math.max(1, Math.round(height));
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no 2D canvas');
  return [canvas, context];
};

/** An image as a canvas, which can be enlarged. */
export const imageCanvas = ({ data, width, height }: PixelPicture): HTMLCanvasElement => {
  const [canvas, context] = newCanvas(width, height);
  context.putImageData(new ImageData(data, width, height), 0, 0);
  return canvas;
};

const GRAIN = 160;

/** Specks as fine as the screen shows. */
const grainImage = (): PixelPicture => {
  const data = new Uint8ClampedArray(GRAIN * GRAIN * 4);
  const random = randomFrom(7);
  for (let place = 0; place < data.length; place += 4) {
    const [tone, strength] = [random() < 0.5 ? 0 : 255, random() ** 2];
    data.fill(tone, place, place + 3);
    data[place + 3] = strength * (tone === 0 ? 54 : 13);
  }
  return { data, width: GRAIN, height: GRAIN };
};

/** How far what lies on the ground reaches from the middle of the smaller board. */
const REACH = { x: 10, y: 7.5 } as const;

/**
 * Paints the ground of a backdrop around a board onto a new canvas. Interruptible: each step takes a few milliseconds.
 * @param scale pixels of the canvas for each pixel of the layout.
 */
export function* paintGround(backdrop: Backdrop, layout: Layout, scale: number): Generator<void, HTMLCanvasElement> {
  const { ground, layers } = BACKDROP_RECIPES[backdrop];
  const { width, height, radius, center, board } = layout;
  const view: View = { left: -center.x / radius, top: -center.y / radius, width: width / radius, height: height / radius };
  const more = (board.radius - 2) * 1.6;
  const reach = { x: REACH.x + more, y: REACH.y + more };
  const [canvas, context] = newCanvas(width * scale, height * scale);
  const texture = imageCanvas(yield* groundPixels(ground, backdrop, view));
  context.imageSmoothingQuality = 'high';
  context.drawImage(texture, 0, 0, canvas.width, canvas.height);
  yield;
  context.save();
  context.scale(scale, scale);
  context.translate(center.x, center.y);
  context.scale(radius, radius);
  for (const [index, layer] of layers.entries()) {
    const random = randomFrom(hashOfText(`${backdrop} ${index}`));
    context.save();
    yield* drawLayer({ context, random, reach, view }, layer);
    context.restore();
    yield;
  }
  context.restore();
  const grain = context.createPattern(imageCanvas(grainImage()), 'repeat');
  if (grain) {
    context.fillStyle = grain;
    context.fillRect(0, 0, canvas.width, canvas.height);
  }
  yield;
  return canvas;
}
