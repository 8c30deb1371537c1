/** A moment of a match as links name it: a turn, 0 for the placing of the HQs, and how many of its intents have been played. */
export interface Moment {
  readonly turn: number;
  readonly step: number;
}

/** The number of a turn or step as text; null if it is none. */
export const momentNumber = (text: unknown): number | null => (typeof text === 'string' && /^\d{1,4}$/.test(text) ? Number(text) : null);

/** The moment that an address names by its `turn` and `step`; null if it names none. */
export const momentIn = (turnText: unknown, stepText: unknown): Moment | null => {
  const turn = momentNumber(turnText);
  return turn === null ? null : { turn, step: momentNumber(stepText) ?? 0 };
};
