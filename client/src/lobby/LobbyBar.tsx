import '../text/lobbyText.js';
import { useState } from 'preact/hooks';
import type { Seat } from '@hexfall/shared/model/seat';
import type { MatchStore } from '../store/MatchStore.js';
import { awaitedSeats, freeSeats } from '../store/seating.js';
import { hostChangeText } from '../text/optionText.js';
import { refusalText } from '../text/refusalText.js';
import { t } from '../text/translate.js';
import { Button } from '../ui/Button.js';
import { Checkbox, ProblemText } from '../ui/fields.js';
import './LobbyBar.css';

/** Whether the match begins by itself when every seat is taken, for a host who waits. */
export const BeginChoice = ({ store }: { readonly store: MatchStore }) => {
  const [first] = store.mine.value;
  if (first === undefined || !store.creator.value || freeSeats(store.seats.value).length === 0) return null;
  return (
    <Checkbox
      text={t('lobby.ready.byItself')}
      name="ready"
      checked={store.mine.value.every((seat) => store.seats.value[seat]?.ready)}
      onChange={(isChecked) => void store.ask('ready', { seat: first, ready: isChecked })}
    />
  );
};

/** The bar at the bottom: what the host has changed, what the table waits for before its match, and the one button that ends the waiting. */
export const LobbyBar = ({ store }: { readonly store: MatchStore }) => {
  const [problem, setProblem] = useState('');
  const [seats, mine] = [store.seats.value, store.mine.value];
  const isFull = freeSeats(seats).length === 0;
  const awaited = awaitedSeats(seats);
  const own = awaited.find((seat) => mine.includes(seat));
  const other = awaited.find((seat) => !mine.includes(seat));
  const { hostChanges } = store.chat;
  // Hosts know what they have changed.
  const change = store.creator.value ? null : hostChanges.latest.value;
  const isReady = mine.every((seat) => seats[seat]?.ready);
  const setReady = async (seat: Seat, ready: boolean): Promise<void> => {
    const answer = await store.request('ready', { seat, ready });
    if (answer.ok && mine.includes(seat)) hostChanges.latest.value = null;
    setProblem(answer.ok ? '' : t('app.lobby.refused', { reason: refusalText(answer.error) }));
  };
  const startButton = (seat: Seat, text: string) => (
    <Button name="ready" kind="primary" size="large" text={text} onClick={() => void setReady(seat, true)} />
  );
  const player = other === undefined ? '' : (seats[other]?.name ?? '');
  const text = (): string => {
    if (!isFull) return t(isReady ? 'app.lobby.waiting' : 'lobby.ready.waiting');
    if (own === undefined) return t('lobby.ready.other', { player });
    return t(change ? 'lobby.ready.again' : 'lobby.ready.full');
  };
  return (
    <section class="plate lobby-bar">
      <p class="waiting" role="status">
        {change && `${hostChangeText(change)} `}
        {text()}
      </p>
      {own !== undefined && startButton(own, t(other === undefined ? 'lobby.ready.start' : 'lobby.ready.agree'))}
      {own === undefined && other !== undefined && mine.length > 0 && seats[other]?.absent && (
        <>
          <p>{t('lobby.ready.away', { player })}</p>
          {startButton(other, t('lobby.ready.without'))}
        </>
      )}
      {problem !== '' && <ProblemText text={problem} />}
    </section>
  );
};
