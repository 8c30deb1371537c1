import type { MineRequest } from './http.js';

/*
 * Push messages: how a browser learns that something waits at a table that it does not show. They go by the push service of the
 * browser, encrypted for it (RFC 8030, 8291, 8292). Everything here is asked for over HTTP, below `/api/push`.
 */

/** Why a player is called: the turn has come, the clock runs out soon, a rematch is proposed, a table is offered. */
export const PUSH_KINDS = ['turn', 'clock', 'rematch', 'invitation', 'seat-asked', 'seat-given'] as const;
export type PushKind = (typeof PUSH_KINDS)[number];

/** What a push message says, as JSON, once it is decrypted. */
export interface PushMessage {
  readonly kind: PushKind;
  /** The table to open. */
  readonly code: string;
  /** The language of the page that has subscribed. */
  readonly language: string;
}

/** A subscription of a browser, as its `PushSubscription.toJSON()` gives it. */
export interface BrowserSubscription {
  /** Where the push service takes messages for the browser. Who knows the address can use it: it is a secret. */
  readonly endpoint: string;
  /** What messages are encrypted with, in base64url. */
  readonly keys: { readonly p256dh: string; readonly auth: string };
}

/** `GET /api/push`: the public key that browsers subscribe with; null if the server sends no push messages. */
export interface PushKeyInfo {
  readonly key: string | null;
}

/**
 * `POST /api/push`: subscribes the seats that the keys open, and the profile whose key the request has in its header `Authorization`: it is
 * called at all its tables, and for invitations. The same again renews it; without that header the browser is called for no profile.
 */
export interface SubscribeRequest extends MineRequest {
  readonly subscription: BrowserSubscription;
  /** Like `en`. */
  readonly language: string;
}

/** Its answer: the tables whose seats are subscribed now by their keys, and whether a profile is. */
export interface Subscribed {
  readonly codes: readonly string[];
  readonly profile: boolean;
}

/** `POST /api/push/renew`: the browser has another subscription now, in all places of the one with that endpoint. */
export interface RenewSubscriptionRequest {
  readonly endpoint: string;
  readonly subscription: BrowserSubscription;
}

/** `POST /api/push/forget`: ends the subscription at all tables and for the profile. */
export interface ForgetRequest {
  readonly endpoint: string;
}

/** Sent by a page whose browser is subscribed, whenever it comes into sight or is hidden: a hidden one is not looked at. */
export interface VisibilityRequest {
  readonly n: number;
  readonly visible: boolean;
  /** The page has notified its user itself: the server need not call for the same. */
  readonly notified?: true;
}
