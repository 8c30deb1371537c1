import { fractalNoise } from './noise.js';
import { anywhere, between, type GroundPoint, isSeen, type Scatter, softForm, trace } from './Scatter.js';

/** What lies flat in the ground or is painted on it. */

const TAU = 2 * Math.PI;

export interface Cracks {
  readonly kind: 'cracks';
  readonly count: number;
  /** How far each runs, in radii. */
  readonly length: number;
  readonly width: number;
}

const crack = (scatter: Scatter, from: GroundPoint, heading: number, length: number, width: number): void => {
  const { context, random } = scatter;
  let [[x, y], turn, left] = [from, 0, length];
  const lower: [GroundPoint, GroundPoint, number][] = [];
  while (left > 0) {
    const step = between(random, 0.07, 0.24);
    // It wanders, but does not turn back.
    turn = turn * 0.7 + between(random, -0.5, 0.5);
    const angle = heading + turn;
    const to: GroundPoint = [x + Math.cos(angle) * step, y + Math.sin(angle) * step];
    lower.push([[x, y], to, Math.max(0.008, width * (left / length) * between(random, 0.6, 1.1))]);
    if (random() < 0.16 && left > 0.5) crack(scatter, to, angle + (random() < 0.5 ? 0.9 : -0.9), left * 0.5, width * 0.6);
    [[x, y], left] = [to, left - step];
  }
  if (!isSeen(scatter, from, length)) return;
  context.lineCap = 'round';
  for (const [color, dx, dy] of [
    ['rgba(255,250,235,0.075)', 0.012, 0.018],
    ['rgba(0,0,0,0.5)', 0, 0],
  ] as const) {
    context.strokeStyle = color;
    for (const [a, b, wide] of lower) {
      context.lineWidth = wide;
      context.beginPath();
      context.moveTo(a[0] + dx, a[1] + dy);
      context.lineTo(b[0] + dx, b[1] + dy);
      context.stroke();
    }
  }
};

export function* cracks(scatter: Scatter, { count, length, width }: Cracks): Generator<void> {
  for (let number = 0; number < count; number++) {
    const { random } = scatter;
    crack(scatter, anywhere(scatter), random() * TAU, length * between(random, 0.4, 1.3), width);
    if (number % 4 === 3) yield;
  }
}

export interface Stains {
  readonly kind: 'stains';
  readonly count: number;
  readonly size: readonly [number, number];
  /** Red, green and blue, as in `rgba`. */
  readonly color: string;
  readonly strength: number;
}

export function* groundStains(scatter: Scatter, { count, size, color, strength }: Stains): Generator<void> {
  const { context, random } = scatter;
  for (let number = 0; number < count; number++) {
    const [[x, y], reach, alpha, narrow] = [
      anywhere(scatter),
      between(random, ...size),
      strength * between(random, 0.4, 1),
      between(random, 0.6, 1),
    ];
    if (!isSeen(scatter, [x, y], reach)) continue;
    context.save();
    context.translate(x, y);
    context.rotate(x);
    context.scale(1, narrow);
    const fill = context.createRadialGradient(0, 0, 0, 0, 0, reach);
    fill.addColorStop(0, `rgba(${color},${alpha})`);
    fill.addColorStop(0.55, `rgba(${color},${alpha * 0.55})`);
    fill.addColorStop(1, `rgba(${color},0)`);
    context.fillStyle = fill;
    context.fillRect(-reach, -reach, 2 * reach, 2 * reach);
    context.restore();
    if (number % 8 === 7) yield;
  }
}

export interface Slabs {
  readonly kind: 'slabs';
  /** Of one slab. */
  readonly across: number;
  readonly down: number;
  readonly angle: number;
  /** How far the rows are shifted against each other, and the corners moved: 0 for concrete, more for laid stones. */
  readonly disorder: number;
  /** How much the slabs differ. */
  readonly variety: number;
}

