import type { Table } from '@hexfall/shared/model/state';
import { parsePosition } from '@hexfall/shared/notation/parsePosition';
import type { Step } from './Step.js';

/** The table a step begins with. */
export const startOf = ({ id, position }: Step): Table => {
  const table = parsePosition(position);
  if (!table.ok) throw new Error(`the step ${id} begins with no position: ${table.error.message}`);
  return table.value;
};
