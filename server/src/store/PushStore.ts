import type { BrowserSubscription } from '@hexfall/shared/protocol/httpRequests';

/** The pair of keys that push services know this server by (VAPID), in base64url. The private one is a secret. */
export interface VapidKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

/** A seat that can be called: the table, and the hash of the key that holds the seat. */
export interface PushSeat {
  readonly code: string;
  readonly holder: string;
}

/** Those who can be called for a competition: the hashes of the keys that they have entered with. */
export interface PushEntrants {
  readonly competition: string;
  readonly holders: readonly string[];
}

/** The subscription of a browser, called for a seat. */
export interface SavedSubscription extends BrowserSubscription {
  /** The language of the page, like `en`. */
  readonly language: string;
  /** The origin of the page; empty if unknown. */
  readonly origin: string;
  /** What the seat was last called for, so that it is not called twice; null at first. */
  readonly called: string | null;
}

export type NewSubscription = Omit<SavedSubscription, 'called'>;

/** The most browsers that are called for one seat by its key, and for one profile; the latest stay. */
export const MOST_BROWSERS = 8;

/** How long a seat can still be called after the end of its match: for a rematch, or to another table. */
export const CALLED_AFTER_END_MS = 7 * 24 * 60 * 60 * 1000;

/** A browser whose subscription no page has renewed for this long is deleted. */
export const SUBSCRIBED_MS = 180 * 24 * 60 * 60 * 1000;

/** Stores the keys of this server, and who is called by which push service. Subscriptions are deleted with their match, competition or profile, and a browser that is called for nothing any more with its last one. */
export interface PushStore {
  /** Returns the stored keys; stores new ones if there are none. All processes of one store get the same. */
  keys(make: () => VapidKeys): Promise<VapidKeys>;
  /** Adds or renews a subscription. Returns false and does nothing if the key holds no seat there, or the match ended long ago. */
  subscribe(seat: PushSeat, subscription: NewSubscription): Promise<boolean>;
  /** From now on the browser gets calls for that profile only; null for none. It gets none if the store has no such profile. */
  assign(profile: string | null, subscription: NewSubscription): Promise<void>;
  /** Adds or renews a subscription for the holder of a key. Returns false and does nothing if nobody has entered the competition with the key, or it is over. */
  subscribeEntrant(competition: string, holder: string, subscription: NewSubscription): Promise<boolean>;
  /** Those of entrants; each browser once. */
  ofEntrants(entrants: PushEntrants): Promise<readonly NewSubscription[]>;
  /** Those of the seat, and those of the profile that has it; each browser once. */
  subscriptions(seat: PushSeat): Promise<readonly SavedSubscription[]>;
  /** Those of a profile, wherever it has seats. */
  ofProfile(profile: string): Promise<readonly NewSubscription[]>;
  /** Stores what a seat is called for. */
  noteCalled(seat: PushSeat, called: string): Promise<void>;
  /** Copies the subscriptions of a table to that of its rematch, where the same keys hold the seats. */
  copy(code: string, next: string): Promise<void>;
  /** Replaces the browser's subscription at all tables, in all competitions and for its profile. */
  renew(endpoint: string, subscription: BrowserSubscription): Promise<void>;
  /** Deletes the browser's subscription at all tables, in all competitions and for its profile. */
  forget(endpoint: string): Promise<void>;
}
