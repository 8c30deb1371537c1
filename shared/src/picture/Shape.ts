/** One stroke of a shape: a letter as in the paths of SVG, and its points; an arc has its radius and flags before the point. */
interface Step {
  readonly letter: 'M' | 'L' | 'Q' | 'C' | 'Z' | 'A';
  readonly values: readonly number[];
}

const TAU = 2 * Math.PI;

/** Of a radius: finer than a screen shows. */
const rounded = (value: number): string => String(Math.round(value * 1_000) / 1_000);

/** An outline that any pen can draw: made like the browser's `Path2D`, kept as the data of an SVG path. */
export class Shape {
  readonly #steps: Step[] = [];
  readonly #outline: string;
  #data: string | null = null;

  /** @param outline the data of a path to begin with, which `addPath` leaves out. */
  constructor(outline = '') {
    this.#outline = outline;
  }

  /** What SVG calls the `d` of a path. */
  get data(): string {
    return (this.#data ??=
      this.#outline + this.#steps.map(({ letter, values }) => letter + values.map((value) => rounded(value)).join(' ')).join(''));
  }

  #add(letter: Step['letter'], ...values: readonly number[]): void {
    this.#steps.push({ letter, values });
    this.#data = null;
  }

  moveTo(x: number, y: number): void {
    this.#add('M', x, y);
  }

  /** The first point of all begins the outline. */
  lineTo(x: number, y: number): void {
    this.#add(this.#steps.length === 0 ? 'M' : 'L', x, y);
  }

  quadraticCurveTo(cx: number, cy: number, x: number, y: number): void {
    this.#add('Q', cx, cy, x, y);
  }

  bezierCurveTo(ax: number, ay: number, bx: number, by: number, x: number, y: number): void {
    this.#add('C', ax, ay, bx, by, x, y);
  }

  /** Clockwise from one angle to the other. */
  arc(x: number, y: number, radius: number, from: number, to: number): void {
    const at = (angle: number): [number, number] => [x + Math.cos(angle) * radius, y + Math.sin(angle) * radius];
    this.lineTo(...at(from));
    const turn = Math.min(TAU, to - from);
    // An arc of SVG that ends where it begins is none.
    for (const angle of turn > Math.PI ? [from + turn / 2, from + turn] : [from + turn])
      this.#add('A', radius, radius, 0, 0, 1, ...at(angle));
  }

  /** Returns the data of an outline, moved to the right. An outline given as data must have absolute points only. */
  movedBy(dx: number): string {
    return this.#outline.replace(/(-?[\d.]+) (-?[\d.]+)/g, (_, x: string, y: string) => `${rounded(Number(x) + dx)} ${y}`);
  }

  closePath(): void {
    this.#add('Z');
  }

  /** Adds another shape, enlarged and then moved. */
  addPath(shape: Shape, dx = 0, dy = 0, scale = 1): void {
    for (const { letter, values } of shape.#steps) {
      const placed = values.map((value, index) => value * scale + (index % 2 === 0 ? dx : dy));
      if (letter !== 'A') this.#add(letter, ...placed);
      else this.#add('A', ...values.slice(0, 2).map((value) => value * scale), ...values.slice(2, 5), ...arcEnd(values, dx, dy, scale));
    }
  }
}

const arcEnd = (values: readonly number[], dx: number, dy: number, scale: number): number[] => [
  (values[5] ?? 0) * scale + dx,
  (values[6] ?? 0) * scale + dy,
];