/** Slabs with joints between them, each a little lighter or darker. */
export function* slabs(scatter: Scatter, { across, down, angle, disorder, variety }: Slabs): Generator<void> {
  const { context, random, reach } = scatter;
  const far = Math.hypot(reach.x, reach.y);
  context.save();
  context.rotate(angle);
  for (let row = 0, y = -far; y < far; row++, y += down) {
    let x = -far - (disorder > 0 ? random() * across : 0);
    while (x < far) {
      const width = across * (1 + disorder * between(random, -0.9, 0.9));
      const jitter = (): number => disorder * between(random, -0.12, 0.12);
      const corners: readonly GroundPoint[] = [
        [x + jitter(), y + jitter()],
        [x + width + jitter(), y + jitter()],
        [x + width + jitter(), y + down + jitter()],
        [x + jitter(), y + down + jitter()],
      ];
      const tone = between(random, -variety, variety);
      if (isSeen({ ...scatter, view: { left: -far, top: -far, width: 2 * far, height: 2 * far } }, [x, y], across)) {
        trace(context, corners, true);
        context.fillStyle = tone > 0 ? `rgba(255,246,230,${tone})` : `rgba(0,0,0,${-1.6 * tone})`;
        context.fill();
        context.lineWidth = 0.035;
        context.strokeStyle = 'rgba(0,0,0,0.34)';
        context.stroke();
        // Light on the lower and right side of each joint.
        context.lineWidth = 0.012;
        context.strokeStyle = 'rgba(255,250,235,0.06)';
        trace(context, [
          [x + 0.03, y + down - 0.03],
          [x + 0.03, y + 0.03],
          [x + width - 0.03, y + 0.03],
        ]);
        context.stroke();
      }
      x += width;
    }
    if (row % 2 === 1) yield;
  }
  context.restore();
}

export interface Paint {
  readonly kind: 'paint';
  readonly color: string;
  /** How much of it is left: little at 0.4, nearly all at 0.7. */
  readonly rest: number;
  readonly width: number;
  readonly dash?: readonly [on: number, off: number];
  /** How far all lines are turned around the middle of the board. */
  readonly angle?: number;
  readonly lines: readonly (readonly GroundPoint[])[];
}

/** Of painted lines: how long a flake is, and how many lie side by side. */
const FLAKE = 0.06;
const STRIPS = 5;

/** Painted lines, worn to flakes. */
export function* paint(scatter: Scatter, { color, rest, width, dash, angle: turn = 0, lines }: Paint): Generator<void> {
  const { context, random } = scatter;
  context.rotate(turn);
  context.fillStyle = color;
  for (const line of lines) {
    for (const [index, from] of line.slice(0, -1).entries()) {
      const to = line[index + 1] ?? from;
      const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
      const angle = Math.atan2(to[1] - from[1], to[0] - from[0]);
      context.save();
      context.translate(...from);
      context.rotate(angle);
      for (let place = 0; place < length; place += FLAKE) {
        const isGap = dash !== undefined && place % (dash[0] + dash[1]) > dash[0];
        for (let strip = 0; strip < STRIPS; strip++) {
          const aside = width * ((strip + 0.5) / STRIPS - 0.5);
          const [a, b, c, chance] = [random(), random(), random(), random()];
          const [x, y] = [
            from[0] + Math.cos(angle) * place - Math.sin(angle) * aside,
            from[1] + Math.sin(angle) * place + Math.cos(angle) * aside,
          ];
          // It is worn in patches, and a little everywhere.
          if (isGap || fractalNoise(x * 2.6, y * 2.6, 11, 3) + 0.22 * (chance - 0.5) > rest) continue;
          context.globalAlpha = 0.6 + 0.4 * a;
          trace(
            context,
            [
              [place - 0.012 * a, aside - width * 0.1 - 0.008 * b],
              [place + FLAKE + 0.014 * b, aside - width * 0.1 + 0.006 * c],
              [place + FLAKE + 0.012 * c, aside + width * 0.1 + 0.008 * a],
              [place - 0.012 * b, aside + width * 0.1 - 0.006 * c],
            ],
            true,
          );
          context.fill();
        }
      }
      context.restore();
      yield;
    }
  }
  context.globalAlpha = 1;
}

export interface Tracks {
  readonly kind: 'tracks';
  readonly ways: readonly (readonly GroundPoint[])[];
  /** Between the wheels. */
  readonly gauge: number;
  readonly strength: number;
}

