import { hashOfText } from '@hexfall/shared/model/random';
import { fractalNoise } from './noise.js';

/** Red, green and blue, from 0 to 255. */
type Rgb = readonly [number, number, number];

/** The bare ground under everything drawn on it. */
export interface GroundLook {
  /** Where it lies low and where it lies high. */
  readonly low: Rgb;
  readonly high: Rgb;
  /** What covers it in patches, and which part of it from 0 to 1. */
  readonly patch: Rgb;
  readonly cover: number;
  /** Forms in a hex's radius. */
  readonly scale: number;
  /** How strongly light from the upper left shows the forms. */
  readonly relief: number;
}

/** A picture by its pixels: red, green, blue and opacity of each. */
export interface PixelPicture {
  readonly data: Uint8ClampedArray<ArrayBuffer>;
  readonly width: number;
  readonly height: number;
}

/** A part of the plane in units of a hex's radius, with the middle of the board at 0, 0. */
export interface View {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** PixelPicture of the texture for each radius. What has to be sharp is drawn over it. */
const DENSITY = 20;
const MOST_PIXELS = 300_000;
/** Rows after which the work may be interrupted. */
const ROWS = 6;

const clamp = (value: number): number => Math.min(1, Math.max(0, value));

/** The colors of the ground of a view, and the size of the picture. Interruptible; the same for the same seed. */
export function* groundPixels(
  { low, high, patch, cover, scale, relief }: GroundLook,
  seedText: string,
  view: View,
): Generator<void, PixelPicture> {
  const density = Math.min(DENSITY, Math.sqrt(MOST_PIXELS / (view.width * view.height)));
  const [columns, rows] = [Math.max(2, Math.ceil(view.width * density)), Math.max(2, Math.ceil(view.height * density))];
  const seed = hashOfText(seedText);
  const data = new Uint8ClampedArray(columns * rows * 4);
  let above = new Float32Array(columns + 1);
  for (let row = 0; row < rows; row++) {
    const y = view.top + (row / rows) * view.height;
    const heights = new Float32Array(columns + 1);
    for (let column = 0; column < columns; column++) {
      const x = view.left + (column / columns) * view.width;
      const height = fractalNoise(x * scale, y * scale, seed, 5);
      heights[column + 1] = height;
      const slope = row === 0 ? 0 : height - (above[column] ?? height);
      const light = clamp(0.5 + (height - 0.5) * 1.6) + slope * relief;
      const covered = clamp((fractalNoise(x * 0.55 + 40, y * 0.55 - 70, seed + 7, 3) - 1 + cover) * 6 + (height - 0.5) * 1.4);
      for (const channel of [0, 1, 2] as const) {
        const bare = low[channel] + (high[channel] - low[channel]) * light;
        data[(row * columns + column) * 4 + channel] = bare + (patch[channel] * (0.75 + 0.5 * light) - bare) * covered;
      }
      data[(row * columns + column) * 4 + 3] = 255;
    }
    heights[0] = heights[1] ?? 0;
    above = heights;
    if (row % ROWS === ROWS - 1) yield;
  }
  return { data, width: columns, height: rows };
}
