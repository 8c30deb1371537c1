import { randomFrom } from '@hexfall/shared/model/random';
import { RATE } from './synthesis.js';

/** How long the noise below wind and rumble is before it begins again; what is heard of it never repeats. */
const NOISE_SECONDS = 7;

/** How long it takes to come and to go. */
const FADE_SECONDS = 2.5;

const noiseIn = (context: BaseAudioContext): AudioBuffer => {
  const buffer = context.createBuffer(2, NOISE_SECONDS * RATE, RATE);
  for (const channel of [0, 1]) {
    const random = randomFrom(77 + channel);
    const samples = buffer.getChannelData(channel);
    for (let i = 0; i < samples.length; i++) samples[i] = random() * 2 - 1;
  }
  return buffer;
};

/** What swells by itself: a base, and how far and how often a slow wave leads away from it. */
type Swell = readonly [base: number, depth: number, rate: number];

const swell = (context: BaseAudioContext, target: AudioParam, [base, depth, rate]: Swell): OscillatorNode => {
  target.value = base;
  const slow = new OscillatorNode(context, { frequency: rate });
  const share = new GainNode(context, { gain: depth });
  slow.connect(share).connect(target);
  slow.start();
  return slow;
};

/** Parts of the noise, each with a frequency and a loudness that swell at rates of their own: gusts, hiss, rumble. */
const WINDS: readonly { readonly kind: BiquadFilterType; readonly q: number; readonly frequency: Swell; readonly gain: Swell }[] = [
  { kind: 'bandpass', q: 0.7, frequency: [240, 120, 0.071], gain: [0.16, 0.09, 0.053] },
  { kind: 'bandpass', q: 1.1, frequency: [760, 260, 0.043], gain: [0.045, 0.035, 0.113] },
  { kind: 'lowpass', q: 0.5, frequency: [95, 25, 0.031], gain: [0.4, 0.22, 0.019] },
];

/** Generators far away: their tones are a little apart. */
const HUMS = [
  [49, 0.03],
  [49.6, 0.03],
  [98.4, 0.012],
  [147.3, 0.005],
] as const;

/**
 * Builds a quiet wind over a wasteland with a hum behind it, live: it takes no data and never repeats.
 * @returns a function that fades it out.
 */
export const startAmbience = (context: BaseAudioContext, output: AudioNode): (() => void) => {
  const fade = new GainNode(context, { gain: 0 });
  fade.gain.setTargetAtTime(1, context.currentTime, FADE_SECONDS / 3);
  fade.connect(output);
  const noise = new AudioBufferSourceNode(context, { buffer: noiseIn(context), loop: true });
  const sources: AudioScheduledSourceNode[] = [noise];
  for (const { kind, q, frequency, gain } of WINDS) {
    const filter = new BiquadFilterNode(context, { type: kind, Q: q });
    const loudness = new GainNode(context);
    sources.push(swell(context, filter.frequency, frequency), swell(context, loudness.gain, gain));
    noise.connect(filter).connect(loudness).connect(fade);
  }
  const hum = new GainNode(context);
  sources.push(swell(context, hum.gain, [0.7, 0.3, 0.037]));
  hum.connect(fade);
  for (const [frequency, gain] of HUMS) {
    const tone = new OscillatorNode(context, { frequency });
    tone.connect(new GainNode(context, { gain })).connect(hum);
    tone.start();
    sources.push(tone);
  }
  noise.start();
  return () => {
    fade.gain.setTargetAtTime(0, context.currentTime, FADE_SECONDS / 6);
    for (const source of sources) source.stop(context.currentTime + FADE_SECONDS);
    setTimeout(() => fade.disconnect(), FADE_SECONDS * 1000);
  };
};
