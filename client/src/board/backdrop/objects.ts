import { anywhere, between, type GroundPoint, isSeen, pieceAround, type Scatter, smoothWay, trace } from './Scatter.js';

/** What lies on the ground, has a height and throws a shadow. */

const TAU = 2 * Math.PI;

/** The color at a place from 0 to 1 of a list. */
const oneOf = (colors: readonly string[], place: number): string => colors[Math.floor(place * colors.length)] ?? '#444';

export interface Stones {
  readonly kind: 'stones';
  readonly count: number;
  readonly size: readonly [number, number];
  readonly colors: readonly string[];
  /** In how many heaps they lie; 0 for anywhere. */
  readonly heaps: number;
}

/** One piece of stone with its shadow and its lit side. */
const stone = ({ context, random }: Scatter, at: GroundPoint, size: number, color: string): void => {
  const corners = pieceAround(random, at, size, 5 + Math.floor(random() * 3));
  context.fillStyle = 'rgba(0,0,0,0.42)';
  trace(
    context,
    corners.map(([x, y]): GroundPoint => [x + size * 0.32, y + size * 0.42]),
    true,
  );
  context.fill();
  context.fillStyle = color;
  trace(context, corners, true);
  context.fill();
  context.fillStyle = 'rgba(255,246,228,0.13)';
  const lit = corners.filter(([x, y]) => x - at[0] + (y - at[1]) < size * 0.25);
  trace(context, [[at[0] + size * 0.12, at[1] + size * 0.12], ...lit], true);
  context.fill();
};

export function* stones(scatter: Scatter, { count, size, colors, heaps }: Stones): Generator<void> {
  const { random } = scatter;
  const middles = Array.from({ length: heaps }, () => anywhere(scatter));
  for (let number = 0; number < count; number++) {
    const heap = middles[Math.floor(random() * heaps)];
    const [angle, far] = [random() * TAU, 1.5 * random() ** 2];
    const at: GroundPoint = heap ? [heap[0] + Math.cos(angle) * far * 1.4, heap[1] + Math.sin(angle) * far] : anywhere(scatter);
    const reach = size[0] + (size[1] - size[0]) * random() ** 3;
    const color = oneOf(colors, random());
    // Drawn or not, it takes as many numbers.
    if (isSeen(scatter, at, reach * 2)) stone({ ...scatter, random: numbersOf(random) }, at, reach, color);
    else random();
    if (number % 40 === 39) yield;
  }
}

/** A source of numbers of its own: what is drawn with it takes one number of the other source. */
const numbersOf = (random: () => number): (() => number) => {
  let state = random();
  return () => (state = (state * 9301.77 + 0.49297) % 1);
};

export interface Tufts {
  readonly kind: 'tufts';
  readonly count: number;
  readonly size: number;
  readonly colors: readonly string[];
}

/** Grass. */
export function* tufts(scatter: Scatter, { count, size, colors }: Tufts): Generator<void> {
  const { context, random } = scatter;
  context.lineCap = 'round';
  for (let number = 0; number < count; number++) {
    const [x, y] = anywhere(scatter);
    const blades = 6 + Math.floor(random() * 6);
    for (let blade = 0; blade < blades; blade++) {
      const [angle, length] = [between(random, -2.7, -0.45), size * between(random, 0.4, 1.1)];
      const [dx, dy] = [between(random, -0.06, 0.06), between(random, -0.03, 0.03)];
      if (!isSeen(scatter, [x, y], size * 2)) continue;
      context.strokeStyle = oneOf(colors, (blade % colors.length) / colors.length);
      context.lineWidth = 0.022;
      context.beginPath();
      context.moveTo(x + dx, y + dy);
      context.quadraticCurveTo(x + dx, y + dy - length * 0.6, x + dx + Math.cos(angle) * length, y + dy + Math.sin(angle) * length);
      context.stroke();
    }
    if (number % 12 === 11) yield;
  }
}

export interface Leaves {
  readonly kind: 'leaves';
  readonly count: number;
  readonly size: readonly [number, number];
  readonly colors: readonly string[];
}

