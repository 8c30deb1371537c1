import { FEATURE_COUNT, FEATURE_STEPS } from '@hexfall/shared/ai/featureLayout';
import { ANSWERS, HEADS, OUTPUTS } from '@hexfall/shared/ai/Network';
import type { FittedParameters } from '@hexfall/shared/ai/parameterFile';
import { randomFrom, type RandomSource, shuffled } from '@hexfall/shared/model/random';
import { rowCount, type Rows } from './rows.js';

export interface FitPlan {
  readonly width: number;
  readonly epochs: number;
  readonly rate: number;
  readonly decay: number;
  readonly seed: number;
}

const BATCH = 512;

export const parameterCount = (width: number): number => FEATURE_COUNT * width + FEATURE_COUNT * OUTPUTS + width + OUTPUTS * width;

/** Parameters as views of one array, in the order of `FittedParameters`. */
export const parametersIn = (all: Float32Array, width: number): FittedParameters => {
  let from = 0;
  const next = (length: number): Float32Array => all.subarray(from, (from += length));
  return {
    width,
    hidden: next(FEATURE_COUNT * width),
    direct: next(FEATURE_COUNT * OUTPUTS),
    hiddenBias: next(width),
    output: next(OUTPUTS * width),
  };
};

/** Moves parameters by the gradients of batches (Adam; weights decay apart from the gradient). */
class Adam {
  readonly #mean: Float32Array;
  readonly #square: Float32Array;
  #steps = 0;

  constructor(
    private readonly all: Float32Array,
    private readonly decay: number,
  ) {
    this.#mean = new Float32Array(all.length);
    this.#square = new Float32Array(all.length);
  }

  step(gradient: Float32Array, rate: number): void {
    this.#steps += 1;
    const mean = this.#mean;
    const square = this.#square;
    const all = this.all;
    const scale = rate / (1 - 0.9 ** this.#steps);
    const root = 1 / (1 - 0.999 ** this.#steps);
    const shrink = 1 - rate * this.decay;
    for (let place = 0; place < all.length; place++) {
      const slope = gradient[place]!;
      const m = (mean[place] = 0.9 * mean[place]! + 0.1 * slope);
      const v = (square[place] = 0.999 * square[place]! + 0.001 * slope * slope);
      all[place] = all[place]! * shrink - (scale * m) / (Math.sqrt(v * root) + 1e-8);
      gradient[place] = 0;
    }
  }
}

const normal = (random: RandomSource): number => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());

const sigmoid = (x: number): number => 1 / (1 + Math.exp(-x));

export interface Quality {
  /** The part of the variance of the final difference that is explained, by head. */
  readonly margin: readonly number[];
  /** The same of the results. */
  readonly win: readonly number[];
}

/** The network on rows: forward, and backward where a gradient is given. */
class Pass {
  readonly #sums: Float64Array;
  readonly #slopes: Float64Array;

  constructor(private readonly p: FittedParameters) {
    this.#sums = new Float64Array(p.width + ANSWERS);
    this.#slopes = new Float64Array(p.width);
  }

  /** The answers of the last row. */
  get margin(): number {
    return this.#sums[this.p.width]!;
  }

