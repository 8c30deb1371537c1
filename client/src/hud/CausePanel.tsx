import { useEffect, useRef } from 'preact/hooks';
import { cellOf, hexText, type Hex } from '@hexfall/shared/hex/cells';
import { causesOf } from '../battle/causes.js';
import type { Reason } from '../battle/reasons.js';
import type { FilmStep } from '../battle/types.js';
import { causeText } from '../text/causeText.js';
import { t } from '../text/translate.js';
import { ownedTile } from '../text/unitText.js';
import { Glyph } from './Glyph.js';
import { RuleLink } from './RuleLink.js';
import { useTable } from './tableScope.js';

const Link = ({ reason }: { readonly reason: Reason }) => {
  const { cast } = useTable();
  return (
    <li data-matter={reason.matter.kind}>
      <p>
        {causeText(cast.value, reason)}{' '}
        {reason.rules.map((clause) => (
          <RuleLink key={clause} clause={clause} />
        ))}
      </p>
      {reason.because.length > 0 && <Chain reasons={reason.because} />}
    </li>
  );
};

const Chain = ({ reasons }: { readonly reasons: readonly Reason[] }) => (
  <ul class="chain">
    {reasons.map((reason, place) => (
      <Link key={place} reason={reason} />
    ))}
  </ul>
);

/** Why what happened to a unit happened, link by link, each with its clauses. It takes the focus, and gives it back to the board's film. */
export const CausePanel = ({ step, at }: { readonly step: FilmStep; readonly at: Hex }) => {
  const { cast, deck } = useTable();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), [hexText(at)]);
  const unit = step.before.board[cellOf(at)];
  const reasons = causesOf(step, at);
  return (
    <div class="causes">
      <div class="causes-head">
        <h3 ref={heading} tabIndex={-1}>
          {unit ? ownedTile(cast.value, unit) : t('cause.heading')}
        </h3>
        <button type="button" class="button small" data-action="causes-close" onClick={() => deck.unask()}>
          <Glyph name="undo" />
          <span>{t('film.back')}</span>
        </button>
      </div>
      {reasons.length > 0 ? <Chain reasons={reasons} /> : <p>{t('cause.nothing', { unit: unit ? ownedTile(cast.value, unit) : '' })}</p>}
    </div>
  );
};
