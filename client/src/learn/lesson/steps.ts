import { BATTLE_STEPS } from './battleSteps.js';
import type { LessonStep } from './Step.js';
import { TURN_STEPS } from './turnSteps.js';

/** What a first game needs, in the order in which it is learned. */
export const STEPS: readonly LessonStep[] = [...BATTLE_STEPS, ...TURN_STEPS];