  get win(): number {
    return sigmoid(this.#sums[this.p.width + 1]!);
  }

  forward({ places, values, starts, heads }: Rows, row: number): void {
    const { width, hidden, direct, hiddenBias, output } = this.p;
    const sums = this.#sums;
    const first = heads[row]! * ANSWERS;
    sums.fill(0);
    sums.set(hiddenBias);
    for (let each = starts[row]!; each < starts[row + 1]!; each++) {
      const place = places[each]!;
      const value = values[each]! / FEATURE_STEPS;
      const from = place * width;
      for (let unit = 0; unit < width; unit++) sums[unit]! += value * hidden[from + unit]!;
      const answers = place * OUTPUTS + first;
      sums[width]! += value * direct[answers]!;
      sums[width + 1]! += value * direct[answers + 1]!;
    }
    for (let unit = 0; unit < width; unit++) {
      const active = sums[unit]!;
      if (active <= 0) continue;
      sums[width]! += active * output[first * width + unit]!;
      sums[width + 1]! += active * output[(first + 1) * width + unit]!;
    }
  }

  backward({ places, values, starts, heads }: Rows, row: number, slopeMargin: number, slopeLogit: number, g: FittedParameters): void {
    const { width, output } = this.p;
    const sums = this.#sums;
    const slopes = this.#slopes;
    const first = heads[row]! * ANSWERS;
    for (let unit = 0; unit < width; unit++) {
      const active = sums[unit]!;
      if (active <= 0) {
        slopes[unit] = 0;
        continue;
      }
      g.output[first * width + unit]! += slopeMargin * active;
      g.output[(first + 1) * width + unit]! += slopeLogit * active;
      const slope = slopeMargin * output[first * width + unit]! + slopeLogit * output[(first + 1) * width + unit]!;
      slopes[unit] = slope;
      g.hiddenBias[unit]! += slope;
    }
    for (let each = starts[row]!; each < starts[row + 1]!; each++) {
      const place = places[each]!;
      const value = values[each]! / FEATURE_STEPS;
      const from = place * width;
      for (let unit = 0; unit < width; unit++) g.hidden[from + unit]! += value * slopes[unit]!;
      g.direct[place * OUTPUTS + first]! += value * slopeMargin;
      g.direct[place * OUTPUTS + first + 1]! += value * slopeLogit;
    }
  }
}

/** What parameters answer for rows: differences in tens and chances to win. */
export const answersOf = (parameters: FittedParameters, rows: Rows): { readonly margins: Float32Array; readonly wins: Float32Array } => {
  const pass = new Pass(parameters);
  const margins = new Float32Array(rowCount(rows));
  const wins = new Float32Array(rowCount(rows));
  for (let row = 0; row < rowCount(rows); row++) {
    pass.forward(rows, row);
    margins[row] = pass.margin;
    wins[row] = pass.win;
  }
  return { margins, wins };
};

/** The part of the variance of labels that answers explain, over the rows of a head. */
const explainedOf = (labels: Float32Array, answers: Float32Array, isOf: (row: number) => boolean): number => {
  let [count, sum, squares, errors] = [0, 0, 0, 0];
  labels.forEach((label, row) => {
    if (!isOf(row)) return;
    count += 1;
    sum += label;
    squares += label * label;
    errors += (answers[row]! - label) ** 2;
  });
  return 1 - errors / (squares - (sum * sum) / count);
};

/** How well parameters explain what came of rows. */
export const qualityOf = (parameters: FittedParameters, rows: Rows): Quality => {
  const answers = answersOf(parameters, rows);
  const of = (labels: Float32Array, answered: Float32Array): number[] =>
    HEADS.map((_, head) => explainedOf(labels, answered, (row) => rows.heads[row] === head));
  return { margin: of(rows.margins, answers.margins), win: of(rows.wins, answers.wins) };
};

/** Fits a network to rows. The same rows and seed give the same parameters. */
export const fit = (
  rows: Rows,
  { width, epochs, rate, decay, seed }: FitPlan,
  watch: (epoch: number, parameters: FittedParameters) => void = () => undefined,
): Float32Array => {
  const random = randomFrom(seed);
  const all = new Float32Array(parameterCount(width));
  const parameters = parametersIn(all, width);
  for (let place = 0; place < FEATURE_COUNT * width; place++) parameters.hidden[place] = 0.1 * normal(random);
  for (let place = 0; place < OUTPUTS * width; place++) parameters.output[place] = (0.3 / Math.sqrt(width)) * normal(random);
  const slopes = new Float32Array(all.length);
  const gradient = parametersIn(slopes, width);
  const adam = new Adam(all, decay);
  const pass = new Pass(parameters);
  const order = Uint32Array.from({ length: rowCount(rows) }, (_, row) => row);
  const steps = Math.ceil(rowCount(rows) / BATCH) * epochs;
  let step = 0;
  for (let epoch = 1; epoch <= epochs; epoch++) {
    shuffled(order, random);
    for (let from = 0; from < order.length; from += BATCH) {
      const to = Math.min(from + BATCH, order.length);
      const part = 1 / (to - from);
      for (let place = from; place < to; place++) {
        const row = order[place]!;
        pass.forward(rows, row);
        pass.backward(rows, row, part * (pass.margin - rows.margins[row]!), part * (pass.win - rows.wins[row]!), gradient);
      }
      // The rate falls to nothing along half a cosine.
      adam.step(slopes, rate * 0.5 * (1 + Math.cos((Math.PI * step) / steps)));
      step += 1;
    }
    watch(epoch, parameters);
  }
  return all;
};
