import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import type { Seat } from '@hexfall/shared/model/seat';
import type { Requests } from '@hexfall/shared/protocol/requests';
import type { SeatView } from '@hexfall/shared/protocol/tableView';
import { settings } from '../platform/settings.js';
import { search } from '../store/duelSearch.js';
import type { Lobby } from '../store/Lobby.js';
import type { MatchStore } from '../store/MatchStore.js';
import { awaitedSeats, canHave, freeSeats, secondSeats } from '../store/seating.js';
import { InviteLink } from '../table/links.js';
import { companyText } from '../text/lobbyText.js';
import { playedText } from '../text/optionText.js';
import { refusalText } from '../text/refusalText.js';
import { t } from '../text/translate.js';
import { AskButton } from '../ui/AskDialog.js';
import { Button } from '../ui/Button.js';
import { ProblemText } from '../ui/fields.js';
import { ROOMY, useMediaQuery } from '../ui/hooks.js';
import { LevelSelect } from './LevelSelect.js';
import { OwnSeat } from './OwnSeat.js';
import { SearchStatus } from './SearchStatus.js';
import { SeatCard } from './SeatCard.js';
import { SeatForm } from './SeatForm.js';
import { SeatScene } from './SeatScene.js';
import { SecondArmy } from './SecondArmy.js';
import './SeatList.css';

/** Asks for something about the table and its seats. */
export type Ask = <T extends 'leaveSeat' | 'addBot' | 'removeBot' | 'kick' | 'removeSeat' | 'addSeat' | 'swap'>(
  type: T,
  message: Omit<Requests[T], 'n'>,
) => void;

interface InviteProps {
  readonly store: MatchStore;
  /** Whether the link can be read here: on a phone only the bar has it. */
  readonly hasLink: boolean;
}

/** On a free seat: the link that the bar sends, or how long an opponent has been searched for. */
const Invite = ({ store, hasLink }: InviteProps) => {
  const code = store.code.value ?? '';
  const isSearching = search.value?.code === code;
  if (!isSearching && !hasLink) return null;
  return <div class="invite">{isSearching ? <SearchStatus store={store} /> : <InviteLink code={code} shows="read" />}</div>;
};

interface SeatListProps {
  readonly store: Lobby;
  /** Returns the content of a seat card at a table on this device, in place of what only tables of the server have. */
  readonly content?: (seat: Seat) => ComponentChildren;
  /** What stands below the game in the middle, where there is a middle. */
  readonly middle?: ComponentChildren;
  /** Whether the own name is asked for elsewhere on the page. */
  readonly isNamed?: boolean;
}

