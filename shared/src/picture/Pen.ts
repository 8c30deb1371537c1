import type { IconName } from './icons/sources.js';
import type { Shape } from './Shape.js';

/** A color that runs into others. */
export interface PenGradient {
  addColorStop(offset: number, color: string): void;
}

/**
 * Draws a picture: the needed part of the browser's canvas, with a `Shape` for its `Path2D`. Everything is drawn through it, so that the
 * board of the page and a picture without a browser are the same drawing.
 */
export interface Pen {
  fillStyle: string | PenGradient;
  strokeStyle: string;
  lineWidth: number;
  lineCap: 'butt' | 'round' | 'square';
  lineJoin: 'bevel' | 'miter' | 'round';
  lineDashOffset: number;
  globalAlpha: number;
  shadowColor: string;
  shadowBlur: number;
  save(): void;
  restore(): void;
  translate(x: number, y: number): void;
  rotate(angle: number): void;
  scale(x: number, y: number): void;
  setLineDash(dash: readonly number[]): void;
  beginPath(): void;
  moveTo(x: number, y: number): void;
  lineTo(x: number, y: number): void;
  quadraticCurveTo(cx: number, cy: number, x: number, y: number): void;
  arc(x: number, y: number, radius: number, from: number, to: number): void;
  closePath(): void;
  /** Fills a shape; without one the path begun last. */
  fill(shape?: Shape): void;
  stroke(shape?: Shape): void;
  fillRect(x: number, y: number, width: number, height: number): void;
  clip(shape: Shape, rule?: 'evenodd' | 'nonzero'): void;
  createLinearGradient(x0: number, y0: number, x1: number, y1: number): PenGradient;
  createRadialGradient(x0: number, y0: number, r0: number, x1: number, y1: number, r1: number): PenGradient;
  /** How many of all specks of dirt are drawn: a document is to be smaller than a canvas is fine. */
  readonly grain: number;
  /** Draws wear and tear with the seed given, or with one of a few seeds that all drawings share. */
  worn(seed: string, draw: (seed: string) => void): void;
  /** The outline of an icon in a square of 512 × 512; null while it is being loaded. */
  icon(name: IconName): Shape | null;
}
