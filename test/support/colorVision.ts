/** Three numbers of a color space: red, green, blue from 0 to 1, or L*, a*, b*. */
export type Triple = readonly [number, number, number];

type Matrix = readonly [Triple, Triple, Triple];

/**
 * How eyes see linear RGB: all cones, without one kind of them (Machado, Oliveira and Fernandes 2009, severity 1), without any,
 * which is also how a print in greyscale looks.
 */
const EYES = {
  'all cones': [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
  greyscale: [
    [0.2126, 0.7152, 0.0722],
    [0.2126, 0.7152, 0.0722],
    [0.2126, 0.7152, 0.0722],
  ],
} as const satisfies Record<string, Matrix>;

export type Eye = keyof typeof EYES;
export const EYE_NAMES = Object.keys(EYES) as Eye[];

const TO_XYZ: Matrix = [
  [0.4124564, 0.3575761, 0.1804375],
  [0.2126729, 0.7151522, 0.072175],
  [0.0193339, 0.119192, 0.9503041],
];
/** The white of D65. */
const WHITE: Triple = [0.95047, 1, 1.08883];

const dot = (a: Triple, b: Triple): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];

const times = (matrix: Matrix, value: Triple): Triple => [dot(matrix[0], value), dot(matrix[1], value), dot(matrix[2], value)];

/** A color of a style sheet, `#rrggbb`, as linear RGB. */
const linear = (color: string): Triple => {
  const part = (at: number): number => {
    const value = parseInt(color.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return [part(1), part(3), part(5)];
};

/** CIE L*a*b* of linear RGB. */
const lab = (rgb: Triple): Triple => {
  const f = (t: number): number => (t > 216 / 24389 ? Math.cbrt(t) : (24389 / 27) * (t / 116) + 16 / 116);
  const xyz = times(TO_XYZ, rgb);
  const [x, y, z] = [f(xyz[0] / WHITE[0]), f(xyz[1] / WHITE[1]), f(xyz[2] / WHITE[2])];
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
};

const clip = (value: number): number => Math.min(1, Math.max(0, value));

/** What an eye sees of a color, as CIE L*a*b*. */
export const seenBy = (eye: Eye, color: string): Triple => {
  const [r, g, b] = times(EYES[eye], linear(color));
  return lab([clip(r), clip(g), clip(b)]);
};

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** The angle of a hue in degrees, from 0 up to 360. */
const hue = (a: number, b: number): number => (a === 0 && b === 0 ? 0 : ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360);

/** The difference of two L*a*b* colors by CIEDE2000 (Sharma, Wu and Dalal 2005); from about 2 on it can be seen at a glance. */
export const ciede2000 = (one: Triple, other: Triple): number => {
  const chroma = (Math.hypot(one[1], one[2]) + Math.hypot(other[1], other[2])) / 2;
  const stretch = 1 + 0.5 * (1 - Math.sqrt(chroma ** 7 / (chroma ** 7 + 25 ** 7)));
  const [a1, a2] = [one[1] * stretch, other[1] * stretch];
  const [c1, c2] = [Math.hypot(a1, one[2]), Math.hypot(a2, other[2])];
  const [h1, h2] = [hue(a1, one[2]), hue(a2, other[2])];
  const grey = c1 * c2 === 0;
  const turn = grey ? 0 : ((h2 - h1 + 540) % 360) - 180;
  const [dL, dC, dH] = [other[0] - one[0], c2 - c1, 2 * Math.sqrt(c1 * c2) * Math.sin(radians(turn / 2))];
  const [l, c] = [(one[0] + other[0]) / 2, (c1 + c2) / 2];
  const h = grey ? h1 + h2 : (h1 + turn / 2 + 360) % 360;
  const t =
    1 -
    0.17 * Math.cos(radians(h - 30)) +
    0.24 * Math.cos(radians(2 * h)) +
    0.32 * Math.cos(radians(3 * h + 6)) -
    0.2 * Math.cos(radians(4 * h - 63));
  const [sL, sC, sH] = [1 + (0.015 * (l - 50) ** 2) / Math.sqrt(20 + (l - 50) ** 2), 1 + 0.045 * c, 1 + 0.015 * c * t];
  const rotation = -2 * Math.sqrt(c ** 7 / (c ** 7 + 25 ** 7)) * Math.sin(radians(60 * Math.exp(-(((h - 275) / 25) ** 2))));
  return Math.sqrt((dL / sL) ** 2 + (dC / sC) ** 2 + (dH / sH) ** 2 + rotation * (dC / sC) * (dH / sH));
};

/** The contrast of two colors as WCAG counts it, from 1 to 21. */
export const contrast = (one: string, other: string): number => {
  const [a, b] = [one, other].map((color) => dot(TO_XYZ[1], linear(color))) as [number, number];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
};
