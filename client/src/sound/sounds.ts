/** volume, randomness, frequency, attack, sustain, release, shape, curve, slide, delta slide, jump, jump time, repeat, noise, modulation, crush, delay */
type Recipe = readonly (number | undefined)[];

/** Each kind of happening has some sounds, so that it does not sound the same twice. */
export const SOUNDS = {
  draw: [
    [0.4, 0.1, 620, 0.005, 0.01, 0.04, 4, 1.6, -8],
    [0.4, 0.1, 540, 0.005, 0.01, 0.05, 4, 1.4, -6],
  ],
  place: [
    [1.1, 0.1, 92, 0.002, 0.03, 0.16, 0, 2.2, -1.5, undefined, undefined, undefined, undefined, 0.6, undefined, 0.1],
    [1.1, 0.1, 108, 0.002, 0.02, 0.14, 0, 2.4, -2, undefined, undefined, undefined, undefined, 0.7, undefined, 0.1],
    [1.1, 0.1, 80, 0.002, 0.03, 0.18, 0, 2, -1, undefined, undefined, undefined, undefined, 0.5, undefined, 0.1],
  ],
  move: [
    [0.7, 0.1, 180, 0.02, 0.06, 0.1, 2, 0.6, 2, undefined, undefined, undefined, 0.03, 0.8],
    [0.7, 0.1, 160, 0.02, 0.07, 0.1, 2, 0.6, 2.5, undefined, undefined, undefined, 0.03, 0.8],
  ],
  // A ratchet: two dry clicks.
  rotate: [[0.6, 0.05, 320, 0.001, 0.005, 0.03, 2, 2, undefined, undefined, 120, 0.04, 0.05, 0.2]],
  // Something heavy that is shoved and strikes.
  push: [[1, 0.1, 110, 0.01, 0.1, 0.12, 3, 0.8, -1.2, undefined, -30, 0.09, undefined, 1.1, undefined, 0.2]],
  swap: [[0.7, 0.05, 210, 0.01, 0.05, 0.09, 2, 0.8, 3, undefined, -90, 0.07, 0.09, 0.3]],
  // A cable that whips and closes.
  net: [[0.8, 0.05, 1250, 0.005, 0.03, 0.16, 2, 1.8, -22, 1.2, undefined, undefined, 0.025, 0.3]],
  // The same way back.
  undo: [[0.5, 0, 300, 0.01, 0.04, 0.08, 1, 1.2, 4, undefined, 150, 0.05]],
  discard: [
    [0.6, 0.1, 260, 0.005, 0.02, 0.12, 4, 1.2, -4, undefined, undefined, undefined, undefined, 0.4],
    [0.6, 0.1, 230, 0.005, 0.02, 0.14, 4, 1.2, -3, undefined, undefined, undefined, undefined, 0.4],
  ],
  ping: [[0.6, 0, 1320, 0.002, 0.02, 0.12, 1, 1.5, undefined, undefined, 440, 0.06]],
  turn: [[0.6, 0, 392, 0.01, 0.08, 0.2, 1, 1.2, undefined, undefined, 196, 0.07]],
  question: [[0.6, 0, 494, 0.01, 0.06, 0.18, 1, 1, undefined, undefined, -98, 0.06]],
  tick: [[0.5, 0, 880, 0.002, 0.01, 0.03, 1, 1.5]],
  refused: [[0.6, 0, 140, 0.005, 0.06, 0.08, 3, 0.7, undefined, undefined, -30, 0.05]],
  alarm: [[0.9, 0, 196, 0.05, 0.5, 0.35, 2, 0.8, 0.4, undefined, 60, 0.16, 0.32, undefined, undefined, 0.05]],
  melee: [
    [1.2, 0.15, 70, 0.002, 0.02, 0.12, 4, 1.2, -3, undefined, undefined, undefined, undefined, 1.6],
    [1.2, 0.15, 88, 0.002, 0.02, 0.1, 4, 1.4, -4, undefined, undefined, undefined, undefined, 1.4],
    [1.2, 0.15, 60, 0.002, 0.03, 0.13, 4, 1, -2, undefined, undefined, undefined, undefined, 1.8],
  ],
  ranged: [
    [1, 0.15, 480, 0.002, 0.02, 0.16, 4, 2.2, -14, undefined, undefined, undefined, undefined, 1.2],
    [1, 0.15, 560, 0.002, 0.02, 0.14, 4, 2, -16, undefined, undefined, undefined, undefined, 1.2],
    [1, 0.15, 420, 0.002, 0.02, 0.18, 4, 2.4, -12, undefined, undefined, undefined, undefined, 1.3],
  ],
  gauss: [[1, 0.05, 900, 0.03, 0.12, 0.25, 2, 1.5, -18, undefined, undefined, undefined, 0.02, undefined, 12]],
  // A plate that rings.
  armor: [
    [0.8, 0.05, 1480, 0.001, 0.02, 0.28, 1, 2.4, -0.4, undefined, 310, 0.01, undefined, 0.1, 7],
    [0.8, 0.05, 1720, 0.001, 0.02, 0.24, 1, 2.4, -0.5, undefined, 270, 0.01, undefined, 0.1, 9],
  ],
  explosion: [[1.6, 0.1, 48, 0.01, 0.14, 0.5, 4, 1.6, -0.3, undefined, undefined, undefined, undefined, 2, undefined, 0.2]],
  saved: [[0.6, 0, 660, 0.02, 0.1, 0.3, 0, 1, undefined, undefined, 220, 0.1]],
  destroyed: [
    [1.2, 0.1, 64, 0.005, 0.08, 0.32, 4, 1.8, -0.6, undefined, undefined, undefined, undefined, 1.6, undefined, 0.15],
    [1.2, 0.1, 76, 0.005, 0.07, 0.3, 4, 1.6, -0.8, undefined, undefined, undefined, undefined, 1.4, undefined, 0.15],
  ],
  headquarters: [[1.4, 0.05, 55, 0.01, 0.2, 0.4, 2, 0.6, -0.2, undefined, -10, 0.1, undefined, 0.8, undefined, 0.1]],
  // The battle is over: a low breath.
  silence: [[0.7, 0, 98, 0.12, 0.2, 0.5, 0, 1, -0.15, undefined, undefined, undefined, undefined, 0.2]],
  drawn: [[0.8, 0, 220, 0.03, 0.3, 0.6, 1, 1, undefined, undefined, undefined, undefined, 0.3]],
  won: [[0.9, 0, 262, 0.02, 0.3, 0.6, 1, 1, undefined, undefined, 131, 0.12, 0.24]],
  lost: [[0.9, 0, 165, 0.05, 0.3, 0.7, 2, 0.8, -0.4, undefined, -40, 0.2]],
} as const satisfies Record<string, readonly Recipe[]>;

export type SoundName = keyof typeof SOUNDS;