/** Fallen leaves, each with its shadow. */
export function* leaves(scatter: Scatter, { count, size, colors }: Leaves): Generator<void> {
  const { context, random } = scatter;
  for (let number = 0; number < count; number++) {
    const [at, angle, length, tone] = [anywhere(scatter), random() * TAU, between(random, ...size), random()];
    if (!isSeen(scatter, at, length)) continue;
    context.save();
    context.translate(...at);
    context.rotate(angle);
    for (const [color, shift] of [
      ['rgba(0,0,0,0.3)', 0.02],
      [oneOf(colors, tone), 0],
    ] as const) {
      context.fillStyle = color;
      context.beginPath();
      context.moveTo(-length, shift);
      context.quadraticCurveTo(0, -length * 0.5 + shift, length, shift);
      context.quadraticCurveTo(0, length * 0.5 + shift, -length, shift);
      context.fill();
    }
    context.restore();
    if (number % 50 === 49) yield;
  }
}

/** The outline of something long that is thinner to its end. */
const taperedForm = (way: readonly GroundPoint[], width: number, dx: number, dy: number): readonly GroundPoint[] => {
  const side = (sign: 1 | -1): GroundPoint[] =>
    way.map(([x, y], index) => {
      const [bx, by] = way[Math.max(0, index - 1)] ?? [x, y];
      const [nx, ny] = way[index + 1] ?? [x, y];
      const length = Math.hypot(nx - bx, ny - by) || 1;
      const far = (sign * width * (1 - (0.9 * index) / way.length)) / 2;
      return [x + dx - ((ny - by) / length) * far, y + dy + ((nx - bx) / length) * far];
    });
  return [...side(1), ...side(-1).reverse()];
};

export interface Roots {
  readonly kind: 'roots';
  readonly count: number;
  readonly width: number;
  readonly color: string;
}

/** Roots and fallen trunks: long, bent, thinner to their ends. */
export function* roots(scatter: Scatter, { count, width, color }: Roots): Generator<void> {
  const { context, random } = scatter;
  for (let number = 0; number < count; number++) {
    const from = anywhere(scatter);
    let angle = random() * TAU;
    const points: GroundPoint[] = [from];
    for (let step = 0; step < 5; step++) {
      angle += between(random, -0.7, 0.7);
      const [x, y] = points.at(-1) ?? from;
      points.push([x + Math.cos(angle) * 0.9, y + Math.sin(angle) * 0.9]);
    }
    const way = smoothWay(points, 8);
    for (const [paint, wide, dx, dy] of [
      ['rgba(0,0,0,0.38)', 1.2, 0.05, 0.08],
      [color, 1, 0, 0],
      ['rgba(255,245,220,0.07)', 0.4, -width * 0.12, -width * 0.14],
    ] as const) {
      context.fillStyle = paint;
      trace(context, taperedForm(way, width * wide, dx, dy), true);
      context.fill();
    }
    yield;
  }
}

export interface Walls {
  readonly kind: 'walls';
  /** The walls of houses as seen from above, each from a point to another. */
  readonly lines: readonly (readonly [from: GroundPoint, to: GroundPoint])[];
  readonly color: string;
  readonly rubble: readonly string[];
}

const THICKNESS = 0.17;

