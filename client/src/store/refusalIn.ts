import type { Intent } from '@hexfall/shared/model/intent';
import type { Seat, Table } from '@hexfall/shared/model/state';
import { step } from '@hexfall/shared/rules/step';
import { refusalText } from '../text/rejectionText.js';

/** Why the engine would refuse an intent, as a sentence; null if it would not. */
export const refusalIn = (table: Table, seat: Seat, intent: Intent): string | null => {
  const result = step(table, seat, intent);
  return result.ok ? null : refusalText(result.error);
};
