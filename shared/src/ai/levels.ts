import type { LevelId } from '../model/computer.js';
import type { Parameters } from './Network.js';
import type { PlannerConfig } from './PlanningPlayer.js';
import type { Beam } from './planTurn.js';
import type { Replies } from './searchReplies.js';

/** Replies by the evaluation by hand, with which other rounds gain nothing. */
const REPLIES_BY_HAND: Replies = { rounds: [{ plans: 16, draws: 6 }], beam: { widths: [2, 2], nodes: 1500 }, prior: 4 };

/** One tile at a time, at every place; equal ones are chosen from at random. */
const ONE_TILE: Beam = { widths: [1], nodes: 4000, looks: Infinity };

/*
 * The levels differ in their search: how many intents of a position they examine, how many of a turn they plan together, how many battles
 * they foresee, and whether they consider the enemy's reply. All choose the best of what they see.
 */

/** With the evaluation by hand. */
export const MINDS: Readonly<Record<LevelId, PlannerConfig>> = {
  civilian: { beam: ONE_TILE, battles: 0, targets: { hq: 0.1, unit: 2, bestOnly: true }, replies: null },
  cadet: { beam: ONE_TILE, battles: 0, targets: { hq: 0.4, unit: 0.4, bestOnly: false }, replies: null },
  recruit: { beam: { widths: [1], nodes: 400, looks: 8 }, battles: 1, replies: null },
  scout: { beam: { widths: [1, 1], nodes: 800, looks: 12 }, battles: 1, replies: null },
  soldier: { beam: { widths: [2, 1], nodes: 1500, looks: 60 }, battles: 1, replies: null },
  veteran: { beam: { widths: [4, 2, 2], nodes: 4000 }, battles: 2, replies: null },
  commander: { beam: { widths: [16, 8, 4, 2], nodes: 12_000 }, battles: 2, replies: REPLIES_BY_HAND },
};

/** The levels that use the learned parameters, and how they differ from their hand-evaluated versions. */
const LEARNED_MINDS: Readonly<Partial<Record<LevelId, Partial<PlannerConfig>>>> = {
  veteran: {},
  commander: {
    replies: {
      rounds: [
        { plans: 12, draws: 2 },
        { plans: 6, draws: 3 },
        { plans: 3, draws: 6 },
      ],
      // The best of all replies on guessed draws is too good to be true, so a reply is the best of a sample.
      beam: { widths: [1, 1], nodes: 1500, looks: 50 },
      prior: 2.5,
    },
  },
};

/** How a level thinks. */
export const mindOf = (level: LevelId, learned: Parameters | null): PlannerConfig => {
  const more = LEARNED_MINDS[level];
  return more && learned ? { ...MINDS[level], ...more, learned } : MINDS[level];
};
