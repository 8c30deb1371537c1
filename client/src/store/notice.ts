import type { RefusalCode } from '@hexfall/shared/protocol/messages';
import type { NoAnswer } from '../net/outbox.js';
import type { TakeBackBar } from './takeBackBar.js';

/** A notice of the page itself, by the code of its text. */
export type NoticeCode = 'reconnected' | 'draw-known' | 'no-forecast' | `take-back-${TakeBackBar}`;

/** Why the rules or the server refuse something. */
export interface RefusedNotice {
  readonly code: RefusalCode | NoAnswer['code'];
  readonly rule?: string | undefined;
  /** One English sentence. */
  readonly message?: string;
}

/** The content of a notice. It becomes a sentence when it is shown; a string already is one. */
export type NoticeMessage = string | RefusedNotice | { readonly code: NoticeCode };

/** A short message over the table: good news, or why something did not work. */
export interface Notice {
  readonly id: number;
  readonly message: NoticeMessage;
  readonly isBad: boolean;
}
