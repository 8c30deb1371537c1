import { scatteredNumbers } from '../model/random.js';
import { EMBLEM_PATHS } from './icons/emblems.js';
import { LATER_PATHS } from './icons/laterPaths.js';
import { ICON_PATHS } from './icons/paths.js';
import type { IconName } from './icons/sources.js';
import type { Pen, PenGradient } from './Pen.js';
import { Shape } from './Shape.js';
import { attribute, escapeXml, paintOf, shortNumber, SvgGradient } from './svgPaint.js';

const ICONS: Readonly<Record<IconName, string>> = { ...ICON_PATHS, ...EMBLEM_PATHS, ...LATER_PATHS };

/** As in `matrix(a b c d e f)`. */
type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number];

const UNMOVED: Matrix = [1, 0, 0, 1, 0, 0];

const times = ([a, b, c, d, e, f]: Matrix, [g, h, i, j, k, l]: Matrix): Matrix => [
  a * g + c * h,
  b * g + d * h,
  a * i + c * j,
  b * i + d * j,
  a * k + c * l + e,
  b * k + d * l + f,
];

/** How many tiles, and how many floors, are worn differently unless it is said. */
const WEARS = 4;

interface State {
  readonly matrix: Matrix;
  readonly clips: readonly string[];
  readonly fillStyle: string | PenGradient;
  readonly strokeStyle: string;
  readonly lineWidth: number;
  readonly lineCap: Pen['lineCap'];
  readonly lineJoin: Pen['lineJoin'];
  readonly dash: readonly number[];
  readonly lineDashOffset: number;
  readonly globalAlpha: number;
}

/** A pen that writes SVG. Shadows are left out. */
export class SvgPen implements Pen {
  fillStyle: string | PenGradient = '#000';
  strokeStyle = '#000';
  lineWidth = 1;
  lineCap: Pen['lineCap'] = 'butt';
  lineJoin: Pen['lineJoin'] = 'miter';
  lineDashOffset = 0;
  globalAlpha = 1;
  shadowColor = '';
  shadowBlur = 0;

  readonly grain = 0.25;

  #matrix: Matrix = UNMOVED;
  #clips: readonly string[] = [];
  #dash: readonly number[] = [];
  #path = new Shape();
  readonly #saved: State[] = [];

  /** What has been defined, with its name. */
  readonly #ids = new Map<string, string>();
  /** The kinds of wear that have been drawn. */
  readonly #stamps = new Map<string, string>();
  #definitions = '';
  #content = '';
  /** The groups that are open: those of the clips, then that of the matrix. */
  #openClips: readonly string[] = [];
  #openMatrix: string | null = null;

  /** @param wears how many tiles, and how many floors, have different wear: each costs about 5 kB as sent, and 0 leaves them new. */
  constructor(private readonly wears = WEARS) {}

  save(): void {
    const { fillStyle, strokeStyle, lineWidth, lineCap, lineJoin, lineDashOffset, globalAlpha } = this;
    const style = { fillStyle, strokeStyle, lineWidth, lineCap, lineJoin, lineDashOffset, globalAlpha };
    this.#saved.push({ ...style, matrix: this.#matrix, clips: this.#clips, dash: this.#dash });
  }

  restore(): void {
    const state = this.#saved.pop();
    if (!state) return;
    const { matrix, clips, dash, ...style } = state;
    Object.assign(this, style);
    this.#matrix = matrix;
    this.#clips = clips;
    this.#dash = dash;
  }

  translate(x: number, y: number): void {
    this.#matrix = times(this.#matrix, [1, 0, 0, 1, x, y]);
  }

  rotate(angle: number): void {
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    this.#matrix = times(this.#matrix, [cos, sin, -sin, cos, 0, 0]);
  }

  scale(x: number, y: number): void {
    this.#matrix = times(this.#matrix, [x, 0, 0, y, 0, 0]);
  }

  setLineDash(dash: readonly number[]): void {
    this.#dash = dash;
  }

  beginPath(): void {
    this.#path = new Shape();
  }

  moveTo(x: number, y: number): void {
    this.#path.moveTo(x, y);
  }

  lineTo(x: number, y: number): void {
    this.#path.lineTo(x, y);
  }

  quadraticCurveTo(cx: number, cy: number, x: number, y: number): void {
    this.#path.quadraticCurveTo(cx, cy, x, y);
  }

  arc(x: number, y: number, radius: number, from: number, to: number): void {
    this.#path.arc(x, y, radius, from, to);
  }

  closePath(): void {
    this.#path.closePath();
  }

