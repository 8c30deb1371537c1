import '../text/lobbyText.js';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Seat } from '@hexfall/shared/model/seat';
import type { MatchStore } from '../store/MatchStore.js';
import { awaitedSeats, freeSeats } from '../store/seating.js';
import { hostChangeText } from '../text/optionText.js';
import { refusalText } from '../text/refusalText.js';
import { t } from '../text/translate.js';
import { Button } from '../ui/Button.js';
import { ProblemText } from '../ui/fields.js';
import { OwnName } from './OwnSeat.js';
import { SendLink } from './SendLink.js';
import './LobbyBar.css';

/**
 * Makes a host ready who has sent the link and settles nothing more: the match then starts when everyone has sat down, and asks the host no
 * second time. With a clock the host is asked nevertheless, who may be away in the program that sends the link.
 */
const useReadyAfterSending = (store: MatchStore) => {
  const [options, seats, mine] = [store.options.value, store.seats.value, store.mine.value];
  const [seat, ...more] = mine;
  const [isTyping, setTyping] = useState(false);
  const isSent = useRef(false);
  const asked = useRef(false);
  const settled = JSON.stringify([options, store.arrangement.value, seat === undefined ? '' : seats[seat]?.army]);
  const setReady = (ready: boolean): void => {
    if (seat === undefined || asked.current === ready) return;
    asked.current = ready;
    void store.request('ready', { seat, ready });
  };
  useEffect(() => {
    if (!isSent.current) return;
    isSent.current = false;
    setReady(false);
  }, [settled]);
  const onSent = (): void => {
    if (seat === undefined || more.length > 0 || !store.creator.value || options?.clock !== 'none' || seats[seat]?.ready) return;
    isSent.current = true;
    if (!isTyping) setReady(true);
  };
  const onTyping = (typing: boolean): void => {
    setTyping(typing);
    if (isSent.current) setReady(!typing);
  };
  return { onSent, onTyping };
};

interface Props {
  readonly store: MatchStore;
  /** Whether the bar asks for the name of who sits here. */
  readonly asksName: boolean;
}

/**
 * The bar at the bottom: while a seat is free, the link to send; then what the host has changed, what the table waits for before its match,
 * and the one button that ends the waiting.
 */
export const LobbyBar = ({ store, asksName }: Props) => {
  const [problem, setProblem] = useState('');
  const { onSent, onTyping } = useReadyAfterSending(store);
  const [seats, mine] = [store.seats.value, store.mine.value];
  const free = freeSeats(seats).length;
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
    if (free > 0) return t(isReady || !store.creator.value ? 'lobby.ready.starts' : 'lobby.ready.waiting', { count: free });
    if (own === undefined) return t('lobby.ready.other', { player });
    return t(change ? 'lobby.ready.again' : 'lobby.ready.full');
  };
  return (
    <section class="plate lobby-bar">
      <p class={free > 0 && !isReady ? 'lobby-bar-text' : 'lobby-bar-text waiting'} role="status">
        {change && `${hostChangeText(change)} `}
        {text()}
      </p>
      {asksName && <OwnName store={store} isBare onTyping={onTyping} />}
      {free > 0 && <SendLink code={store.code.value ?? ''} onSent={onSent} />}
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
