import type { TextWithClauses } from '../text/withClause.js';
import { RuleLink } from './RuleLink.js';
import './LinesWithRules.css';

interface Props {
  readonly lines: readonly TextWithClauses[];
  /** For styles. */
  readonly kind?: string;
}

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
