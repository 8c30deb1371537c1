import '../../text/seriesText.js';
import { pathOfCompetition, pathOfTable } from '../../platform/route.js';
import { proposalsOf } from '../../store/agreements.js';
import { nextInSeriesAt } from '../../store/seriesStanding.js';
import { t } from '../../text/translate.js';
import { Button } from '../../ui/Button.js';
import { Link } from '../../ui/Link.js';
import { useOnline } from '../TableUi.js';

/** After a match: another one with the same people, or the way to it, as to the next match of a series or to the competition that it is of. */
export const RematchButton = () => {
  const store = useOnline();
  const { next, nextCommitment, proposals } = store.agreements.value;
  const competition = store.competition.value;
  if (competition) {
    return (
      <Link to={pathOfCompetition(competition.code)} kind="button primary">
        {t('table.competition.back')}
      </Link>
    );
  }
  const isInSeries = nextInSeriesAt(store) !== null;
  if (next !== null) {
    return (
      <Link to={pathOfTable(next)} kind="button primary">
        {t(isInSeries ? 'series.next' : 'table.proposal.toRematch')}
      </Link>
    );
  }
  // Within a series the server makes the next table by itself.
  if (store.mine.value.length === 0 || (isInSeries && nextCommitment === '')) return null;
  const open = proposals.find(({ kind }) => kind === 'rematch');
  const { incoming, own } = proposalsOf(open ? [open] : [], store.mine.value);
  const isAsked = incoming.length > 0;
  return (
    <>
      <Button
        name="rematch"
        kind="primary"
        glyph="swap"
        text={t(isAsked ? 'table.proposal.agreeRematch' : 'table.proposal.propose.rematch')}
        disabled={open !== undefined && !isAsked}
        onClick={() => void (open ? store.answer(open, true) : store.propose('rematch'))}
      />
      {open && (isAsked || own.length > 0) && (
        <Button
          name={isAsked ? 'decline' : 'withdraw'}
          glyph="close"
          text={t(isAsked ? 'table.proposal.decline' : 'table.proposal.withdraw')}
          onClick={() => void store.answer(open, false)}
        />
      )}
    </>
  );
};
