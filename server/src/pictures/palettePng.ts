import { crc32, deflateSync } from 'node:zlib';

/** A picture as it was drawn: red, green, blue and opacity of each pixel; nothing in it is transparent. */
export interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly rgba: Uint8Array;
}

/** Colors that PNG has in one byte. */
const MOST_COLORS = 256;

/** The number of bits of each of the three parts of a color when counting pixels: neighboring colors count as one. */
const BITS = 5;
const DROPPED = 8 - BITS;
const BINS = 1 << (3 * BITS);

/** How much the parts of a pixel change, by its position: without this, gradients would show steps (ordered dithering). */
const DITHER = [0, 8, 2, 10, 12, 4, 14, 6, 3, 11, 1, 9, 15, 7, 13, 5].map((rank) => ((rank - 7.5) / 16) * (1 << DROPPED));
const DITHER_SIDE = 4;

const clamped = (part: number): number => Math.min(Math.max(Math.round(part), 0), 255);

/** The place of a pixel's color among those that are counted. */
const binAt = ({ rgba, width }: Pixels, pixel: number): number => {
  const place = (Math.floor(pixel / width) % DITHER_SIDE) * DITHER_SIDE + ((pixel % width) % DITHER_SIDE);
  const by = DITHER[place] ?? 0;
  const partOf = (offset: number): number => clamped((rgba[4 * pixel + offset] ?? 0) + by) >> DROPPED;
  return (partOf(0) << (2 * BITS)) | (partOf(1) << BITS) | partOf(2);
};

type Part = 0 | 1 | 2;
const PARTS: readonly Part[] = [0, 1, 2];

/** Colors that are counted together: how many pixels have them, and the sums of their parts. */
interface Bin {
  readonly bin: number;
  count: number;
  readonly sums: [number, number, number];
}

const countColors = (pixels: Pixels): readonly Bin[] => {
  const bins = new Array<Bin | undefined>(BINS);
  for (let pixel = 0; pixel < pixels.width * pixels.height; pixel++) {
    const index = binAt(pixels, pixel);
    const bin = (bins[index] ??= { bin: index, count: 0, sums: [0, 0, 0] });
    bin.count += 1;
    for (const part of PARTS) bin.sums[part] += pixels.rgba[4 * pixel + part] ?? 0;
  }
  return bins.filter((bin) => bin !== undefined);
};

const meanOf = ({ sums, count }: Bin, part: Part): number => sums[part] / count;

/** Bins that get one color, and how much it would differ from theirs. */
interface Box {
  readonly bins: readonly Bin[];
  readonly part: Part;
  readonly error: number;
}

const boxOf = (bins: readonly Bin[]): Box => {
  const count = bins.reduce((sum, bin) => sum + bin.count, 0);
  const errors = PARTS.map((part) => {
    const mean = bins.reduce((sum, bin) => sum + bin.sums[part], 0) / count;
    return bins.reduce((sum, bin) => sum + bin.count * (meanOf(bin, part) - mean) ** 2, 0);
  });
  const error = Math.max(...errors);
  return { bins, part: PARTS[errors.indexOf(error)] ?? 0, error };
};

/** Halves a box by its pixels, where its colors differ most. */
const split = ({ bins, part }: Box): readonly [Box, Box] => {
  const sorted = [...bins].sort((a, b) => meanOf(a, part) - meanOf(b, part));
  const half = sorted.reduce((sum, bin) => sum + bin.count, 0) / 2;
  let [at, passed] = [0, 0];
  while (at < sorted.length - 1 && (at === 0 || passed + (sorted[at]?.count ?? 0) <= half)) passed += sorted[at++]?.count ?? 0;
  return [boxOf(sorted.slice(0, at)), boxOf(sorted.slice(at))];
};

/** The colors of a picture that differ least from its own (median cut), and which one each bin gets. */
const paletteOf = (pixels: Pixels): { readonly colors: readonly (readonly number[])[]; readonly indexOf: Uint8Array } => {
  const boxes: Box[] = [boxOf(countColors(pixels))];
  while (boxes.length < MOST_COLORS) {
    const widest = boxes.reduce((best, box) => (box.error > best.error ? box : best));
    if (widest.bins.length < 2 || widest.error === 0) break;
    boxes.splice(boxes.indexOf(widest), 1, ...split(widest));
  }
  const indexOf = new Uint8Array(BINS);
  const colors = boxes.map(({ bins }, index) => {
    for (const { bin } of bins) indexOf[bin] = index;
    const count = bins.reduce((sum, bin) => sum + bin.count, 0);
    return PARTS.map((part) => Math.round(bins.reduce((sum, bin) => sum + bin.sums[part], 0) / count));
  });
  return { colors, indexOf };
};

const SIGNATURE = Buffer.from('89504e470d0a1a0a', 'hex');

const chunk = (type: string, data: Uint8Array): Buffer => {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, check]);
};

/** Writes a PNG with at most 256 colors, a third of the size of one with all colors: programs that show links refuse large pictures. */
export const palettePng = (pixels: Pixels): Uint8Array => {
  const { width, height } = pixels;
  const { colors, indexOf } = paletteOf(pixels);
  // Each row begins with a byte that says how it is filtered: not at all.
  const rows = Buffer.alloc(height * (width + 1));
  for (let pixel = 0; pixel < width * height; pixel++) rows[pixel + Math.floor(pixel / width) + 1] = indexOf[binAt(pixels, pixel)] ?? 0;
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  // Eight bits for each pixel, which are the place of its color.
  head.set([8, 3, 0, 0, 0], 8);
  const parts = [
    chunk('IHDR', head),
    chunk('PLTE', Buffer.from(colors.flat())),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ];
  return Uint8Array.from(Buffer.concat([SIGNATURE, ...parts]));
};
