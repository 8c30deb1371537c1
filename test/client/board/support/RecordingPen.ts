import type { Pen } from '@hexfall/shared/picture/Pen';
import { Shape } from '@hexfall/shared/picture/Shape';

/** Shapes that were filled or stroked, without their colors: what is left of a drawing for an eye that sees none. */
export const shapesDrawn = (draw: (pen: Pen) => void): readonly string[] => {
  const shapes: string[] = [];
  let path = new Shape();
  const record = (act: string) => (shape?: Shape) => void shapes.push(`${act} ${(shape ?? path).data}`);
  const nothing = (): void => undefined;
  const gradient = () => ({ addColorStop: nothing });
  draw({
    fillStyle: '',
    strokeStyle: '',
    lineWidth: 1,
    lineCap: 'butt',
    lineJoin: 'miter',
    lineDashOffset: 0,
    globalAlpha: 1,
    shadowColor: '',
    shadowBlur: 0,
    grain: 1,
    save: nothing,
    restore: nothing,
    translate: nothing,
    rotate: nothing,
    scale: nothing,
    setLineDash: nothing,
    beginPath: () => (path = new Shape()),
    moveTo: (x, y) => path.moveTo(x, y),
    lineTo: (x, y) => path.lineTo(x, y),
    quadraticCurveTo: (cx, cy, x, y) => path.quadraticCurveTo(cx, cy, x, y),
    arc: (x, y, radius, from, to) => path.arc(x, y, radius, from, to),
    closePath: () => path.closePath(),
    fill: record('fill'),
    stroke: record('stroke'),
    fillRect: (...values) => void shapes.push(`rect(${values.map((value) => value.toFixed(3)).join()})`),
    clip: nothing,
    createLinearGradient: gradient,
    createRadialGradient: gradient,
    worn: (seed, draw) => draw(seed),
    icon: (name) => new Shape(name),
  });
  return shapes;
};
