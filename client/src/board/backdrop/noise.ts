const { imul, floor } = Math;

/** A number from 0 to 1 for a point of the lattice. */
const latticeValue = (x: number, y: number, seed: number): number => {
  let hash = imul(x, 0x27d4eb2d) ^ imul(y, 0x165667b1) ^ seed;
  hash = imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  hash = imul(hash ^ (hash >>> 12), 0x297a2d39);
  return ((hash ^ (hash >>> 15)) >>> 0) / 2 ** 32;
};

const valueNoise = (x: number, y: number, seed: number): number => {
  const [left, top] = [floor(x), floor(y)];
  const [u, v] = [x - left, y - top];
  const [su, sv] = [u * u * (3 - 2 * u), v * v * (3 - 2 * v)];
  const [a, b] = [latticeValue(left, top, seed), latticeValue(left + 1, top, seed)];
  const [c, d] = [latticeValue(left, top + 1, seed), latticeValue(left + 1, top + 1, seed)];
  return a + (b - a) * su + (c - a + (a - b - c + d) * su) * sv;
};

/** Noise from 0 to 1 at a point: coarse forms with ever finer ones on them. The same for the same seed. */
export const fractalNoise = (x: number, y: number, seed: number, octaves: number): number => {
  let [sum, weight, whole, scale] = [0, 1, 0, 1];
  for (let octave = 0; octave < octaves; octave++) {
    // Turned each time, so that no lattice shows through.
    sum += weight * valueNoise((x * 0.8 - y * 0.6) * scale, (x * 0.6 + y * 0.8) * scale, seed + octave * 1013);
    whole += weight;
    weight *= 0.5;
    scale *= 2.03;
  }
  return sum / whole;
};
