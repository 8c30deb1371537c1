import { addressOf } from '../net/address.js';
import { navigate, route } from '../platform/route.js';
import type { TextWithClauses } from '../text/tileText.js';
import { t } from '../text/translate.js';
import './RuleLink.css';

interface RuleLinkProps {
  readonly clause: string;
  readonly isBeside?: boolean;
  readonly isSign?: boolean;
}

/**
 * A clause of the rules, such as `B4`, as a link to the rules page. At a table it opens beside the table: reading does not
 * leave the match or the puzzle.
 * @param isBeside opens it in a new tab everywhere: where a form would be lost.
 * @param isSign shows a question mark instead of the clause.
 */
export const RuleLink = ({ clause, isBeside = false, isSign = false }: RuleLinkProps) => {
  const to = `/rules#${clause}`;
  const { page } = route.value;
  const opensBeside = isBeside || page === 'table' || page === 'coached' || page === 'puzzle' || page === 'puzzles';
  return (
    <a
      class="rule-link"
      href={addressOf(to)}
      target={opensBeside ? '_blank' : undefined}
      rel={opensBeside ? 'noopener' : undefined}
      aria-label={opensBeside ? t('ruleLink.beside', { clause }) : t('ruleLink.here', { clause })}
      onClick={(event) => {
        if (opensBeside || event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
        event.preventDefault();
        navigate(to);
      }}
    >
      {isSign ? <span aria-hidden="true">?</span> : clause}
    </a>
  );
};

const CLAUSE = /\b([A-Z]\d{1,2})\b/;

/** A text in which the numbers of clauses are links to them. Not for texts that name hexes: these look the same. */
export const TextWithRules = ({ text }: { readonly text: string }) => (
  <>{text.split(CLAUSE).map((part, index) => (index % 2 === 1 ? <RuleLink key={index} clause={part} /> : part))}</>
);

interface Props {
  readonly lines: readonly TextWithClauses[];
  /** For styles. */
  readonly kind?: string;
}

/** Sentences without the numbers of their clauses: these are behind a button. */
export const Lines = ({ lines, kind = 'lines' }: Props) => (
  <ul class={kind}>
    {lines.map(({ text }) => (
      <li key={text}>{text}</li>
    ))}
  </ul>
);

/** Sentences, each with the numbers of its clauses as links to the rules. */
export const LinesWithRules = ({ lines, kind = 'lines' }: Props) => (
  <ul class={kind}>
    {lines.map(({ text, clauses }) => (
      <li key={text}>
        {text}
        {clauses.map((clause) => (
          <span key={clause} class="rule-of">
            {' '}
            <RuleLink clause={clause} />
          </span>
        ))}
      </li>
    ))}
  </ul>
);
