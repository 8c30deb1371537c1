import { ARMY_IDS, type ArmyId } from '@hexfall/shared/model/tile';
import { renderMotif } from '../../../client/src/sound/motifs.js';
import { MOTIF_MOMENTS, type MotifMoment } from '../../../client/src/sound/soundNames.js';
import { RATE, type Stereo } from '../../../client/src/sound/synthesis.js';
import { brightnessOf, peakOf, rmsOf } from './soundFeatures.js';

/** In seconds: a motif that is often heard has to be short. */
const LONGEST: Readonly<Record<MotifMoment, number>> = { place: 0.6, fall: 2, victory: 3 };
/** Of the loudest moment: placing is below every sound of the game. */
const LOUDEST: Readonly<Record<MotifMoment, number>> = { place: 0.3, fall: 0.65, victory: 0.65 };

const rendered = new Map<string, Stereo>();
const heard = (moment: MotifMoment, army: ArmyId): Stereo => {
  const key = `${moment} ${army}`;
  const samples = rendered.get(key) ?? renderMotif(moment, army);
  rendered.set(key, samples);
  return samples;
};

const ALL = MOTIF_MOMENTS.flatMap((moment) => ARMY_IDS.map((army) => [moment, army] as const));

/** How loud each fiftieth of a second is, in relation to the loudest: the rhythm. */
const rhythmOf = (samples: Float32Array): readonly number[] => {
  const step = RATE / 50;
  const levels = Array.from({ length: Math.floor(samples.length / step) }, (_, place) =>
    rmsOf(samples.subarray(place * step, (place + 1) * step)),
  );
  const loudest = Math.max(...levels);
  return levels.map((level) => level / loudest);
};

const rhythmDistance = (a: readonly number[], b: readonly number[]): number => {
  const length = Math.max(a.length, b.length);
  return Math.sqrt(
    Array.from({ length }, (_, place) => ((a[place] ?? 0) - (b[place] ?? 0)) ** 2).reduce((sum, square) => sum + square, 0) / length,
  );
};

describe('the motifs of the armies', () => {
  test.each(ALL)('%s %s is short, not clipped, and begins and ends in silence', (moment, army) => {
    for (const samples of heard(moment, army)) {
      expect(samples.every(Number.isFinite)).toBe(true);
      expect(samples.length / RATE).toBeLessThanOrEqual(LONGEST[moment]);
      expect(peakOf(samples)).toBeLessThan(LOUDEST[moment]);
      expect(peakOf(samples)).toBeGreaterThan(LOUDEST[moment] / 4);
      expect(rmsOf(samples)).toBeGreaterThan(0.015);
      expect(Math.abs(samples[0]!)).toBeLessThan(0.005);
      expect(Math.abs(samples.at(-1)!)).toBeLessThan(0.0001);
      // Nothing is cut off: the last twentieth of a second before the fade is silent already.
      expect(peakOf(samples.subarray(-RATE / 20))).toBeLessThan(0.01 * peakOf(samples));
    }
  });

  test.each(MOTIF_MOMENTS)('of any two armies the motifs of %s differ in brightness or in rhythm', (moment) => {
    const features = ARMY_IDS.map((army) => {
      const [left] = heard(moment, army);
      return { army, brightness: Math.log2(brightnessOf(left)), rhythm: rhythmOf(left) };
    });
    const alike = features.flatMap((a, index) =>
      features.slice(index + 1).flatMap((b) => {
        const distance = Math.hypot(a.brightness - b.brightness, 4 * rhythmDistance(a.rhythm, b.rhythm));
        return distance < 0.8 ? [`${a.army} and ${b.army}: ${distance.toFixed(2)}`] : [];
      }),
    );
    expect(alike).toEqual([]);
  });

  test('are the same whenever they are rendered', () => {
    for (const [moment, army] of ALL) {
      const [again] = renderMotif(moment, army);
      expect([moment, army, Buffer.from(again.buffer).equals(Buffer.from(heard(moment, army)[0].buffer))]).toEqual([moment, army, true]);
    }
  });
});
