import type { GameEvent } from '@hexfall/shared/model/event';
import type { Table } from '@hexfall/shared/model/state';
import type { RefusalCode } from '@hexfall/shared/protocol/messages';
import type { NoAnswer } from '../net/outbox.js';

/** off: the table has undo disabled · question: one is open · revealed: something was since then · nothing: has been done */
export type TakeBackBar = 'off' | 'question' | 'revealed' | 'nothing';

/**
 * T7: returns why the last action cannot be undone; null if it can.
 * @param latest the latest events.
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

/** A notice of the page itself, by the code of its text. */
export type NoticeCode = 'reconnected' | 'draw-known' | 'no-forecast' | `take-back-${TakeBackBar}`;

/** Why the rules or the server refuse something. */
export interface RefusedNotice {
  readonly code: RefusalCode | NoAnswer['code'];
  readonly rule?: string | undefined;
  /** One English sentence. */
  readonly message?: string;
  /** When the request can be sent again, in milliseconds from the answer on. */
  readonly retryAfterMs?: number;
}

/** Who has declined a proposal of the page's player, or of another one. */
export interface DeclinedNotice {
  readonly code: 'declined';
  readonly name: string;
}

/** The content of a notice. It becomes a sentence when it is shown; a string already is one. */
export type NoticeMessage = string | RefusedNotice | DeclinedNotice | { readonly code: NoticeCode };

/** A short message over the table: good news, or why something did not work. */
export interface Notice {
  readonly id: number;
  readonly message: NoticeMessage;
  readonly isBad: boolean;
}