/** What is left of walls: pieces with gaps, and the rubble beside them. */
export function* walls(scatter: Scatter, { lines, color, rubble }: Walls): Generator<void> {
  const { context, random } = scatter;
  for (const [from, to] of lines) {
    const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
    const angle = Math.atan2(to[1] - from[1], to[0] - from[0]);
    for (let place = 0; place < length;) {
      const [piece, gap] = [Math.min(length - place, between(random, 0.5, 1.5)), between(random, 0.1, 0.65)];
      context.save();
      context.translate(from[0] + Math.cos(angle) * place, from[1] + Math.sin(angle) * place);
      context.save();
      context.translate(0.09, 0.13);
      context.rotate(angle);
      context.fillStyle = 'rgba(0,0,0,0.42)';
      context.fillRect(0, -THICKNESS / 2, piece, THICKNESS);
      context.restore();
      context.rotate(angle);
      const top: GroundPoint[] = [[0, -THICKNESS / 2]];
      for (let x = 0.2; x < piece; x += 0.2) top.push([x, -THICKNESS / 2 + between(random, 0, 0.025)]);
      top.push(
        [piece, -THICKNESS / 2 + between(random, 0, 0.1)],
        [piece - between(random, 0, 0.12), THICKNESS / 2],
        [between(random, 0, 0.12), THICKNESS / 2],
      );
      trace(context, top, true);
      context.fillStyle = color;
      context.fill();
      context.strokeStyle = 'rgba(0,0,0,0.4)';
      context.lineWidth = 0.018;
      context.stroke();
      for (let x = 0.14; x < piece - 0.1; x += 0.16) {
        context.beginPath();
        context.moveTo(x, -THICKNESS / 2);
        context.lineTo(x, THICKNESS / 2);
        context.stroke();
      }
      context.restore();
      place += piece;
      for (let number = 0; number < 9; number++) {
        const at = place + between(random, -0.1, gap + 0.1);
        const aside = between(random, -0.34, 0.34) * random();
        const point: GroundPoint = [
          from[0] + Math.cos(angle) * at - Math.sin(angle) * aside,
          from[1] + Math.sin(angle) * at + Math.cos(angle) * aside,
        ];
        stone(scatter, point, between(random, 0.025, 0.09), oneOf(rubble, (number % rubble.length) / rubble.length));
      }
      place += gap;
    }
    yield;
  }
}

export interface Rails {
  readonly kind: 'rails';
  readonly lines: readonly (readonly [from: GroundPoint, to: GroundPoint])[];
}

/** Rails on sleepers. */
export function* rails(scatter: Scatter, { lines }: Rails): Generator<void> {
  const { context, random } = scatter;
  for (const [from, to] of lines) {
    const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
    context.save();
    context.translate(...from);
    context.rotate(Math.atan2(to[1] - from[1], to[0] - from[0]));
    for (let x = 0; x < length; x += 0.36) {
      const [tilt, isGone] = [between(random, -0.05, 0.05), random() < 0.07];
      if (isGone) continue;
      context.save();
      context.translate(x, 0);
      context.rotate(tilt);
      context.fillStyle = 'rgba(0,0,0,0.4)';
      context.fillRect(0.03, -0.52, 0.17, 1.1);
      context.fillStyle = random() < 0.5 ? '#2c241d' : '#31291f';
      context.fillRect(0, -0.55, 0.16, 1.1);
      context.restore();
    }
    yield;
    for (const y of [-0.32, 0.32])
      for (const [color, width, dy] of [
        ['rgba(0,0,0,0.5)', 0.09, 0.05],
        ['#4a3b30', 0.075, 0],
        ['rgba(200,190,175,0.28)', 0.02, -0.012],
      ] as const) {
        context.fillStyle = color;
        context.fillRect(0, y + dy - width / 2, length, width);
      }
    context.restore();
    yield;
  }
}

export interface Craters {
  readonly kind: 'craters';
  readonly at: readonly (readonly [x: number, y: number, radius: number])[];
  /** Red, green and blue of the earth thrown out, as in `rgba`. */
  readonly earth: string;
}

