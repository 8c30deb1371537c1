import { randomFrom, type RandomSource } from '@hexfall/shared/model/random';
import { ARMY_IDS, type ArmyId } from '@hexfall/shared/model/tile';
import { boom, click, thud, tone } from './layers.js';
import { MOTIF_MOMENTS, type MotifMoment } from './soundNames.js';
import { type Layer, render, type Stereo } from './synthesis.js';
import {
  bugle,
  chirp,
  clap,
  crackedBell,
  drumAndGrowl,
  machine,
  powerChord,
  roll,
  rustle,
  scratch,
  stomp,
  vibraphone,
  type Voice,
  wood,
} from './voices.js';

/** A note: when it begins, how many semitones above the root, how long it lasts, and how loud it is, 1 where left out. */
type Note = readonly [at: number, step: number, seconds: number, gain?: number];

interface Phrase {
  readonly notes: readonly Note[];
  /** What is heard with the notes. */
  readonly beside?: (random: RandomSource) => readonly Layer[];
}

/** How an army sounds: one voice, one root, and a phrase for each moment. */
interface Motif extends Readonly<Record<MotifMoment, Phrase>> {
  readonly voice: Voice;
  /** The frequency of step 0, in hertz. */
  readonly root: number;
}

/** The motif of every army: a new army does not compile without one. No two share a voice, and no two phrases a rhythm. */
const MOTIFS: Readonly<Record<ArmyId, Motif>> = {
  // Mutants: drums that stumble forward, a growl, claws.
  borgo: {
    voice: drumAndGrowl,
    root: 98,
    place: {
      notes: [
        [0, 0, 0.2, 0.7],
        [0.12, 3, 0.32],
      ],
    },
    fall: {
      notes: [
        [0, 3, 0.3],
        [0.2, 0, 0.35],
        [0.48, -2, 0.45],
        [0.86, -7, 0.7],
      ],
      beside: () => scratch(0.05, 0.25),
    },
    victory: {
      notes: [
        [0, 0, 0.3],
        [0.16, 0, 0.2, 0.6],
        [0.32, 3, 0.3],
        [0.56, 0, 0.3],
        [0.72, 0, 0.2, 0.6],
        [0.88, 5, 0.3],
        [1.12, 7, 1.1],
        [1.13, 0, 1.1, 0.8],
      ],
      beside: () => [...scratch(1.05, 0.3), thud(1.12, 0.8, 80, 34)],
    },
  },
  // Machines: even pulses a tritone apart.
  moloch: {
    voice: machine,
    root: 110,
    place: {
      notes: [
        [0, 0, 0.09],
        [0.09, 6, 0.09],
        [0.18, 0, 0.09],
        [0.27, 6, 0.16],
      ],
    },
    fall: {
      notes: [
        [0, 6, 0.14],
        [0.15, 0, 0.14],
        [0.3, 6, 0.14],
        [0.45, 0, 0.14],
      ],
      beside: () => [
        {
          source: 'saw',
          at: 0.5,
          attack: 0.02,
          hold: 0.4,
          decay: 0.6,
          gain: 0.5,
          pitch: [330, 38],
          filter: { kind: 'low', from: 1800, to: 160, q: 1.2 },
          tremble: [31, 0.5],
          room: 0.2,
        },
      ],
    },
    victory: {
      notes: [0, 6, 0, 6, 7, 13, 7, 13].map((step, index) => [index * 0.16, step, 0.15, 0.75] as const),
      beside: (random) => [
        ...machine(1.28, 0.9, 110, 0.9, random),
        ...machine(1.28, 0.7, 164.8, 0.9, random),
        ...machine(1.28, 0.6, 220, 0.9, random),
      ],
    },
  },
  // Soldiers: a bugle in fourths over a snare drum.
  outpost: {
    voice: bugle,
    root: 392,
    place: {
      notes: [
        [0.06, 0, 0.14, 0.8],
        [0.2, 5, 0.26],
      ],
      beside: () => [click(0, 0.3, 2500, 0.05), click(0.035, 0.35, 2500, 0.05)],
    },
    fall: {
      notes: [
        [0, 5, 0.22],
        [0.22, 5, 0.16, 0.8],
        [0.36, 0, 0.5],
        [0.82, -7, 0.75, 0.9],
      ],
    },
    victory: {
      notes: [
        [0.3, 0, 0.14],
        [0.44, 0, 0.14],
        [0.58, 5, 0.26],
        [0.86, 9, 0.14],
        [1, 5, 0.14],
        [1.14, 12, 1],
        [1.15, 5, 1, 0.6],
      ],
      beside: () => roll(0, 0.36, 0.45),
    },
  },
  // An arena: torn strings, stamping feet, clapping hands.
  hegemony: {
    voice: powerChord,
    root: 82.4,
    place: {
      notes: [[0.15, 0, 0.34]],
      beside: (random) => [...stomp(0, 0.5), ...clap(0.15, 0.3, random)],
    },
    fall: {
      notes: [
        [0, 5, 0.3],
        [0.34, 3, 0.3],
        [0.68, 1, 0.75],
      ],
      beside: () => stomp(0.68, 0.9),
    },
    victory: {
      notes: [
        [0.72, 0, 0.3],
        [0.96, 3, 0.3],
        [1.2, 5, 0.95],
      ],
      beside: (random) => [
        ...stomp(0, 0.8),
        ...stomp(0.24, 0.8),
        ...clap(0.48, 0.6, random),
        ...clap(0.96, 0.5, random),
        ...stomp(1.2, 0.9),
        ...clap(1.2, 0.6, random),
      ],
    },
  },
  // A trap that waits: a clock, and bells of cracked steel.
  doomsday: {
    voice: crackedBell,
    root: 233.1,
    place: {
      notes: [[0.2, 0, 0.3]],
      beside: () => [click(0, 0.35, 3600, 0.02), click(0.1, 0.35, 2900, 0.02)],
    },
    fall: {
      notes: [
        [0, 0, 0.6],
        [0.35, -1, 0.7],
        [0.7, -6, 0.82],
      ],
      beside: () => [tone(0.1, 0.5, 120, 34, 1.2, 'sine')],
    },
    victory: {
      notes: [
        [0.3, 0, 1.2],
        [0.9, 1, 1.2, 0.8],
        [1.2, -5, 1.1],
        [1.21, 7, 1.1, 0.6],
      ],
      beside: () => [0, 0.1, 0.2].map((at) => click(at, 0.4, 3600 - 4000 * at, 0.02)),
    },
  },
  // A city at night: a vibraphone that swings.
  'new-york': {
    voice: vibraphone,
    root: 349.2,
    place: {
      notes: [
        [0, 4, 0.2, 0.8],
        [0.16, 11, 0.32],
      ],
    },
    fall: {
      notes: [
        [0, 10, 0.5],
        [0.26, 7, 0.5],
        [0.4, 6, 0.5],
        [0.66, 5, 0.6],
        [0.8, 3, 0.7],
        [1.02, -2, 0.5],
      ],
    },
    victory: {
      notes: [
        [0, 0, 0.5],
        [0.22, 4, 0.5],
        [0.33, 7, 0.5],
        [0.55, 9, 0.6],
        [0.77, 7, 0.5],
        [0.88, 9, 0.6],
        [1.1, 14, 1.2],
        [1.11, 11, 1.2, 0.7],
        [1.12, 4, 1.2, 0.7],
      ],
      beside: () => [0, 0.22, 0.33, 0.55, 0.77, 0.88, 1.1].map((at) => click(at, 0.14, 6800, 0.05)),
    },
  },
  // A forest: wood in five tones, leaves, a bird.
  neojungle: {
    voice: wood,
    root: 587.3,
    place: {
      notes: [
        [0, 0, 0.2, 0.6],
        [0.055, 7, 0.2, 0.8],
        [0.11, 9, 0.28],
      ],
      beside: () => [rustle(0, 0.12, 0.4)],
    },
    fall: {
      notes: [12, 9, 7, 5, 2, 0, -3, -5].map((step, index) => [0.02 * index ** 1.9, step, 0.26] as const),
      beside: () => [rustle(0.1, 0.22, 1.3)],
    },
    victory: {
      notes: [0, 2, 5, 7, 9, 12, 14, 17, 19, 24].map((step, index) => [0.1 * index, step - 12, 0.28, 0.7 + 0.03 * index] as const),
      beside: () => [rustle(0, 0.14, 1.8), chirp(1.15, 0.2, 1900), chirp(1.35, 0.24, 2100), chirp(1.48, 0.2, 2350)],
    },
  },
};

/** The loudest moment of each, and how long the room answers. A unit is placed some dozen times in a match. */
const MASTERS: Readonly<Record<MotifMoment, { readonly peak: number; readonly room: number }>> = {
  place: { peak: 0.26, room: 0.12 },
  fall: { peak: 0.6, room: 0.5 },
  victory: { peak: 0.6, room: 0.7 },
};

/** Renders the motif of an army at a moment, always the same. */
export const renderMotif = (moment: MotifMoment, army: ArmyId): Stereo => {
  const random = randomFrom(1000 + ARMY_IDS.indexOf(army) * MOTIF_MOMENTS.length + MOTIF_MOMENTS.indexOf(moment));
  const { voice, root, [moment]: phrase } = MOTIFS[army];
  const notes = phrase.notes.flatMap(([at, step, seconds, gain = 1]) => voice(at, gain, root * 2 ** (step / 12), seconds, random));
  // The drum of a fall is that of the HQ itself.
  const depth = moment === 'fall' ? boom(0, 0.5, 0.7) : [];
  return render({ layers: [...notes, ...(phrase.beside?.(random) ?? []), ...depth], ...MASTERS[moment] }, random);
};
