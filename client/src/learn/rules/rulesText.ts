/** A piece of a sentence of the rules; `clause` is a number that leads to its clause. */
export interface Span {
  readonly kind: 'text' | 'strong' | 'em' | 'code' | 'clause';
  readonly text: string;
}

export interface Clause {
  /** "B4" */
  readonly id: string;
  readonly spans: readonly Span[];
}

export interface RulesSection {
  /** "B" */
  readonly id: string;
  readonly title: string;
  readonly clauses: readonly Clause[];
}

/** docs/rules.md, taken apart for the rules page. */
export interface RulesText {
  /** What stands before the first section, by paragraph. */
  readonly intro: readonly (readonly Span[])[];
  readonly sections: readonly RulesSection[];
}
