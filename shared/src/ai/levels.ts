import type { LevelId } from '../model/computer.js';
import type { PlannerConfig } from './PlanningPlayer.js';

/*
 * The levels differ in what they see: how many intents of a position they look at, how many of a turn they plan together, how many battles
 * they foresee, and whether they think of the enemy's reply. Of what they see, all choose the best.
 */

export const MINDS: Readonly<Record<LevelId, PlannerConfig>> = {
  recruit: { beam: { widths: [1], nodes: 400, looks: 8 }, battles: 1, replies: null },
  scout: { beam: { widths: [1, 1], nodes: 800, looks: 11 }, battles: 1, replies: null },
  soldier: { beam: { widths: [1, 1], nodes: 1500, looks: 50 }, battles: 1, replies: null },
  veteran: { beam: { widths: [4, 2, 2], nodes: 4000 }, battles: 2, replies: null },
  commander: {
    beam: { widths: [16, 8, 4, 2], nodes: 12_000 },
    battles: 2,
    replies: { plans: 16, samples: 6, beam: { widths: [2, 2], nodes: 1500 }, blend: 0.4 },
  },
};
