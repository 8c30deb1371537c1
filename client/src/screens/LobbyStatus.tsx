import { useState } from 'preact/hooks';
import type { Seat } from '@hexfall/shared/model/state';
import type { MatchStore } from '../store/MatchStore.js';
import { awaitedSeats, freeSeats } from '../store/seating.js';
import { refusalText } from '../text/rejectionText.js';
import { t } from '../text/translate.js';

/** What a table waits for before its match: players, or those who are not ready; and the buttons that end the waiting. */
export const LobbyStatus = ({ store }: { readonly store: MatchStore }) => {
  const [problem, setProblem] = useState('');
  const [seats, mine] = [store.seats.value, store.mine.value];
  const isFull = freeSeats(seats).length === 0;
  const awaited = awaitedSeats(seats);
  const own = awaited.find((seat) => mine.includes(seat));
  const other = awaited.find((seat) => !mine.includes(seat));
  const [first] = mine;
  const isReady = mine.every((seat) => seats[seat]?.ready);
  const setReady = async (seat: Seat, ready: boolean): Promise<void> => {
    const answer = await store.request('ready', { seat, ready });
    setProblem(answer.ok ? '' : t('app.lobby.refused', { reason: refusalText(answer.error) }));
  };
  const startButton = (seat: Seat, text: string) => (
    <button type="button" class="button primary large" data-action="ready" onClick={() => void setReady(seat, true)}>
      {text}
    </button>
  );
  const player = other === undefined ? '' : (seats[other]?.name ?? '');
  const text = (): string => {
    if (!isFull) return t(isReady ? 'app.lobby.waiting' : 'newGame.ready.waiting');
    return own === undefined ? t('newGame.ready.other', { player }) : t('newGame.ready.full');
  };
  return (
    <>
      <p class="waiting" role="status">
        {text()}
      </p>
      {own !== undefined && startButton(own, t(other === undefined ? 'newGame.ready.start' : 'newGame.ready.agree'))}
      {own === undefined && other !== undefined && first !== undefined && seats[other]?.absent && (
        <>
          <p>{t('newGame.ready.away', { player })}</p>
          {startButton(other, t('newGame.ready.without'))}
        </>
      )}
      {!isFull && store.creator.value && first !== undefined && (
        <label class="choice">
          <input
            type="checkbox"
            name="ready"
            checked={isReady}
            onChange={({ currentTarget }) => void setReady(first, currentTarget.checked)}
          />
          <span>{t('newGame.ready.byItself')}</span>
        </label>
      )}
      {problem !== '' && (
        <p class="problem" role="alert">
          {problem}
        </p>
      )}
    </>
  );
};
