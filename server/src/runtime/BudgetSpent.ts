/** Thrown where an address has used up a budget. The message is a sentence for its user. */
export class BudgetSpent extends Error {
  /** @param retryAfterMs when to try again. */
  constructor(
    message: string,
    readonly retryAfterMs: number,
  ) {
    super(message);
  }
}
