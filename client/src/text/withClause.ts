/** A sentence with the clauses of docs/rules.md that say why. */
export interface TextWithClauses {
  readonly text: string;
  readonly clauses: readonly string[];
}

export const withClause = (text: string, ...clauses: readonly string[]): TextWithClauses => ({ text, clauses });