/** Shows the seats face to face, teams side by side, with the game between them, and what the table's creator can change about seats. */
export const SeatList = ({ store, content, middle, isNamed = false }: SeatListProps) => {
  const isRoomy = useMediaQuery(ROOMY);
  const [problem, setProblem] = useState('');
  const [second, setSecond] = useState<Seat | null>(null);
  const [options, seats, mine] = [store.options.value, store.seats.value, store.mine.value];
  const creator = store.creator.value;
  const { online } = store;
  // Who has no seat is one of the spectators.
  const spectators = (online?.spectators.value ?? 0) - (mine.length === 0 ? 1 : 0);
  if (!options) return null;
  const awaited = online ? awaitedSeats(seats) : [];
  const seconds = secondSeats(options.mode, seats, mine);
  // Several names on one page are several people at one device.
  const tag = t(new Set(mine.map((seat) => seats[seat]?.name)).size > 1 ? 'hotSeat.here' : 'app.lobby.you');
  const free = freeSeats(seats);
  const isLast = free.length === 1;
  const invitesOn = mine.length > 0 || creator ? free[0] : undefined;
  const sitsOn = online && mine.length === 0 && !online.kicked.value ? free[0] : undefined;
  const hasCompany = options.mode !== 'duel';
  const ask: Ask = (type, message) =>
    void store
      .request(type, message)
      .then((answer) => setProblem(answer.ok ? '' : t('app.lobby.refused', { reason: refusalText(answer.error) })));
  const keysFor = (seat: Seat, seating: SeatView) => (
    <>
      {mine.includes(seat) && <Button size="small" name="stand" text={t('app.lobby.stand')} onClick={() => ask('leaveSeat', { seat })} />}
      {seconds.includes(seat) && <Button size="small" name="also" text={t('app.lobby.also')} onClick={() => setSecond(seat)} />}
      {creator && !seating.taken && (
        <>
          <span class="fill-buttons">
            <LevelSelect
              label={t('computer.levelOf', { number: seat + 1 })}
              value={settings.level.value}
              onChoose={(level) => (settings.level.value = level)}
            />
            <Button
              size="small"
              name="fill"
              text={t(isLast ? 'lobby.seats.fillStart' : 'app.lobby.fill')}
              onClick={() => ask('addBot', { seat, level: settings.level.peek() })}
            />
          </span>
          {canHave(options, seats.length - 1) && (
            <Button
              size="small"
              name="close"
              text={t(isLast ? 'lobby.seats.closeStart' : 'lobby.seats.close')}
              onClick={() => ask('removeSeat', { seat })}
            />
          )}
        </>
      )}
      {creator && seating.taken && !seating.computer && !mine.includes(seat) && (
        <AskButton
          name="kick"
          size="small"
          text={t('app.lobby.kick')}
          label={t('app.lobby.kickPlayer', { player: seating.name })}
          heading={t('lobby.kickTitle', { player: seating.name })}
          explain={t('lobby.kickText')}
          yes={t('app.lobby.kick')}
          act={() => ask('kick', { seat })}
        />
      )}
      {creator && seating.computer && (
        <Button size="small" name="dismiss" text={t('app.lobby.dismiss')} onClick={() => ask('removeBot', { seat })} />
      )}
      {creator && (seating.taken || seats[seat + 1]?.taken) && seat + 1 < seats.length && (
        <Button
          size="small"
          name="swap"
          text={t('app.lobby.swap', { number: seat + 2 })}
          onClick={() => ask('swap', { seats: [seat, seat + 1] })}
        />
      )}
    </>
  );
  const card = (seat: Seat) => {
    const seating = seats[seat];
    if (!seating) return null;
    return (
      <SeatCard
        key={seat}
        seat={seat}
        seating={seating}
        tag={mine.includes(seat) ? tag : ''}
        isAwaited={awaited.includes(seat)}
        company={hasCompany ? companyText(options.mode, seats, seat) : []}
        keys={online && keysFor(seat, seating)}
        isFolded={online !== null && !isRoomy && seating.taken}
      >
        {content?.(seat)}
        {online && seat === mine[0] && <OwnSeat store={online} isNamed={isNamed} />}
        {online && seat === sitsOn && <SeatForm store={online} />}
        {online && seat === invitesOn && <Invite store={online} hasLink={isRoomy} />}
      </SeatCard>
    );
  };
  return (
    <section class="plate seat-list">
      <h2 class="spoken">{t('app.lobby.seats')}</h2>
      <SeatScene store={store} options={options} card={card} middle={middle} />
      <ProblemText text={problem} />
      {online && second !== null && seconds.includes(second) && (
        <SecondArmy store={online} seat={second} name={seats[mine[0] ?? second]?.name ?? ''} onClose={() => setSecond(null)} />
      )}
      {online && creator && canHave(options, seats.length + 1) && (
        <div class="arrange">
          <Button size="small" name="reopen" text={t('lobby.seats.reopen')} onClick={() => ask('addSeat', {})} />
        </div>
      )}
      {!isRoomy && !creator && <p class="quiet-text">{playedText(options, store.arrangement.value)}</p>}
      {spectators > 0 && <p class="quiet-text">{t('app.lobby.watching', { count: spectators })}</p>}
    </section>
  );
};
