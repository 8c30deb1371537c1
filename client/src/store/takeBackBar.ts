import type { GameEvent } from '@hexfall/shared/model/event';
import type { Table } from '@hexfall/shared/model/state';

/** off: the table is played without · question: it is open · revealed: since then · nothing: has been done */
export const TAKE_BACK_BARS = ['off', 'question', 'revealed', 'nothing'] as const;
export type TakeBackBar = (typeof TAKE_BACK_BARS)[number];

/**
 * T7: why the last action cannot be taken back; null if it can.
 * @param latest what happened last.
 */
export const takeBackBar = (
  { canTakeBack, options, decision }: Pick<Table, 'canTakeBack' | 'options' | 'decision'>,
  latest: readonly GameEvent[],
): TakeBackBar | null => {
  if (canTakeBack) return null;
  if (!options.takeBack) return 'off';
  if (decision) return 'question';
  const happened = (...types: readonly GameEvent['type'][]): boolean => latest.some(({ type }) => types.includes(type));
  if (happened('took-back', 'turn-started', 'set-up')) return 'nothing';
  return happened('drew', 'redrew', 'battle-started', 'chose') ? 'revealed' : 'nothing';
};
