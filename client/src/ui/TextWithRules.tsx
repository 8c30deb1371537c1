import { RuleLink } from './RuleLink.js';

const CLAUSE = /\b([A-Z]\d{1,2})\b/;

/** A text in which the numbers of clauses are links to them. Not for texts that name hexes: these look the same. */
export const TextWithRules = ({ text }: { readonly text: string }) => (
  <>{text.split(CLAUSE).map((part, place) => (place % 2 === 1 ? <RuleLink key={place} clause={part} /> : part))}</>
);
