import type { Decision } from '@hexfall/shared/model/decision';

/** What a battle of the model asks; it waits for one of the keys. */
export type Question = Pick<Decision, 'player' | 'kind' | 'keys'>;
