import { useState } from 'preact/hooks';
import reseat from '@hexfall/shared/locales/en/reseat.json';
import type { Seat } from '@hexfall/shared/model/seat';
import type { ProposalView } from '@hexfall/shared/protocol/proposals';
import { newKey, storeKey } from '../platform/seatKeys.js';
import { seatRequests } from '../store/agreements.js';
import type { MatchStore } from '../store/MatchStore.js';
import type { RefusedNotice } from '../store/notice.js';
import { lostSeats } from '../store/seating.js';
import { refusalText } from '../text/refusalText.js';
import { addTexts, shownLanguage, t } from '../text/translate.js';
import { Button } from '../ui/Button.js';
import { ProblemText } from '../ui/fields.js';
import './Reseat.css';

addTexts({ reseat });

interface Props {
  readonly store: MatchStore;
}

/** A moment of the server's time, within days, as the user's clock shows it: with the day of the week if it is not today. */
const timeText = (store: MatchStore, at: number): string => {
  const moment = new Date(Date.now() + at - store.serverTime.now());
  const isToday = moment.toDateString() === new Date().toDateString();
  return new Intl.DateTimeFormat(shownLanguage.value, { ...(!isToday && { weekday: 'short' }), hour: 'numeric', minute: '2-digit' }).format(
    moment,
  );
};

const nameOf = (store: MatchStore, seat: Seat): string => store.seats.value[seat]?.name ?? '';

/** A spectator's request for the seat of an offline player, with the buttons to answer it. */
const Request = ({ store, request }: Props & { readonly request: ProposalView }) => {
  const [isSent, setSent] = useState(false);
  const answer = (agree: boolean): void => {
    setSent(true);
    const seat = store.mine.peek().find((mine) => request.asked.includes(mine)) ?? request.by;
    void store.ask('answer', { seat, proposal: request.id, agree }).then(() => setSent(false));
  };
  return (
    <div class="proposal" data-kind="reseat">
      <span>
        {t('reseat.request', { player: nameOf(store, request.by) })} {t('reseat.waits', { time: timeText(store, request.from ?? 0) })}{' '}
        {request.sameAddress && t('reseat.near')}
      </span>
      <Button name="agree" kind="primary" text={t('reseat.give')} disabled={isSent} onClick={() => answer(true)} />
      <Button name="decline" text={t('table.proposal.decline')} disabled={isSent} onClick={() => answer(false)} />
    </div>
  );
};

/** Asks for a seat with a new key. Returns why it is refused; null if it is not. */
const claimSeat = async (store: MatchStore, seat: Seat): Promise<RefusedNotice | null> => {
  const key = newKey();
  store.claim.value = { seat, key, proposal: null };
  const answer = await store.request('reseat', { seat, key });
  // A request is open for long, and the page may be closed meanwhile.
  if (answer.ok && answer.value.proposal !== null) storeKey(store.code.peek() ?? '', key);
  // A seat that was given at once has ended the claim.
  if (store.claim.peek()?.key === key) store.claim.value = answer.ok ? { seat, key, proposal: answer.value.proposal } : null;
  return answer.ok ? null : answer.error;
};

/** Where a spectator can say to be an offline player, and what has become of that. */
const Offer = ({ store }: Props) => {
  const [problem, setProblem] = useState('');
  const claim = store.claim.value;
  const open = store.agreements.value.proposals.find(({ id, by }) => id === claim?.proposal && by === claim.seat);
  const ask = async (seat: Seat): Promise<void> => {
    setProblem('');
    const refusal = await claimSeat(store, seat);
    if (!refusal) return;
    const { code, retryAfterMs } = refusal;
    const time = retryAfterMs === undefined ? null : timeText(store, store.serverTime.now() + retryAfterMs);
    if (code === 'not-away' && time !== null) setProblem(t('reseat.tooEarly', { time }));
    else setProblem(code === 'too-soon' ? t('reseat.tooSoon') : refusalText(refusal));
  };
  const statusText = (): string => {
    if (claim === null) return t('reseat.about');
    const player = nameOf(store, claim.seat);
    return open
      ? t('reseat.asked', { player, time: timeText(store, open.from ?? 0) })
      : claim.proposal === null
        ? ''
        : t('reseat.ended', { player });
  };
  return (
    <>
      <p class="quiet-text" role="status">
        {statusText()}
      </p>
      {!open &&
        lostSeats(store.seats.value).map((seat) => (
          <Button
            key={seat}
            name="reseat"
            size="small"
            text={t('reseat.offer', { player: nameOf(store, seat) })}
            data-seat={seat}
            onClick={() => void ask(seat)}
          />
        ))}
      <ProblemText text={problem} />
    </>
  );
};

/** Requests for seats that this page may decide. */
export const ReseatRequests = ({ store }: Props) => (
  <>
    {seatRequests(store.agreements.value.proposals, store.mine.value, store.creator.value).map((request) => (
      <Request key={request.id} store={store} request={request} />
    ))}
  </>
);

/** Takes back a seat that the others have given away: this browser has its key still. */
const takeBack = async (store: MatchStore, seat: Seat): Promise<void> => {
  const refusal = await claimSeat(store, seat);
  if (refusal) store.say(refusal);
};

/** For those who watch: whether another browser has their seat now, and the seats that they can ask for. */
export const LostSeats = ({ store }: Props) => (
  <div class="lost-seats" data-asked={store.claim.value !== null}>
    {store.replaced.value && (
      <p role="alert" data-part="replaced">
        {t(store.competition.value ? 'reseat.replacedHere' : 'reseat.replaced')}
      </p>
    )}
    {store.reclaimable.value.map((seat) => (
      <Button key={seat} name="reclaim" kind="primary" size="small" text={t('reseat.reclaim')} onClick={() => void takeBack(store, seat)} />
    ))}
    {!store.kicked.value && lostSeats(store.seats.value).length > 0 && <Offer store={store} />}
  </div>
);
