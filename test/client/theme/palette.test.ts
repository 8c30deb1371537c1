import { LIVERIES } from '../../../client/src/theme/palette.js';

type Triple = readonly [number, number, number];

const linear = (color: string): Triple => {
  const part = (at: number): number => {
    const value = parseInt(color.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return [part(1), part(3), part(5)];
};

/** How eyes without one kind of cone see linear RGB (Machado, Oliveira and Fernandes 2009, severity 1). */
const EYES: Readonly<Record<string, readonly [Triple, Triple, Triple]>> = {
  all: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  'no red': [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  'no green': [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  'no blue': [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
  'no color': [
    [0.2126, 0.7152, 0.0722],
    [0.2126, 0.7152, 0.0722],
    [0.2126, 0.7152, 0.0722],
  ],
};

const dot = (a: Triple, b: Triple): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];

const lab = (rgb: Triple): Triple => {
  const f = (t: number): number => (t > 0.008856 ? Math.cbrt(t) : 7.787 * t + 16 / 116);
  const x = f(dot(rgb, [0.4124, 0.3576, 0.1805]) / 0.9505);
  const y = f(dot(rgb, [0.2126, 0.7152, 0.0722]));
  const z = f(dot(rgb, [0.0193, 0.1192, 0.9505]) / 1.089);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
};

const seen = (eye: string, color: string): Triple => {
  const rgb = linear(color);
  const clip = (value: number): number => Math.min(1, Math.max(0, value));
  const [r, g, b] = EYES[eye]!.map((row) => clip(dot(row, rgb))) as [number, number, number];
  return lab([r, g, b]);
};

const difference = (a: Triple, b: Triple): number => Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);

test.each(Object.keys(EYES))('with %s the paints of all armies stay apart', (eye) => {
  const paints = Object.values(LIVERIES).map(({ paint }) => seen(eye, paint));
  paints.forEach((a, i) => {
    for (const b of paints.slice(i + 1)) expect(difference(a, b)).toBeGreaterThan(8);
  });
});

test.each(Object.entries(LIVERIES))('what is stenciled on %s can be read', (_, { paint, light, ink }) => {
  for (const under of [paint, light]) expect(Math.abs(seen('all', under)[0] - seen('all', ink)[0])).toBeGreaterThan(38);
});
