import type {
  DeclinedView,
  InvitationView,
  Person,
  Presence,
  ProfileFace,
  ProfileStatistics,
  ProfileView,
} from '@hexfall/shared/protocol/profiles';
import type { RatingRow } from '@hexfall/shared/protocol/ratingList';
import type { OwnRating } from '@hexfall/shared/protocol/ratings';
import type { RatedMode } from '@hexfall/shared/rating/rating';

/** A stored profile. Its id is known to people it has played with, and never to spectators. */
export interface SavedProfile extends ProfileFace {
  readonly id: string;
}

/** A table where a profile has a seat, and the hash of the seat's key. */
export interface HeldSeat {
  readonly code: string;
  readonly keyHash: string;
}

/** What one profile says about another one it has played with. */
export interface PersonChange {
  readonly shows?: boolean;
  readonly blocked?: boolean;
}

/** An invitation as it is stored. */
export interface SavedInvitation {
  readonly id: string;
  readonly sender: string;
  readonly recipient: string;
  readonly code: string;
  readonly at: number;
}

/** An invitation ends after this time. */
export const INVITATION_MS = 24 * 60 * 60 * 1000;

/** The latest invitation from one profile to another. */
export interface LatestInvitation {
  /** Of its table; null if that is gone. */
  readonly code: string | null;
  readonly at: number;
  readonly declined: boolean;
}

/** A person and where it was last seen; `seen` is null unless both show each other. */
export interface StoredPerson extends Omit<Person, 'place'> {
  readonly seen: number | null;
  readonly place: Presence | null;
}

/** Stores the profiles of players, where they have seats, and whom they have played with. Times are in milliseconds since 1970. */
export interface ProfileStore {
  /** Adds a profile; returns the one that has this key already, if any. */
  add(profile: SavedProfile, keyHash: string, now: number): Promise<SavedProfile>;
  /** Returns the profile that a key proves, and stores that it was used, once a day at most: it is not deleted as long as it is proved. */
  prove(keyHash: string, now: number): Promise<SavedProfile | null>;
  view(id: string): Promise<Pick<ProfileView, 'tables' | 'people'>>;
  change(id: string, face: ProfileFace): Promise<void>;
  /** From now on only that key proves the profile, and browsers get no calls for it. Returns false if another profile has it. */
  renew(id: string, keyHash: string): Promise<boolean>;
  /** Deletes a profile and everything about it. */
  remove(id: string): Promise<void>;
  /** Stores where a profile is. */
  place(id: string, place: Presence, now: number): Promise<void>;

  /** Stores that a profile has the seat of that key at a table, and no other one there. */
  holdSeat(id: string, seat: HeldSeat): Promise<void>;
  /** The hash of the seat key that a profile has at a table. */
  seatAt(id: string, code: string): Promise<string | null>;
  /** Whether a profile has the seat of that key at a table. */
  isHeld(seat: HeldSeat): Promise<boolean>;
  /** The tables of a profile that can be played by the current rules, last changed first. */
  seats(id: string, limit: number): Promise<readonly HeldSeat[]>;
  forgetTable(id: string, code: string): Promise<void>;
  /** Each profile that has one of these seats has played with the others; once for each match. */
  recordEncounters(code: string, keyHashes: readonly string[], now: number): Promise<void>;

  /** What is counted of the matches that have ended with a profile at a seat. */
  statistics(id: string): Promise<ProfileStatistics>;
  /** Forgets what was counted and the ratings, and counts from now on. */
  forgetStatistics(id: string, now: number): Promise<void>;

  /** The ratings of a profile in a season, in the order of the modes. */
  ratings(id: string, season: string): Promise<readonly OwnRating[]>;
  /** The best of a season in a mode, with the ids of their profiles. */
  ratingList(season: string, mode: RatedMode, limit: number): Promise<readonly (RatingRow & { readonly id: string })[]>;

  /** Those who have played with a profile and have not blocked it, latest match first. */
  people(id: string): Promise<readonly (StoredPerson & { readonly blocked: boolean })[]>;
  /** Returns false if the profile has not played with that person, or is blocked. */
  changePerson(id: string, other: string, change: PersonChange): Promise<boolean>;
  removePerson(id: string, other: string): Promise<void>;

  /** The latest invitation from one to the other, and how many the sender has open since a time. */
  sent(sender: string, recipient: string, since: number): Promise<{ readonly latest: LatestInvitation | null; readonly open: number }>;
  /** Adds an invitation in place of an earlier one between the two. */
  invite(invitation: SavedInvitation): Promise<void>;
  /** The open invitations to a profile since a time, latest first: those to tables with a free seat. */
  invitations(recipient: string, since: number, limit: number): Promise<readonly InvitationView[]>;
  decline(recipient: string, id: string): Promise<void>;
  /** Returns the declined invitations of a profile since a time that it does not know of, latest first. */
  declined(sender: string, since: number, limit: number): Promise<readonly DeclinedView[]>;
  /** Stores that the sender of a declined invitation has seen that. */
  noteDeclined(sender: string, id: string): Promise<void>;
}
