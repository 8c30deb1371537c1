import type { IconName } from '@hexfall/shared/picture/icons/sources';
import type { Pen, PenGradient } from '@hexfall/shared/picture/Pen';
import { Shape } from '@hexfall/shared/picture/Shape';
import { iconPath } from './icons.js';

const paths = new WeakMap<Shape, Path2D>();

/** The path of a shape that does not change any more. */
const pathOf = (shape: Shape): Path2D => {
  const known = paths.get(shape);
  if (known) return known;
  const made = new Path2D(shape.data);
  paths.set(shape, made);
  return made;
};

const icons = new Map<IconName, Shape>();

const iconShape = (name: IconName): Shape | null => {
  const known = icons.get(name);
  if (known) return known;
  const outline = iconPath(name);
  if (outline === null) return null;
  const made = new Shape(outline);
  icons.set(name, made);
  return made;
};

/** A pen that draws onto a canvas. */
export class CanvasPen implements Pen {
  readonly grain = 1;
  readonly #context: CanvasRenderingContext2D;

  constructor(canvas: HTMLCanvasElement) {
    const context = canvas.getContext('2d');
    if (!context) throw new Error('no 2D canvas');
    this.#context = context;
  }

  set fillStyle(style: string | PenGradient) {
    if (typeof style !== 'string' && !(style instanceof CanvasGradient)) throw new Error('a gradient of another pen');
    this.#context.fillStyle = style;
  }

  set strokeStyle(color: string) {
    this.#context.strokeStyle = color;
  }

  set lineWidth(width: number) {
    this.#context.lineWidth = width;
  }

  set lineCap(cap: Pen['lineCap']) {
    this.#context.lineCap = cap;
  }

  set lineJoin(join: Pen['lineJoin']) {
    this.#context.lineJoin = join;
  }

  set lineDashOffset(offset: number) {
    this.#context.lineDashOffset = offset;
  }

  set globalAlpha(alpha: number) {
    this.#context.globalAlpha = alpha;
  }

  set shadowColor(color: string) {
    this.#context.shadowColor = color;
  }

  set shadowBlur(blur: number) {
    this.#context.shadowBlur = blur;
  }

  save(): void {
    this.#context.save();
  }

  restore(): void {
    this.#context.restore();
  }

  translate(x: number, y: number): void {
    this.#context.translate(x, y);
  }

  rotate(angle: number): void {
    this.#context.rotate(angle);
  }

  scale(x: number, y: number): void {
    this.#context.scale(x, y);
  }

  setLineDash(dash: readonly number[]): void {
    this.#context.setLineDash([...dash]);
  }

  beginPath(): void {
    this.#context.beginPath();
  }

  moveTo(x: number, y: number): void {
    this.#context.moveTo(x, y);
  }

  lineTo(x: number, y: number): void {
    this.#context.lineTo(x, y);
  }

  quadraticCurveTo(cx: number, cy: number, x: number, y: number): void {
    this.#context.quadraticCurveTo(cx, cy, x, y);
  }

  arc(x: number, y: number, radius: number, from: number, to: number): void {
    this.#context.arc(x, y, radius, from, to);
  }

  closePath(): void {
    this.#context.closePath();
  }

  fill(shape?: Shape): void {
    if (shape) this.#context.fill(pathOf(shape));
    else this.#context.fill();
  }

  stroke(shape?: Shape): void {
    if (shape) this.#context.stroke(pathOf(shape));
    else this.#context.stroke();
  }

  fillRect(x: number, y: number, width: number, height: number): void {
    this.#context.fillRect(x, y, width, height);
  }

  clip(shape: Shape, rule: 'evenodd' | 'nonzero' = 'nonzero'): void {
    this.#context.clip(pathOf(shape), rule);
  }

  createLinearGradient(x0: number, y0: number, x1: number, y1: number): CanvasGradient {
    return this.#context.createLinearGradient(x0, y0, x1, y1);
  }

  createRadialGradient(x0: number, y0: number, r0: number, x1: number, y1: number, r1: number): CanvasGradient {
    return this.#context.createRadialGradient(x0, y0, r0, x1, y1, r1);
  }

  worn(seed: string, draw: (seed: string) => void): void {
    draw(seed);
  }

  icon(name: IconName): Shape | null {
    return iconShape(name);
  }
}