/** The prints of tires. */
export function* tracks(scatter: Scatter, { ways, gauge, strength }: Tracks): Generator<void> {
  const { context, random } = scatter;
  for (const way of ways) {
    for (const [index, from] of way.slice(0, -1).entries()) {
      const to = way[index + 1] ?? from;
      const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
      const length = Math.hypot(dx, dy) || 1;
      context.save();
      context.translate(...from);
      context.rotate(Math.atan2(dy, dx));
      for (const side of [-gauge / 2, gauge / 2]) {
        context.fillStyle = `rgba(0,0,0,${strength * 0.5})`;
        context.fillRect(0, side - 0.1, length + 0.01, 0.2);
        for (let place = 0; place < length; place += 0.085) {
          if (random() < 0.2) continue;
          context.fillStyle = `rgba(0,0,0,${strength})`;
          context.fillRect(place, side - 0.1, 0.035, 0.085);
          context.fillRect(place + 0.04, side + 0.015, 0.035, 0.085);
        }
      }
      context.restore();
    }
    yield;
  }
}

export interface Pools {
  readonly kind: 'pools';
  readonly count: number;
  readonly size: readonly [number, number];
  readonly water: string;
  readonly shore: string;
}

/** Standing water, with a wet shore and a reflection. */
export function* pools(scatter: Scatter, { count, size, water, shore }: Pools): Generator<void> {
  const { context, random } = scatter;
  for (let number = 0; number < count; number++) {
    const [at, reach] = [anywhere(scatter), between(random, ...size)];
    softForm(scatter, at, reach);
    if (!isSeen(scatter, at, reach * 1.5)) continue;
    context.lineJoin = 'round';
    context.strokeStyle = shore;
    for (const wide of [0.42, 0.26, 0.12]) {
      context.lineWidth = wide * Math.min(1, reach);
      context.stroke();
    }
    context.fillStyle = water;
    context.fill();
    context.save();
    context.clip();
    const shine = context.createLinearGradient(at[0] - reach, at[1] - reach, at[0] + reach, at[1] + reach);
    shine.addColorStop(0, 'rgba(0,0,0,0.35)');
    shine.addColorStop(0.6, 'rgba(0,0,0,0)');
    shine.addColorStop(1, 'rgba(190,215,225,0.1)');
    context.fillStyle = shine;
    context.fillRect(at[0] - 2 * reach, at[1] - 2 * reach, 4 * reach, 4 * reach);
    context.strokeStyle = 'rgba(0,0,0,0.4)';
    context.lineWidth = 0.05;
    context.stroke();
    context.restore();
    yield;
  }
}

export interface Strata {
  readonly kind: 'strata';
  readonly spacing: number;
  readonly angle: number;
}

/** Ledges of rock, one below the other. */
export function* strata(scatter: Scatter, { spacing, angle }: Strata): Generator<void> {
  const { context, random, reach } = scatter;
  const far = Math.hypot(reach.x, reach.y);
  context.save();
  context.rotate(angle);
  context.lineJoin = 'round';
  for (let y = -far; y < far; y += spacing * between(random, 0.5, 1.4)) {
    const [a, b, c] = [random() * TAU, random() * TAU, random() * TAU];
    const points: GroundPoint[] = [];
    for (let x = -far; x < far; x += 0.22)
      points.push([
        x,
        y + 0.5 * Math.sin(x * 0.35 + a) + 0.22 * Math.sin(x * 0.9 + b) + 0.07 * Math.sin(x * 3.1 + c) + between(random, -0.04, 0.04),
      ]);
    for (const [color, width, dy] of [
      ['rgba(0,0,0,0.12)', 0.3, 0.14],
      ['rgba(0,0,0,0.3)', 0.07, 0.03],
      ['rgba(255,245,225,0.1)', 0.03, -0.03],
    ] as const) {
      context.strokeStyle = color;
      context.lineWidth = width;
      trace(
        context,
        points.map(([x, height]): GroundPoint => [x, height + dy]),
      );
      context.stroke();
    }
    yield;
  }
  context.restore();
}