  fill(shape: Shape = this.#path): void {
    const { fillStyle } = this;
    const [paint, opacity] = typeof fillStyle === 'string' ? paintOf(fillStyle) : [this.#urlOf(fillStyle), 1];
    this.#draw(shape, attribute('fill', paint, '#000') + attribute('fill-opacity', opacity * this.globalAlpha, 1));
  }

  stroke(shape: Shape = this.#path): void {
    const [paint, opacity] = paintOf(this.strokeStyle);
    this.#draw(
      shape,
      ' fill="none"' +
        attribute('stroke', paint) +
        attribute('stroke-opacity', opacity * this.globalAlpha, 1) +
        attribute('stroke-width', this.lineWidth, 1) +
        attribute('stroke-linecap', this.lineCap, 'butt') +
        // Canvas cuts corners off later than SVG does.
        (this.lineJoin === 'miter' ? attribute('stroke-miterlimit', 10) : attribute('stroke-linejoin', this.lineJoin)) +
        attribute('stroke-dasharray', this.#dash.map(shortNumber).join(' '), '') +
        attribute('stroke-dashoffset', this.#dash.length > 0 ? this.lineDashOffset : 0, 0),
    );
  }

  fillRect(x: number, y: number, width: number, height: number): void {
    const shape = new Shape();
    for (const [px, py] of [
      [x, y],
      [x + width, y],
      [x + width, y + height],
      [x, y + height],
    ] as const)
      shape.lineTo(px, py);
    shape.closePath();
    this.fill(shape);
  }

  clip(shape: Shape, rule: 'evenodd' | 'nonzero' = 'nonzero'): void {
    const path = `<path d="${shape.data}"${attribute('transform', this.#transform(), '')}${attribute('clip-rule', rule, 'nonzero')}/>`;
    this.#clips = [...this.#clips, this.#define('clip', (id) => `<clipPath id="${id}">${path}</clipPath>`)];
  }

  createLinearGradient(x0: number, y0: number, x1: number, y1: number): PenGradient {
    const place = attribute('x1', x0) + attribute('y1', y0) + attribute('x2', x1) + attribute('y2', y1);
    return new SvgGradient('linearGradient', place, (offset) => offset);
  }

  /** The inner circle becomes a part of the way from its center, which differs little while the circles are not far apart. */
  createRadialGradient(x0: number, y0: number, r0: number, x1: number, y1: number, r1: number): PenGradient {
    const focus = x0 === x1 && y0 === y1 ? '' : attribute('fx', x0) + attribute('fy', y0);
    const place = attribute('cx', x1) + attribute('cy', y1) + attribute('r', r1) + focus;
    return new SvgGradient('radialGradient', place, (offset) => (r0 + (r1 - r0) * offset) / r1);
  }

  worn(seed: string, draw: (seed: string) => void): void {
    if (this.wears === 0) return;
    const [kind = ''] = seed.split(' ');
    const wear = `${kind} ${Math.floor(scatteredNumbers(seed)() * this.wears)}`;
    const id =
      this.#stamps.get(wear) ??
      this.#define(
        'wear',
        this.#apart(() => draw(wear)),
      );
    this.#stamps.set(wear, id);
    this.#open();
    this.#content += `<use href="#${id}"/>`;
  }

  /** What `draw` draws, as a group of its own at the origin. */
  #apart(draw: () => void): (id: string) => string {
    const before = [this.#matrix, this.#clips, this.#content, this.#openClips, this.#openMatrix] as const;
    this.save();
    [this.#matrix, this.#clips, this.#content, this.#openClips, this.#openMatrix] = [UNMOVED, [], '', [], null];
    draw();
    this.#close(0);
    const content = this.#content;
    this.restore();
    [this.#matrix, this.#clips, this.#content, this.#openClips, this.#openMatrix] = before;
    return (id) => `<g id="${id}">${content}</g>`;
  }

  icon(name: IconName): Shape {
    return new Shape(ICONS[name]);
  }

  /**
   * Puts the drawing of `draw` into a group of its own, on top of everything.
   * @param attributes written unescaped, by name.
   */
  group(attributes: Readonly<Record<string, string | number>>, draw: () => void): void {
    this.#close(0);
    this.#content += `<g${Object.entries(attributes)
      .map(([name, value]) => attribute(name, value))
      .join('')}>`;
    draw();
    this.#close(0);
    this.#content += '</g>';
  }

  /** The whole picture. @param described what it shows, in words that are no markup. */
  document(width: number, height: number, described: string): string {
    this.#close(0);
    const size = ` width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"`;
    const title = `<title>${escapeXml(described)}</title>`;
    return `<svg xmlns="http://www.w3.org/2000/svg"${size} role="img">${title}<defs>${this.#definitions}</defs>${this.#content}</svg>`;
  }

  #draw(shape: Shape, style: string): void {
    if (shape.data === '') return;
    this.#open();
    this.#content += `<path d="${shape.data}"${style}/>`;
  }

  /** Opens the groups of the present clips and matrix, unless they are open. */
  #open(): void {
    const clips = this.#clips;
    const same = clips.findIndex((clip, index) => clip !== this.#openClips[index]);
    const common = same < 0 ? clips.length : same;
    const transform = this.#transform();
    if (common < this.#openClips.length || common < clips.length || transform !== this.#openMatrix) this.#close(common);
    for (const clip of clips.slice(this.#openClips.length)) this.#content += `<g clip-path="url(#${clip})">`;
    this.#openClips = clips;
    if (this.#openMatrix !== null) return;
    this.#content += `<g${attribute('transform', transform, '')}>`;
    this.#openMatrix = transform;
  }

  /** Closes the group of the matrix, and those of all clips but the first ones. */
  #close(clips: number): void {
    if (this.#openMatrix !== null) this.#content += '</g>';
    this.#openMatrix = null;
    this.#content += '</g>'.repeat(Math.max(0, this.#openClips.length - clips));
    this.#openClips = this.#openClips.slice(0, clips);
  }

  #transform(): string {
    const [a, b, c, d, e, f] = this.#matrix;
    if (this.#matrix.every((value, index) => value === UNMOVED[index])) return '';
    return `matrix(${[a, b, c, d, e, f].map(shortNumber).join(' ')})`;
  }

  #urlOf(gradient: PenGradient): string {
    if (!(gradient instanceof SvgGradient)) throw new Error('a gradient of another pen');
    return `url(#${this.#define('paint', (id) => gradient.named(id))})`;
  }

  /** The name of a definition; made twice, it is written once. */
  #define(kind: string, write: (id: string) => string): string {
    const content = write('');
    const known = this.#ids.get(content);
    if (known !== undefined) return known;
    const id = `${kind}${this.#ids.size}`;
    this.#ids.set(content, id);
    this.#definitions += write(id);
    return id;
  }
}
