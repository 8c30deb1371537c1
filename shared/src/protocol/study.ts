import { type Hex, sameHex } from '../hex/cells.js';
import type { Moment } from '../model/moment.js';
import type { Seat } from '../model/seat.js';

/*
 * The study of a table: players and spectators view the finished match together. One of them leads; the leader's moment and the drawings on
 * it are the same for all, and each page follows or views other moments.
 */

/** The colors of drawings. Pages show each with a shape of its own. */
export const DRAWING_COLORS = ['yellow', 'blue', 'red', 'green'] as const;
export type DrawingColor = (typeof DRAWING_COLORS)[number];

/** The most drawings on one moment. */
export const MAX_DRAWINGS = 40;

/** The last turn and step that a moment can name. */
export const MAX_MOMENT = 9999;

/** What is drawn on the board. */
export type StudyDrawing =
  | { readonly kind: 'arrow'; readonly from: Hex; readonly to: Hex; readonly color: DrawingColor }
  | { readonly kind: 'mark'; readonly at: Hex; readonly color: DrawingColor };

/** Returns whether two drawings replace each other: of two arrows between the same hexes, or two marks of a hex, only the later one stays. */
export const samePlace = (a: StudyDrawing, b: StudyDrawing): boolean => {
  if (a.kind === 'mark') return b.kind === 'mark' && sameHex(a.at, b.at);
  return b.kind === 'arrow' && sameHex(a.from, b.from) && sameHex(a.to, b.to);
};

/** `by` is the client's own mark: see `Attendee`. */
export interface StudyAnswer {
  readonly by: string;
}

/** Somebody with a place in the study. */
export interface Leader {
  /** The same for all pages of one player, over restarts; of a spectator, for one page. It reveals nothing of the key. */
  readonly by: string;
  /** Of a spectator, who may have none; a player goes by the name of the seat. */
  readonly name: string;
  /** Null for a spectator. */
  readonly seat: Seat | null;
}

export interface Attendee extends Leader {
  /** The page shows the leader's moment; else its user looks around. */
  readonly follows: boolean;
}

/** What everyone knows of the study, besides its attendees and drawings. */
export interface StudyView {
  /** Null if the lead is free. */
  readonly leader: Leader | null;
  /** What the leader shows, or the last one has shown. */
  readonly moment: Moment;
  /** Whether all attendees may draw; else only the leader. */
  readonly everyone: boolean;
}

/** The most attendees that are listed. */
export const ATTENDEES_LISTED = 24;

/** Who takes part; the leader and players come first. */
export interface AttendeesView {
  readonly listed: readonly Attendee[];
  readonly count: number;
}