/** Holes of explosions: a rim, a lit far side, and rays of earth around. */
export function* craters(scatter: Scatter, { at, earth }: Craters): Generator<void> {
  const { context, random } = scatter;
  for (const [x, y, radius] of at) {
    context.save();
    context.translate(x, y);
    context.scale(radius, radius * 0.94);
    for (let ray = 0; ray < 46; ray++) {
      const [angle, far, wide] = [random() * TAU, between(random, 1.25, 2.1), between(random, 0.03, 0.11)];
      context.fillStyle = random() < 0.6 ? `rgba(${earth},${between(random, 0.05, 0.16)})` : `rgba(0,0,0,${between(random, 0.04, 0.14)})`;
      trace(
        context,
        [
          [Math.cos(angle - wide) * 0.9, Math.sin(angle - wide) * 0.9],
          [Math.cos(angle) * far, Math.sin(angle) * far],
          [Math.cos(angle + wide) * 0.9, Math.sin(angle + wide) * 0.9],
        ],
        true,
      );
      context.fill();
    }
    const burnt = context.createRadialGradient(0, 0, 0.6, 0, 0, 1.9);
    burnt.addColorStop(0, 'rgba(0,0,0,0.26)');
    burnt.addColorStop(1, 'rgba(0,0,0,0)');
    context.fillStyle = burnt;
    context.fillRect(-2, -2, 4, 4);
    yield;
    const around = (reach: number, unrest: number): readonly GroundPoint[] => {
      const turn = random() * TAU;
      return Array.from({ length: 56 }, (_, corner): GroundPoint => {
        const angle = (corner / 56) * TAU;
        const far =
          reach * (1 + 0.045 * Math.sin(3 * angle + turn) + 0.03 * Math.sin(7 * angle + 2 * turn) + between(random, -unrest, unrest));
        return [Math.cos(angle) * far, Math.sin(angle) * far];
      });
    };
    // Walls that fall away: the far one is lit, the near one dark.
    for (const reach of [1, 0.84, 0.66, 0.46]) {
      trace(context, around(reach, 0.015), true);
      const slope = context.createLinearGradient(-reach, -reach, reach, reach);
      slope.addColorStop(0.1, 'rgba(0,0,0,0.24)');
      slope.addColorStop(0.5, 'rgba(0,0,0,0.06)');
      slope.addColorStop(0.9, `rgba(${earth},0.15)`);
      context.fillStyle = slope;
      context.fill();
    }
    // The earth thrown up at the rim.
    const rim = context.createLinearGradient(-1, -1, 1, 1);
    rim.addColorStop(0, `rgba(${earth},0.2)`);
    rim.addColorStop(0.55, `rgba(${earth},0.07)`);
    rim.addColorStop(1, 'rgba(0,0,0,0.2)');
    context.strokeStyle = rim;
    for (const [reach, width] of [
      [1.02, 0.12],
      [1.04, 0.07],
      [1.01, 0.04],
      [1.07, 0.03],
    ] as const) {
      trace(context, around(reach, 0.02), true);
      context.lineWidth = width;
      context.stroke();
    }
    context.restore();
    yield;
  }
}

export interface River {
  readonly kind: 'river';
  readonly way: readonly GroundPoint[];
  readonly width: number;
  readonly water: string;
  readonly shore: string;
}

/** Running water between wet banks. */
export function* river(scatter: Scatter, { way, width, water, shore }: River): Generator<void> {
  const { context, random } = scatter;
  const middle = smoothWay(way);
  context.lineCap = 'round';
  context.lineJoin = 'round';
  trace(context, middle);
  for (const [color, wide] of [
    [shore, 1.55],
    [shore, 1.35],
    [shore, 1.18],
    ['rgba(0,0,0,0.45)', 1.06],
    [water, 1],
    ['rgba(0,0,0,0.12)', 0.62],
    ['rgba(0,0,0,0.12)', 0.34],
  ] as const) {
    context.strokeStyle = color;
    context.lineWidth = width * wide;
    context.stroke();
  }
  yield;
  for (let number = 0; number < 130; number++) {
    const index = Math.floor(random() * (middle.length - 8));
    const [aside, alpha] = [between(random, -0.42, 0.42) * width, between(random, 0.03, 0.11)];
    context.strokeStyle = `rgba(190,215,225,${alpha})`;
    context.lineWidth = 0.022;
    trace(
      context,
      middle.slice(index, index + 5).map(([x, y]): GroundPoint => [x + aside * 0.5, y + aside]),
    );
    context.stroke();
    if (number % 40 === 39) yield;
  }
}
