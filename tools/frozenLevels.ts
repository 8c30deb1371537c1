import type { PlannerConfig } from '@hexfall/shared/ai/PlanningPlayer';

/**
 * Levels as they were before anything was learned, so that later figures can be compared: with the evaluation by hand, and three instants
 * drawn again before anything is planned (T2).
 */
export const FROZEN = {
  'veteran-1': { beam: { widths: [4, 2, 2], nodes: 4000 }, battles: 2, replies: null, redrawBelow: Infinity },
  'commander-1': {
    beam: { widths: [16, 8, 4, 2], nodes: 12_000 },
    battles: 2,
    redrawBelow: Infinity,
    replies: { rounds: [{ plans: 16, draws: 6 }], beam: { widths: [2, 2], nodes: 1500 }, prior: 4 },
  },
} as const satisfies Record<string, PlannerConfig>;
