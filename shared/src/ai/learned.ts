import evaluation from '@hexfall/shared/assets/evaluation.json' with { type: 'json' };
import { parametersFrom } from './parameterFile.js';

/**
 * What games of self-play have taught (docs/ai.md); null where tiles are new, and positions are valued by hand. It has some 50 kB, so this
 * belongs only to what plans turns, in workers and threads.
 */
export const LEARNED = parametersFrom(evaluation);
