/** A sentence with the clauses of docs/rules.md that say why. */
export interface Ruled {
  readonly text: string;
  readonly clauses: readonly string[];
}

export const ruled = (text: string, ...clauses: readonly string[]): Ruled => ({ text, clauses });
