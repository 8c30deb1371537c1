import type { MatchStatistics } from '../inspect/matchStatistics.js';
import type { OwnRatings } from './ratings.js';

/*
 * Player profiles: a name, a crest and a secret of the page's own, without an account. The page calls one a player card.
 * Its routes are under `/api/profile`; all but the creation prove the secret by `Authorization: Bearer KEY`.
 */

/** What a crest shows. */
export const CREST_SHAPES = [
  'bolt',
  'star',
  'shield',
  'crown',
  'drop',
  'moon',
  'eye',
  'tower',
  'tree',
  'flame',
  'skull',
  'hammer',
  'arrow',
  'wave',
  'cells',
  'claw',
] as const;
export type CrestShape = (typeof CREST_SHAPES)[number];

/** The colors of crests. The page names each in words, too. */
export const CREST_COLORS = ['red', 'orange', 'yellow', 'green', 'teal', 'blue', 'violet', 'gray'] as const;
export type CrestColor = (typeof CREST_COLORS)[number];

/** The sign of a profile, which everyone at its tables sees. */
export interface Crest {
  readonly shape: CrestShape;
  readonly color: CrestColor;
}

/** What a profile shows of itself. */
export interface ProfileFace {
  readonly name: string;
  readonly crest: Crest;
}

/** `GET /api/profile`, and the answer to every change of it. */
export interface ProfileView extends ProfileFace {
  /** The number of tables where it has a seat. */
  readonly tables: number;
  /** The number of people it has played with. */
  readonly people: number;
  /** Missing on a server without a season. */
  readonly ratings?: OwnRatings;
}

/** `GET /api/profile/statistics`: of the matches at tables of the server that have ended with the profile at a seat. Only the profile itself can ask. */
export interface ProfileStatistics {
  /** From when on they are counted, in milliseconds since 1970. */
  readonly since: number;
  readonly statistics: MatchStatistics;
}

/** Where a person is: on a page of the server, at a table, or neither. */
export const PRESENCES = ['here', 'table', 'away'] as const;
export type Presence = (typeof PRESENCES)[number];

/** Somebody who has played a match with the profile. */
export interface Person extends ProfileFace {
  /** Known to those who have played together only. */
  readonly id: string;
  /** The latest match, in milliseconds since 1970; its code, or null if it has been deleted. */
  readonly last: { readonly at: number; readonly code: string | null };
  /** How many matches they have begun together. */
  readonly times: number;
  /** Whether the profile shows this person when it is here, and vice versa. `place` is only known if both do. */
  readonly shows: boolean;
  readonly shown: boolean;
  readonly place: Presence | null;
}

/** `GET /api/profile/people`, latest match first. */
export interface PeopleList {
  readonly people: readonly Person[];
  /** Those whom the profile has blocked. */
  readonly blocked: readonly (ProfileFace & { readonly id: string })[];
}

/** `POST /api/profile/invitations`: the code of the new table. */
export interface Invited {
  readonly code: string;
}

/** An open invitation to the profile. */
export interface InvitationView {
  readonly id: string;
  readonly from: ProfileFace;
  readonly code: string;
  /** In milliseconds since 1970. */
  readonly at: number;
}

/** An invitation of the profile that was declined. `DELETE /api/profile/invitations/ID` says that the profile knows it. */
export interface DeclinedView {
  readonly id: string;
  readonly to: ProfileFace;
  /** The table. */
  readonly code: string;
}

/** One of the people who show each other, and where they are. */
export interface PersonPresence extends ProfileFace {
  readonly id: string;
  readonly place: Presence;
}

/** `POST /api/profile/news` */
export interface ProfileNews {
  readonly invitations: readonly InvitationView[];
  /** The people who are not away, of those who show each other; latest match first. */
  readonly present: readonly PersonPresence[];
  /** Those who are away and have played with the profile in the last `LATELY_DAYS`, of those who show each other; at most `MOST_LATELY`, latest match first. */
  readonly lately: readonly PersonPresence[];
  /** Of the last day, latest first, without invitations that nobody has answered. */
  readonly declined: readonly DeclinedView[];
}

export const LATELY_DAYS = 30;
export const MOST_LATELY = 5;

/** The most people a profile remembers, and has blocked. */
export const MOST_PEOPLE = 200;

/** The most open invitations that a profile has sent. */
export const MOST_INVITATIONS = 5;

/** The header with an invitation code, where the operator asks for one to make tables. */
export const INVITATION_HEADER = 'Hexfall-Invitation';
