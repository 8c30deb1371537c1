import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { cellOf, type Hex, hexText } from '@hexfall/shared/hex/cells';
import { explainUnit } from '@hexfall/shared/inspect/explainUnit';
import type { DescribedStep } from '@hexfall/shared/inspect/fact';
import type { Reason } from '@hexfall/shared/inspect/reason';
import { causeText } from '../../text/causeText.js';
import { t } from '../../text/translate.js';
import { ownedTile } from '../../text/unitText.js';
import { Button } from '../../ui/Button.js';
import { RuleLink } from '../../ui/RuleLink.js';
import { useTable } from '../TableUi.js';
import './ReplayFacts.css';

interface LinkProps {
  readonly reason: Reason;
  /** Whether the clauses are shown by which it follows. */
  readonly hasRules: boolean;
}

const Link = ({ reason, hasRules }: LinkProps) => {
  const { labels } = useTable();
  return (
    <li data-cause={reason.cause.kind}>
      <p>
        {causeText(labels.value, reason)} {hasRules && reason.rules.map((clause) => <RuleLink key={clause} clause={clause} />)}
      </p>
      {reason.causes.length > 0 && <Chain reasons={reason.causes} hasRules={hasRules} />}
    </li>
  );
};

const Chain = ({ reasons, hasRules }: Pick<LinkProps, 'hasRules'> & { readonly reasons: readonly Reason[] }) => (
  <ul class="chain">
    {reasons.map((reason, index) => (
      <Link key={index} reason={reason} hasRules={hasRules} />
    ))}
  </ul>
);

/** The chain of causes of what happened to a unit, on demand each with its clauses. It takes the focus, and returns it to the replay. */
export const CausePanel = ({ step, at }: { readonly step: DescribedStep; readonly at: Hex }) => {
  const { labels, replay } = useTable();
  const heading = useRef<HTMLHeadingElement>(null);
  const [hasRules, showRules] = useState(false);
  useLayoutEffect(() => heading.current?.focus(), [hexText(at)]);
  const unit = step.before.board[cellOf(at)];
  const reasons = explainUnit(step, at);
  return (
    <div class="causes">
      <div class="causes-head">
        <h3 ref={heading} tabIndex={-1}>
          {unit ? ownedTile(labels.value, unit) : t('cause.heading')}
        </h3>
        <Button
          repeats
          name="cause-rules"
          size="small"
          glyph="info"
          text={t('cause.rules')}
          pressed={hasRules}
          onClick={() => showRules(!hasRules)}
        />
        <Button name="causes-close" size="small" glyph="undo" text={t('film.back')} onClick={() => replay.unask()} />
      </div>
      {reasons.length > 0 ? (
        <Chain reasons={reasons} hasRules={hasRules} />
      ) : (
        <p>{t('cause.nothing', { unit: unit ? ownedTile(labels.value, unit) : '' })}</p>
      )}
    </div>
  );
};
