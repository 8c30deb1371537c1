import { RATE } from '../../../client/src/sound/synthesis.js';

const { abs, max } = Math;

/** The loudest sample. */
export const peakOf = (samples: Float32Array): number => samples.reduce((peak, sample) => max(peak, abs(sample)), 0);

/** The loudness on average. */
export const rmsOf = (samples: Float32Array): number =>
  Math.sqrt(samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length);

/** How often the samples cross zero in a second: low for what is dark, high for what is bright. */
export const brightnessOf = (samples: Float32Array): number => {
  let crossings = 0;
  for (let i = 1; i < samples.length; i++) if (samples[i - 1]! < 0 !== samples[i]! < 0) crossings += 1;
  return crossings / (samples.length / RATE);
};
