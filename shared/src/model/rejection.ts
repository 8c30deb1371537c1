/** Why an intent was refused. Clients translate the code; `message` is the English sentence. */
export const REJECTION_CODES = [
  'malformed', // not an intent of the notation
  'game-over',
  'not-your-turn',
  'not-your-decision',
  'decision-open', // somebody has to answer a question first
  'no-decision',
  'unknown-key', // the key is not among the decision's
  'set-up', // HQs are still being placed
  'not-set-up',
  'must-discard', // T1
  'not-in-hand',
  'not-a-unit', // the tile is an instant
  'use-limit', // O3, O6
  'not-fresh', // T2: something has been done since the draw
  'not-all-instants', // T2
  'wrong-tiles', // O6: not the three tiles that a bad draw discards
  'off-board',
  'hex-taken',
  'closed', // L5, L22
  'fatal-hq', // L6
  'jungle', // L11
  'panel-hq', // L18
  'bunker-locked', // L19
  'thick', // L8
  'foundation-there', // P7
  'bad-foundation', // P7: no hex of the area with a unit and a foundation
  'not-foundation-owner-enemy', // P7: the foundation is not an enemy's
  'not-adjacent',
  'no-unit-there',
  'not-own-unit',
  'not-enemy-unit',
  'is-hq',
  'netted', // M3, N1
  'nothing-moves', // M1
  'no-mobility', // M2
  'already-used', // M2, M5, P5, P18
  'no-transport', // M5
  'no-recon', // M6
  'netted-on-the-way', // M6
  'first-step-falls', // P8, P10
  'no-room', // M4
  'no-push-ability', // P18
  'no-dismal-forest', // L9
  'no-turret', // L18
  'not-on-panel', // L18
  'no-such-prize', // R3
  'two-prizes', // R3
  'blast-off-board', // X3, X4
  'no-battle-tiles', // B2
  'no-ability',
  'nothing-to-take-back', // T7
  'take-back-off', // O9
  'already-resigned',
  'out', // the player is out of the match
  'no-mercenary',
  'no-bomber',
  'unknown-pile', // a position does not know the order of the pile
  'not-supported', // a rule this version does not play yet
] as const;
export type RejectionCode = (typeof REJECTION_CODES)[number];

export interface Rejection {
  readonly code: RejectionCode;
  /** One English sentence. */
  readonly message: string;
  /** The clause of docs/rules.md that forbids it. */
  readonly rule?: string;
}
