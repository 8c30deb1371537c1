/** The first 64 primes give SHA-256 its constants (FIPS 180-4, 4.2.2 and 5.3.3). */
const PRIMES = ((): number[] => {
  const primes: number[] = [];
  for (let n = 2; primes.length < 64; n++) if (primes.every((prime) => n % prime !== 0)) primes.push(n);
  return primes;
})();

const fraction = (root: number): number => ((root - Math.floor(root)) * 2 ** 32) | 0;
const K = Int32Array.from(PRIMES, (prime) => fraction(Math.cbrt(prime)));
const START = PRIMES.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)));

const rotr = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

const UTF_8 = new TextEncoder();

/** The message as 32-bit words with the padding of FIPS 180-4, 5.1.1. */
const padded = (text: string): Int32Array => {
  const bytes = UTF_8.encode(text);
  const words = new Int32Array((((bytes.length + 8) >> 6) + 1) * 16);
  for (let i = 0; i < bytes.length; i++) words[i >> 2]! |= bytes[i]! << (24 - (i % 4) * 8);
  words[bytes.length >> 2]! |= 0x80 << (24 - (bytes.length % 4) * 8);
  words[words.length - 1] = bytes.length * 8;
  return words;
};

/**
 * The message schedule of one block; meaningless between calls. Allocated once, because the operating system must find memory for every
 * array of this size.
 */
const W = new Int32Array(64);

/** SHA-256 of a text in UTF-8, as eight 32-bit words. Own code, because the rules run unchanged, and synchronously, in server and browser. */
export const sha256 = (text: string): Uint32Array => {
  const words = padded(text);
  const state = Int32Array.from(START);
  for (let block = 0; block < words.length; block += 16) {
    for (let i = 0; i < 16; i++) W[i] = words[block + i]!;
    for (let i = 16; i < 64; i++) {
      const near = W[i - 2]!;
      const far = W[i - 15]!;
      const s0 = rotr(far, 7) ^ rotr(far, 18) ^ (far >>> 3);
      const s1 = rotr(near, 17) ^ rotr(near, 19) ^ (near >>> 10);
      W[i] = (W[i - 16]! + s0 + W[i - 7]! + s1) | 0;
    }
    compress(state);
  }
  return Uint32Array.from(state);
};

const compress = (state: Int32Array): void => {
  let a = state[0]!;
  let b = state[1]!;
  let c = state[2]!;
  let d = state[3]!;
  let e = state[4]!;
  let f = state[5]!;
  let g = state[6]!;
  let h = state[7]!;
  for (let i = 0; i < 64; i++) {
    const t1 = (h + (rotr(e, 6) ^ rotr(e, 11) ^ rotr(e, 25)) + ((e & f) ^ (~e & g)) + K[i]! + W[i]!) | 0;
    const t2 = ((rotr(a, 2) ^ rotr(a, 13) ^ rotr(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    h = g;
    g = f;
    f = e;
    e = (d + t1) | 0;
    d = c;
    c = b;
    b = a;
    a = (t1 + t2) | 0;
  }
  state[0]! += a;
  state[1]! += b;
  state[2]! += c;
  state[3]! += d;
  state[4]! += e;
  state[5]! += f;
  state[6]! += g;
  state[7]! += h;
};

/** SHA-256 of a text as 64 hexadecimal digits. */
export const sha256Hex = (text: string): string => [...sha256(text)].map((word) => word.toString(16).padStart(8, '0')).join('');
