import type { Clause, RulesSection, RulesText } from './rulesText.js';

/** A number, or the beginning of one: "b4", "B". */
const NUMBER = /^[a-z]\d{0,2}$/i;

const textOf = ({ spans }: Clause): string => spans.map(({ text }) => text).join('');

/**
 * The sections with the clauses that are looked for: by number, or by words that all occur in them. A number that is a clause
 * finds that one alone.
 */
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
