import { renderSound } from '../../../client/src/sound/recipes.js';
import { SOUND_NAMES, type SoundName, SOUNDS } from '../../../client/src/sound/soundNames.js';
import { RATE, type Stereo } from '../../../client/src/sound/synthesis.js';
import { brightnessOf, peakOf, rmsOf } from './soundFeatures.js';

/** Where in time the first half of the energy has been heard, in seconds. */
const middleOf = (samples: Float32Array): number => {
  const total = samples.reduce((sum, sample) => sum + sample * sample, 0);
  let heard = 0;
  return samples.findIndex((sample) => (heard += sample * sample) > total / 2) / RATE;
};

/** What tells a sound from another one, each about as weighty as the others. */
const featuresOf = (name: SoundName): readonly number[] => {
  const [left] = heard(name, 0);
  return [
    Math.log2(left.length / RATE),
    Math.log2(brightnessOf(left)),
    Math.log2(middleOf(left)),
    Math.log2(rmsOf(left)),
    Math.log2(peakOf(left)),
  ];
};

/** Each sound is rendered once for all tests. */
const rendered = new Map<string, Stereo>();
const heard = (name: SoundName, variant: number): Stereo => {
  const key = `${name} ${variant}`;
  const samples = rendered.get(key) ?? renderSound(name, variant);
  rendered.set(key, samples);
  return samples;
};

const ALL = SOUND_NAMES.flatMap((name) => Array.from({ length: SOUNDS[name] }, (_, variant) => [name, variant] as const));

describe('every sound', () => {
  test.each(ALL)(
    '%s (%d) is neither clipped nor silent, begins and ends without a click, and lasts as long as it should',
    (name, variant) => {
      for (const samples of heard(name, variant)) {
        const peak = peakOf(samples);
        expect(samples.every(Number.isFinite)).toBe(true);
        expect(peak).toBeGreaterThan(0.1);
        expect(peak).toBeLessThan(0.95);
        expect(rmsOf(samples)).toBeGreaterThan(0.008);
        expect(Math.abs(samples.reduce((sum, sample) => sum + sample, 0) / samples.length)).toBeLessThan(0.01);
        expect(Math.abs(samples[0]!)).toBeLessThan(0.02);
        expect(Math.abs(samples.at(-1)!)).toBeLessThan(0.002);
        expect(samples.length / RATE).toBeGreaterThan(0.05);
        expect(samples.length / RATE).toBeLessThan(4);
      }
    },
  );

  test('is the same whenever it is rendered, and its renderings differ', () => {
    for (const [name, variant] of ALL) {
      const [samples] = heard(name, variant);
      const again = variant > 0 ? heard(name, 0) : renderSound(name, 0);
      expect([name, variant, Buffer.from(again[0].buffer).equals(Buffer.from(samples.buffer))]).toEqual([name, variant, variant === 0]);
    }
  });

  test('differs from every other one by more than a little: in length, brightness, course and loudness', () => {
    const features = SOUND_NAMES.map((name) => [name, featuresOf(name)] as const);
    const alike = features.flatMap(([a, of], index) =>
      features.slice(index + 1).flatMap(([b, other]) => {
        const distance = Math.hypot(...of.map((value, which) => value - other[which]!));
        return distance < 0.35 ? [`${a} and ${b}: ${distance.toFixed(2)}`] : [];
      }),
    );
    expect(alike).toEqual([]);
  });

  test('what is graver is louder and longer: a wound, a destroyed unit, a hit HQ, a fallen HQ', () => {
    const energies = (['tick', 'wound', 'destroyed', 'headquarters', 'fallen'] as const).map((name) => {
      const [left] = heard(name, 0);
      return rmsOf(left) ** 2 * left.length;
    });
    expect(energies).toEqual(energies.toSorted((a, b) => a - b));
  });
});
