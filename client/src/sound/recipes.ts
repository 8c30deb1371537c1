import { randomFrom, type RandomSource } from '@hexfall/shared/model/random';
import { bell, boom, click, debris, horn, plate, thud, tone, whoosh } from './layers.js';
import { SOUND_NAMES, type SoundName } from './soundNames.js';
import { type Layer, type Recipe, render, type Stereo } from './synthesis.js';

/** How every sound is made. What differs between its renderings is left to chance. */
const RECIPES: { readonly [S in SoundName]: (random: RandomSource) => Recipe } = {
  draw: () => ({ peak: 0.32, layers: [whoosh(0, 0.5, 2200, 5200), click(0.1, 0.5, 3400, 0.02)] }),
  place: (random) => ({
    peak: 0.7,
    layers: [thud(0, 0.9, 118 + 20 * random()), click(0, 0.8, 1500), ...plate(0.004, 0.1, 390 + 60 * random(), 0.25, random)],
  }),
  move: (random) => ({
    peak: 0.5,
    layers: [
      {
        source: 'noise',
        attack: 0.05,
        hold: 0.06,
        decay: 0.14,
        gain: 0.7,
        filter: { kind: 'band', from: 480, to: 1300 + 300 * random(), q: 2.2 },
        tremble: [34 + 8 * random(), 0.7],
        pan: -0.2,
      },
      thud(0.2, 0.5, 105, 55),
      click(0.2, 0.4, 1200),
    ],
  }),
  rotate: (random) => ({
    peak: 0.42,
    layers: [0, 0.075].flatMap((at, index) => [
      click(at, 0.9, 2500 - 500 * index + 300 * random(), 0.018),
      ...plate(at, 0.07, 900, 0.06, random),
    ]),
  }),
  push: (random) => ({
    peak: 0.72,
    layers: [
      { source: 'noise', attack: 0.06, decay: 0.2, gain: 0.8, filter: { kind: 'low', from: 340, to: 150 }, drive: 0.6 },
      thud(0.17, 1, 130 + 20 * random(), 42),
      click(0.17, 0.8, 900, 0.05),
      ...plate(0.175, 0.1, 300, 0.3, random),
    ],
  }),
  swap: () => ({ peak: 0.42, layers: [whoosh(0, 0.8, 450, 1700, -0.7), whoosh(0.11, 0.8, 1700, 450, 0.7), thud(0.24, 0.3, 110, 60)] }),
  net: (random) => ({
    peak: 0.5,
    layers: [whoosh(0, 0.8, 900, 5200), click(0.12, 0.9, 4600, 0.04), ...debris(0.13, 0.16, 9, random)],
  }),
  undo: () => ({ peak: 0.36, layers: [tone(0, 0.5, 440, 330, 0.16), tone(0.1, 0.5, 330, 440, 0.22)] }),
  discard: (random) => ({
    peak: 0.42,
    layers: [whoosh(0, 0.7, 1700, 320), thud(0.13, 0.35, 90, 50), click(0.13, 0.3, 700 + 200 * random())],
  }),
  turn: () => ({ peak: 0.55, room: 0.9, layers: [...bell(0, 0.6, 392, 0.7), ...bell(0.14, 0.6, 587.3, 0.9)] }),
  question: () => ({ peak: 0.5, room: 0.8, layers: [...bell(0, 0.6, 494, 0.4), ...bell(0.13, 0.6, 440, 0.6)] }),
  tick: () => ({
    peak: 0.4,
    layers: [{ source: 'sine', attack: 0.001, decay: 0.045, gain: 0.8, pitch: [1950, 1700] }, click(0, 0.4, 5200, 0.012)],
  }),
  refused: () => ({
    peak: 0.42,
    layers: [0, 0.12].map((at) => ({
      source: 'square',
      at,
      decay: 0.11,
      gain: 0.7,
      pitch: [146, 128],
      filter: { kind: 'low', from: 620, to: 300 },
    })),
  }),
  ping: () => ({ peak: 0.5, room: 1.1, layers: [...bell(0, 0.5, 1318.5, 0.35), ...bell(0.1, 0.5, 1760, 0.5)] }),
  alarm: (random) => ({
    peak: 0.72,
    room: 1.1,
    layers: [
      ...horn(0, 0.32, 174, 220, 0.75),
      ...horn(0.05, 0.24, 261, 330, 0.75),
      thud(0, 0.9, 84, 36),
      thud(0.34, 0.7, 84, 36),
      ...debris(0, 0.2, 3, random),
    ],
  }),
  melee: (random) => ({
    peak: 0.68,
    layers: [
      whoosh(0, 0.5, 1400, 4200 + 600 * random()),
      click(0.07, 1, 3200, 0.05),
      ...plate(0.07, 0.22, 1150 + 260 * random(), 0.22, random),
      thud(0.07, 0.6, 140, 60),
    ],
  }),
  ranged: (random) => ({
    peak: 0.74,
    room: 0.7,
    layers: [
      { source: 'noise', attack: 0.0008, decay: 0.035, gain: 1, drive: 0.6, room: 0.5 },
      { source: 'noise', decay: 0.22, gain: 0.7, filter: { kind: 'low', from: 2500 + 700 * random(), to: 260 }, drive: 0.4, room: 0.4 },
      { source: 'sine', decay: 0.12, gain: 0.8, pitch: [190, 52] },
    ],
  }),
  gauss: (random) => ({
    peak: 0.66,
    room: 0.8,
    layers: [
      { source: 'saw', attack: 0.2, decay: 0.06, gain: 0.35, pitch: [160, 2300], filter: { kind: 'band', from: 400, to: 2800, q: 1.8 } },
      { source: 'sine', at: 0.21, decay: 0.4, gain: 0.8, pitch: [2900 + 300 * random(), 90], room: 0.35 },
      { source: 'noise', at: 0.21, decay: 0.16, gain: 0.8, filter: { kind: 'high', from: 2600, to: 900 }, room: 0.35 },
      { source: 'square', at: 0.21, decay: 0.3, gain: 0.2, pitch: [61, 58], filter: { kind: 'low', from: 900 }, tremble: [47, 0.9] },
    ],
  }),
  rocket: (random) => ({
    peak: 0.78,
    room: 0.9,
    layers: [
      {
        source: 'noise',
        attack: 0.16,
        hold: 0.12,
        decay: 0.14,
        gain: 0.7,
        filter: { kind: 'band', from: 420, to: 2200 + 400 * random(), q: 1.2 },
        tremble: [29, 0.35],
      },
      { source: 'saw', attack: 0.16, hold: 0.1, decay: 0.12, gain: 0.14, pitch: [92, 180], filter: { kind: 'low', from: 700 } },
      ...boom(0.36, 0.8, 0.8),
      ...debris(0.42, 0.4, 6, random),
    ],
  }),
  armor: (random) => ({
    peak: 0.58,
    room: 0.7,
    layers: [click(0, 0.8, 4200, 0.02), ...plate(0, 0.4, 860 + 220 * random(), 0.55, random)],
  }),
  explosion: (random) => ({ peak: 0.84, room: 1, layers: [...boom(0, 1, 1), ...debris(0.08, 0.6, 10, random)] }),
  wound: (random) => ({
    peak: 0.5,
    layers: [
      { source: 'noise', decay: 0.1, gain: 0.9, filter: { kind: 'low', from: 1000 + 300 * random(), to: 220 }, drive: 0.9 },
      { source: 'square', decay: 0.12, gain: 0.45, pitch: [104 + 14 * random(), 58], filter: { kind: 'low', from: 500 } },
      click(0.02, 0.4, 1700, 0.05),
    ],
  }),
  saved: () => ({ peak: 0.46, room: 0.9, layers: [523.3, 659.3, 784].flatMap((pitch, index) => bell(index * 0.09, 0.4, pitch, 0.5)) }),
  destroyed: (random) => ({
    peak: 0.76,
    room: 0.8,
    layers: [
      { source: 'noise', decay: 0.4, gain: 0.9, filter: { kind: 'low', from: 3200, to: 170 }, drive: 0.7, room: 0.3 },
      thud(0, 0.9, 110, 34),
      ...plate(0.02, 0.16, 520 + 120 * random(), 0.4, random),
      ...debris(0.05, 0.55, 12, random),
    ],
  }),
  headquarters: (random) => ({
    peak: 0.8,
    room: 1.4,
    layers: [
      ...[55, 82.7, 131.4, 196.3].map((pitch, index): Layer => ({
        source: 'sine',
        decay: 1.1 / (1 + index * 0.3),
        gain: 0.7 / (1 + index * 0.5),
        pitch: [pitch * (0.995 + 0.01 * random())],
        room: 0.4,
      })),
      { source: 'noise', decay: 0.3, gain: 0.8, filter: { kind: 'low', from: 900, to: 120 }, drive: 0.8, room: 0.3 },
      ...plate(0, 0.12, 233, 0.9, random),
    ],
  }),
  fallen: (random) => ({
    peak: 0.88,
    room: 1.8,
    layers: [
      ...boom(0, 1, 1.2),
      ...boom(0.42, 0.8, 1),
      ...boom(0.95, 0.9, 1.6),
      ...horn(0.3, 0.16, 233, 61, 1.5),
      ...debris(0.2, 1.7, 24, random),
    ],
  }),
  silence: () => ({
    peak: 0.4,
    room: 1.4,
    layers: [
      { source: 'noise', attack: 0.22, decay: 0.9, gain: 0.5, filter: { kind: 'low', from: 620, to: 110 }, room: 0.3 },
      { source: 'sine', attack: 0.12, decay: 1.1, gain: 0.6, pitch: [98, 82.4], room: 0.4 },
      { source: 'sine', attack: 0.2, decay: 1, gain: 0.35, pitch: [147, 123.5], room: 0.4 },
    ],
  }),
  drawn: () => ({ peak: 0.55, room: 1.4, layers: [...horn(0, 0.3, 220, 220, 0.7), ...horn(0.1, 0.24, 330, 330, 0.7)] }),
  won: () => ({
    peak: 0.66,
    room: 1.4,
    layers: [
      ...horn(0, 0.3, 262, 262, 0.25),
      ...horn(0.22, 0.3, 330, 330, 0.25),
      ...horn(0.44, 0.34, 392, 392, 0.8),
      ...horn(0.44, 0.26, 523, 523, 0.8),
      thud(0.44, 0.8, 90, 38),
    ],
  }),
  lost: () => ({
    peak: 0.6,
    room: 1.6,
    layers: [
      ...horn(0, 0.3, 220, 218, 0.35),
      ...horn(0.32, 0.3, 208, 206, 0.35),
      ...horn(0.64, 0.36, 165, 147, 1),
      thud(0.66, 0.7, 70, 32),
    ],
  }),
};

/** More renderings of one sound do not exist. */
const MOST_VARIANTS = 16;

/** Renders one of the renderings of a sound, always the same. */
export const renderSound = (name: SoundName, variant: number): Stereo => {
  const random = randomFrom(1 + SOUND_NAMES.indexOf(name) * MOST_VARIANTS + variant);
  return render(RECIPES[name](random), random);
};
