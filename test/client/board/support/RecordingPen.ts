import type { Pen } from '../../../../client/src/board/tile/pen.js';

/** Stands in for the browser's `Path2D`: remembers how the path was made. */
class RecordedPath {
  steps = '';

  constructor(outline = '') {
    this.steps = outline;
  }

  readonly #add = (name: string, values: readonly unknown[]): void => {
    const plain = values.map((value) =>
      value instanceof RecordedPath ? value.steps : typeof value === 'number' ? value.toFixed(3) : value,
    );
    this.steps += ` ${name}(${plain.join(',')})`;
  };

  moveTo = (...values: number[]): void => this.#add('M', values);
  lineTo = (...values: number[]): void => this.#add('L', values);
  arc = (...values: number[]): void => this.#add('A', values);
  quadraticCurveTo = (...values: number[]): void => this.#add('Q', values);
  bezierCurveTo = (...values: number[]): void => this.#add('C', values);
  closePath = (): void => this.#add('Z', []);
  addPath = (path: RecordedPath): void => this.#add('P', [path]);
}

Object.defineProperty(globalThis, 'Path2D', { value: RecordedPath, configurable: true });
Object.defineProperty(globalThis, 'DOMMatrix', { value: Array, configurable: true });

/** Shapes that were filled or stroked, without their colors: what is left of a drawing for an eye that sees none. */
export const shapesDrawn = (draw: (pen: Pen) => void): readonly string[] => {
  const shapes: string[] = [];
  let path = new RecordedPath();
  const record = (act: string) => (shape?: unknown) => void shapes.push(act + (shape instanceof RecordedPath ? shape : path).steps);
  const target: Record<string | symbol, unknown> = {
    fill: record('fill'),
    stroke: record('stroke'),
    beginPath: () => (path = new RecordedPath()),
    fillRect: (...values: number[]) => void shapes.push(`rect(${values.map((value) => value.toFixed(3)).join()})`),
    createLinearGradient: () => ({ addColorStop: () => undefined }),
    createRadialGradient: () => ({ addColorStop: () => undefined }),
  };
  const pen = new Proxy(target, {
    get: (known, name) =>
      known[name] ??
      ((...values: number[]): void => {
        const step = (path as unknown as Record<string | symbol, ((...values: number[]) => void) | undefined>)[name];
        step?.(...values);
      }),
  });
  draw(pen as unknown as Pen);
  return shapes;
};
