import type { PlayerProposal } from '@hexfall/shared/protocol/proposals';
import { proposalsOf } from '../store/agreements.js';
import { t } from '../text/translate.js';
import { Button } from '../ui/Button.js';
import { Glyph } from '../ui/Glyph.js';
import { LazySeatRequests } from './lazyParts.js';
import { useOnline, useTable } from './TableUi.js';
import './ProposalBar.css';

/** One proposal, and the buttons to answer or withdraw it. */
const Proposal = ({ proposal, isOwn }: { readonly proposal: PlayerProposal; readonly isOwn: boolean }) => {
  const { labels } = useTable();
  const store = useOnline();
  const { kind, by, about } = proposal;
  const player = labels.value.name(by);
  const other = about === null ? '' : labels.value.name(about);
  return (
    <div class="proposal" data-kind={kind} data-own={isOwn}>
      <span>{t(isOwn ? `table.proposal.own.${kind}` : `table.proposal.incoming.${kind}`, { player, other })}</span>
      {!isOwn && (
        <Button
          name="agree"
          kind="primary"
          glyph="check"
          text={t('table.proposal.agree')}
          onClick={() => void store.answer(proposal, true)}
        />
      )}
      <Button
        name={isOwn ? 'withdraw' : 'decline'}
        glyph="close"
        text={t(isOwn ? 'table.proposal.withdraw' : 'table.proposal.decline')}
        onClick={() => void store.answer(proposal, false)}
      />
    </div>
  );
};

/** A computer player plays for a seat of this page. */
const StandIn = () => {
  const store = useOnline();
  const seat = store.mine.value.find((mine) => store.seats.value[mine]?.substitute);
  if (seat === undefined || store.phase.value !== 'playing') return null;
  return (
    <div class="proposal" data-kind="return">
      <span>{t('table.proposal.substitute')}</span>
      <Button name="return" kind="primary" onClick={() => void store.ask('return', { seat })}>
        <span>{t('table.proposal.return')}</span>
      </Button>
    </div>
  );
};

const Paused = () => {
  const store = useOnline();
  const { paused, proposals } = store.agreements.value;
  const [seat] = store.mine.value;
  if (!paused || store.phase.value !== 'playing') return null;
  const isAsked = proposals.some(({ kind }) => kind === 'resume');
  return (
    <div class="proposal paused" data-kind="paused">
      <Glyph name="pause" />
      <span>{t('app.refusal.paused')}</span>
      {seat !== undefined && !isAsked && (
        <Button name="resume" kind="primary" glyph="play" text={t('table.proposal.resume')} onClick={() => void store.propose('resume')} />
      )}
    </div>
  );
};

const Proposals = () => {
  const { resultOpen } = useTable();
  const store = useOnline();
  // The result has the buttons of a rematch while it is open.
  const shown = store.agreements.value.proposals.filter(({ kind }) => kind !== 'rematch' || !resultOpen.value);
  const { incoming, own } = proposalsOf(shown, store.mine.value);
  return (
    <section class="proposals" role="status" aria-label={t('table.proposal.heading')}>
      <Paused />
      <StandIn />
      <LazySeatRequests store={store} />
      {incoming.map((proposal) => (
        <Proposal key={proposal.id} proposal={proposal} isOwn={false} />
      ))}
      {own.map((proposal) => (
        <Proposal key={proposal.id} proposal={proposal} isOwn />
      ))}
    </section>
  );
};

/** Lists the proposals of the people at the table. It stands above the board, and blocks nothing. */
export const ProposalBar = () => (useTable().store.online ? <Proposals /> : null);
