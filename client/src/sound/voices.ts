import type { RandomSource } from '@hexfall/shared/model/random';
import { bell, click, plate, thud, whoosh } from './layers.js';
import type { Layer } from './synthesis.js';

/** What plays a note of a motif: its layers from that moment on, at a pitch in hertz, for about that many seconds. */
export type Voice = (at: number, gain: number, pitch: number, seconds: number, random: RandomSource) => readonly Layer[];

/** A skin drum below a growl. */
export const drumAndGrowl: Voice = (at, gain, pitch, seconds) => [
  { source: 'sine', at, attack: 0.003, decay: Math.min(seconds, 0.3), gain, pitch: [pitch * 1.9, pitch * 0.8], room: 0.25 },
  { source: 'noise', at, attack: 0.002, decay: 0.06, gain: gain * 0.35, filter: { kind: 'low', from: 700, to: 200 } },
  {
    source: 'saw',
    at: at + 0.01,
    attack: 0.03,
    hold: seconds * 0.2,
    decay: seconds * 0.75,
    gain: gain * 0.4,
    pitch: [pitch, pitch * 0.94],
    filter: { kind: 'low', from: 520, to: 900, q: 1.6 },
    drive: 0.5,
    tremble: [27, 0.6],
    room: 0.2,
  },
];

/** A pulse of a machine, and the clank of a part of it. */
export const machine: Voice = (at, gain, pitch, seconds, random) => [
  {
    source: 'square',
    at,
    attack: 0.003,
    hold: seconds * 0.35,
    decay: seconds * 0.4,
    gain: gain * 0.55,
    pitch: [pitch],
    filter: { kind: 'band', from: pitch * 5, to: pitch * 3, q: 1.3 },
    drive: 0.3,
    room: 0.15,
  },
  ...plate(at, gain * 0.16, pitch * 4.3, Math.min(0.16, seconds), random),
];

/** A bugle over the stroke of a snare drum. */
export const bugle: Voice = (at, gain, pitch, seconds) => [
  ...[1, 2, 3].map((partial): Layer => ({
    source: partial === 1 ? 'triangle' : 'sine',
    at,
    attack: 0.025,
    hold: seconds * 0.45,
    decay: seconds * 0.5,
    gain: (gain * 0.6) / partial ** 1.3,
    pitch: [pitch * partial * 0.99, pitch * partial],
    room: 0.35,
  })),
  { source: 'noise', at, attack: 0.001, decay: 0.07, gain: gain * 0.4, filter: { kind: 'band', from: 2400, q: 0.7 }, room: 0.2 },
];

/** A fifth on a torn string. */
export const powerChord: Voice = (at, gain, pitch, seconds) =>
  [1, 1.4983, 2].map((partial, index) => ({
    source: 'saw',
    at,
    attack: 0.004,
    hold: seconds * 0.3,
    decay: seconds * 0.65,
    gain: gain * 0.45,
    pitch: [pitch * partial, pitch * partial * 0.995],
    filter: { kind: 'low', from: 2300, to: 620, q: 1.1 },
    drive: 0.9,
    pan: (index - 1) * 0.35,
    room: 0.2,
  }));

/** A bell of cracked steel: a second tone a little too high. */
export const crackedBell: Voice = (at, gain, pitch, seconds) => [
  ...bell(at, gain * 0.55, pitch, seconds),
  ...bell(at + 0.006, gain * 0.4, pitch * 1.059, seconds * 0.8),
];

/** A vibraphone. */
export const vibraphone: Voice = (at, gain, pitch, seconds) => [
  { source: 'sine', at, attack: 0.002, decay: seconds, gain: gain * 0.7, pitch: [pitch], tremble: [6.3, 0.5], pan: -0.2, room: 0.35 },
  { source: 'sine', at, attack: 0.002, decay: seconds * 0.4, gain: gain * 0.25, pitch: [pitch * 4], pan: 0.2, room: 0.3 },
  { source: 'sine', at, attack: 0.001, decay: 0.05, gain: gain * 0.2, pitch: [pitch * 10.1], room: 0.2 },
];

/** A bar of wood, as of a marimba, with the knock of the mallet. */
export const wood: Voice = (at, gain, pitch, seconds) => [
  { source: 'sine', at, attack: 0.002, decay: Math.min(0.28, seconds), gain: gain * 0.8, pitch: [pitch], room: 0.3 },
  { source: 'triangle', at, attack: 0.001, decay: 0.07, gain: gain * 0.3, pitch: [pitch * 3.93], room: 0.2 },
  click(at, gain * 0.3, 1500, 0.018),
];

/** The step of many feet. */
export const stomp = (at: number, gain: number): readonly Layer[] => [thud(at, gain, 95, 44), click(at, gain * 0.35, 420, 0.06)];

/** The hands of a crowd. */
export const clap = (at: number, gain: number, random: RandomSource): readonly Layer[] =>
  Array.from({ length: 4 }, () => ({
    ...click(at + 0.022 * random(), gain * (0.6 + 0.4 * random()), 1300 + 500 * random(), 0.07),
    pan: random() * 1.4 - 0.7,
    room: 0.3,
  }));

/** A roll of a snare drum. */
export const roll = (at: number, seconds: number, gain: number): readonly Layer[] => {
  const count = Math.round(seconds / 0.055);
  return Array.from({ length: count }, (_, stroke) => ({
    source: 'noise',
    at: at + stroke * 0.055,
    attack: 0.001,
    decay: 0.06,
    gain: gain * (0.45 + (0.55 * stroke) / count),
    filter: { kind: 'band', from: 2300, q: 0.7 },
    room: 0.15,
  }));
};

/** The call of a bird. */
export const chirp = (at: number, gain: number, pitch: number): Layer => ({
  source: 'sine',
  at,
  attack: 0.02,
  decay: 0.11,
  gain,
  pitch: [pitch, pitch * 1.45],
  pan: 0.4,
  room: 0.4,
});

/** Leaves that move. */
export const rustle = (at: number, gain: number, seconds: number): Layer => ({
  source: 'noise',
  at,
  attack: seconds * 0.4,
  decay: seconds * 0.55,
  gain,
  filter: { kind: 'band', from: 3200, to: 5200, q: 0.8 },
  tremble: [13, 0.8],
  pan: -0.3,
  room: 0.2,
});

/** Scratches of claws. */
export const scratch = (at: number, gain: number): readonly Layer[] =>
  [0, 0.035, 0.07].map((later, index) => whoosh(at + later, gain, 1900 - 250 * index, 700, index * 0.3 - 0.3));
