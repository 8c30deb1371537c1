/*
 * Push messages: how a browser learns of something at a table that it does not show. They use the browser's push service, encrypted for the
 * browser (RFC 8030, 8291, 8292). All requests here use HTTP, below `/api/push`.
 */

/** Why somebody is called for a competition: a round is announced, an arena has begun, it is over. */
export const COMPETITION_PUSH_KINDS = ['round', 'arena', 'over'] as const;
export type CompetitionPushKind = (typeof COMPETITION_PUSH_KINDS)[number];

/** Why a player is called: the turn has come, the clock runs out soon, a rematch is proposed, a table is offered, or for a competition. */
export const PUSH_KINDS = ['turn', 'clock', 'rematch', 'invitation', 'seat-asked', 'seat-given', ...COMPETITION_PUSH_KINDS] as const;
export type PushKind = (typeof PUSH_KINDS)[number];

/** What a push message says, as JSON, once it is decrypted. */
export interface PushMessage {
  readonly kind: PushKind;
  /** The table to open, or the competition: `COMPETITION_PUSH_KINDS`. */
  readonly code: string;
  /** The language of the page that has subscribed. */
  readonly language: string;
}

/** `GET /api/push`: the public key that browsers subscribe with; null if the server sends no push messages. */
export interface PushKeyInfo {
  readonly key: string | null;
}

/** `POST /api/push`: the tables whose seats are subscribed now by their keys, and whether a profile is subscribed. */
export interface Subscribed {
  readonly codes: readonly string[];
  readonly profile: boolean;
}
