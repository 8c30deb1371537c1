import type { Mode } from '../model/options.js';

/** The weight of each of the `FEATURES` while all tiles are in the draw piles, and when none is; in between proportionally. */
interface Coefficients {
  readonly atStart: readonly number[];
  readonly atEnd: readonly number[];
}

/** How much the logit of the chance to win grows with each point of the expected difference; in between by equal factors. */
export const SLOPES: Readonly<Record<Mode, { readonly atStart: number; readonly atEnd: number }>> = {
  duel: { atStart: 0.096, atEnd: 0.326 },
  deathmatch: { atStart: 0.001, atEnd: 0.676 },
  'deathmatch-score': { atStart: 0.043, atEnd: 0.375 },
  'one-vs-two': { atStart: 0.064, atEnd: 0.451 },
  team: { atStart: 0.016, atEnd: 0.117 },
  'team-score': { atStart: 0.024, atEnd: 0.252 },
};

/** Fitted to the results of matches between computer players: docs/review.md says how, and how well they predict results. */
export const COEFFICIENTS: Readonly<Record<Mode, Coefficients>> = {
  duel: {
    atStart: [0.438, 0.353, 0.142, 0.272, 0.637, 0.24, 0.955, 0],
    atEnd: [0.195, 0.528, 0.191, -0.002, 0.153, 0.11, 1.435, 0],
  },
  deathmatch: {
    atStart: [0.053, -0.072, 0.062, 0.001, 0.22, 0.156, -0.172, -2.632],
    atEnd: [0.313, 0.36, 0.213, 0.026, 0.036, 0.081, 0.248, -1.17],
  },
  'deathmatch-score': {
    atStart: [0.233, 0.027, -0.104, 0.08, 0.629, 0.025, 0.114, -2.961],
    atEnd: [0.297, 0.452, 0.13, 0.154, -0.008, -0.181, 0.943, -0.914],
  },
  'one-vs-two': {
    atStart: [0.462, 0.294, 0.376, 0.658, 0.331, -0.422, 2.773, -0.113],
    atEnd: [0.522, 0.214, 0.287, 0.03, -0.112, 0.288, 0.954, 0.464],
  },
  team: {
    atStart: [0.688, -0.698, 1.063, 0.716, 0.555, 0.034, 2.661, 0],
    atEnd: [0.119, 0.688, 0.109, -0.137, 0.26, -0.156, 1.905, 0],
  },
  'team-score': {
    atStart: [0.462, -0.896, 1.023, 0.967, 0.604, 0.043, 2.45, 0],
    atEnd: [0, 1.062, -0.105, -0.382, 0.341, -0.313, 2.043, 0],
  },
};
