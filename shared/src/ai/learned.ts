import evaluation from '@hexfall/shared/assets/evaluation.json' with { type: 'json' };
import { parametersFrom } from './parameterFile.js';

/**
 * The parameters learned by self-play (docs/ai.md); null for new tiles, where positions are evaluated by hand. It has some 50 kB, so only
 * the planning code in workers and threads imports it.
 */
export const LEARNED = parametersFrom(evaluation);
