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

/** A number, or the beginning of one: "b4", "B". */
const NUMBER = /^[a-z]\d{0,2}$/i;

const textOf = ({ spans }: Clause): string => spans.map(({ text }) => text).join('');

/** Returns the sections with the clauses searched for: by number, or by words that must all occur in them. The number of a clause finds only that clause. */
export const findClauses = ({ sections }: RulesText, wanted: string): RulesSection[] => {
  const sought = wanted.trim().toLowerCase();
  const isExact = sections.some(({ clauses }) => clauses.some(({ id }) => id.toLowerCase() === sought));
  const words = sought.split(/\s+/);
  const fits = (clause: Clause): boolean => {
    const id = clause.id.toLowerCase();
    if (isExact) return id === sought;
    if (NUMBER.test(sought)) return id.startsWith(sought);
    const text = textOf(clause).toLowerCase();
    return words.every((word) => text.includes(word));
  };
  return sections.map((section) => ({ ...section, clauses: section.clauses.filter(fits) })).filter(({ clauses }) => clauses.length > 0);
};
