import type { GameState } from '@hexfall/shared/model/state';
import { parsePosition } from '@hexfall/shared/notation/parsePosition';
import type { Step } from './Step.js';

/** The state a step begins with. */
export const startOf = ({ id, position }: Step): GameState => {
  const parsed = parsePosition(position);
  if (!parsed.ok) throw new Error(`the step ${id} begins with no position: ${parsed.error.message}`);
  return parsed.value;
};
