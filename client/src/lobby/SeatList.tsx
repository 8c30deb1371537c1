import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { DEFAULT_OPTIONS, type Mode, type Options } from '@hexfall/shared/model/options';
import type { Seat } from '@hexfall/shared/model/seat';
import type { Requests } from '@hexfall/shared/protocol/requests';
import type { SeatView } from '@hexfall/shared/protocol/tableView';
import { settings } from '../platform/settings.js';
import { search } from '../store/duelSearch.js';
import type { Lobby } from '../store/Lobby.js';
import type { MatchStore } from '../store/MatchStore.js';
import { startChoices } from '../store/newTableForm.js';
import { type Arrangement, awaitedSeats, canHave, freeSeats, secondSeats, sidesOf, teamsOf } from '../store/seating.js';
import { InviteLink } from '../table/links.js';
import { OptionChips } from '../table/OptionChips.js';
import { companyText } from '../text/lobbyText.js';
import { hexesText } from '../text/optionText.js';
import { refusalText } from '../text/refusalText.js';
import { t } from '../text/translate.js';
import { AskButton } from '../ui/AskDialog.js';
import { Button } from '../ui/Button.js';
import { Checkbox, ProblemText } from '../ui/fields.js';
import { LazyMapPicture } from './lazyPictures.js';
import { LevelSelect } from './LevelSelect.js';
import { BeginChoice } from './LobbyBar.js';
import { SearchStatus } from './SearchStatus.js';
import { SeatCard } from './SeatCard.js';
import { OwnSeat } from './SeatForm.js';
import { SecondArmy } from './SecondArmy.js';
import './SeatList.css';

/** Asks for something about the table and its seats. */
export type Ask = <T extends 'leaveSeat' | 'addBot' | 'removeBot' | 'kick' | 'removeSeat' | 'addSeat' | 'swap' | 'setTable'>(
  type: T,
  message: Omit<Requests[T], 'n'>,
) => void;

interface Props {
  readonly mode: Mode;
  readonly arrangement: Arrangement | null;
  readonly isOnline: boolean;
  readonly ask: Ask;
}

/** What the creator of a table decides for all: who finds it, and who begins. */
const HostSettings = ({ mode, arrangement, isOnline, ask }: Props) =>
  arrangement && (
    <>
      {isOnline && (
        <Checkbox
          text={t('app.option.listed')}
          name="listed"
          checked={arrangement.listed}
          onChange={(isChecked) => ask('setTable', { listed: isChecked })}
        />
      )}
      {startChoices(mode).length > 1 && (
        <Checkbox
          text={t('app.option.lot')}
          name="lot"
          checked={arrangement.startingSeat === 'random'}
          onChange={(isChecked) => ask('setTable', { startingSeat: isChecked ? 'random' : 'first' })}
        />
      )}
    </>
  );

/** On a free seat: the link to send, or how long an opponent has been searched for. */
const Invite = ({ store }: { readonly store: MatchStore }) => {
  const code = store.code.value ?? '';
  return (
    <div class="invite">
      {search.value?.code === code ? (
        <SearchStatus store={store} />
      ) : (
        <>
          <p class="quiet-text">{t('lobby.invite')}</p>
          <InviteLink code={code} />
        </>
      )}
    </div>
  );
};

/** Whether nothing else says how large the board is. */
const isUsualBoard = ({ board, terrain }: Options): boolean => board === DEFAULT_OPTIONS.board && terrain.length === 0;

/** What is played, between the seats: the board as a picture, the mode, and what differs from the usual game. */
const SceneMiddle = ({ store, options }: { readonly store: Lobby; readonly options: Options }) => (
  <div class="scene-middle">
    <LazyMapPicture setup={options} />
    <div class="scene-game">
      <OptionChips store={store} />
      {isUsualBoard(options) && <p class="quiet-text">{hexesText(options.board)}</p>}
    </div>
  </div>
);

interface SeatListProps {
  readonly store: Lobby;
  /** Returns the content of a seat card at a table on this device, in place of what only tables of the server have. */
  readonly content?: (seat: Seat) => ComponentChildren;
}

/** Shows the seats face to face, teams side by side, with the game between them, and what the table's creator can change about seats. */
export const SeatList = ({ store, content }: SeatListProps) => {
  const [problem, setProblem] = useState('');
  const [second, setSecond] = useState<Seat | null>(null);
  const [options, seats, mine] = [store.options.value, store.seats.value, store.mine.value];
  const creator = store.creator.value;
  const { online } = store;
  const spectators = online?.spectators.value ?? 0;
  if (!options) return null;
  const awaited = online ? awaitedSeats(seats) : [];
  const sides = sidesOf(options.mode, seats.length);
  const isTeamGame = teamsOf(options.mode, seats.length).length > 1;
  const seconds = secondSeats(options.mode, seats, mine);
  // Several names on one page are several people at one device.
  const tag = t(new Set(mine.map((seat) => seats[seat]?.name)).size > 1 ? 'hotSeat.here' : 'app.lobby.you');
  const free = freeSeats(seats);
  const isLast = free.length === 1;
  const invitesOn = mine.length > 0 || creator ? free[0] : undefined;
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
        company={companyText(options.mode, seats, seat)}
        keys={online && keysFor(seat, seating)}
      >
        {content?.(seat)}
        {online && seat === mine[0] && <OwnSeat store={online} />}
        {online && seat === invitesOn && <Invite store={online} />}
      </SeatCard>
    );
  };
  const sideList = (side: readonly Seat[], index: number) => (
    <div key={index} class="seat-side">
      {isTeamGame && <h3>{t('app.lobby.team', { number: index + 1 })}</h3>}
      <ul class="seats">{side.map(card)}</ul>
    </div>
  );
  const [first, ...others] = sides.map(sideList);
  return (
    <section class="plate seat-list">
      <h2 class="spoken">{t('app.lobby.seats')}</h2>
      <div class="scene" data-sides={sides.length} data-seats={seats.length}>
        {first}
        <SceneMiddle store={store} options={options} />
        {others}
      </div>
      <ProblemText text={problem} />
      {online && second !== null && seconds.includes(second) && (
        <SecondArmy store={online} seat={second} name={seats[mine[0] ?? second]?.name ?? ''} onClose={() => setSecond(null)} />
      )}
      {creator && (
        <div class="arrange">
          {online && canHave(options, seats.length + 1) && (
            <Button size="small" name="reopen" text={t('lobby.seats.reopen')} onClick={() => ask('addSeat', {})} />
          )}
          <HostSettings mode={options.mode} arrangement={store.arrangement.value} isOnline={online !== null} ask={ask} />
          {online && <BeginChoice store={online} />}
        </div>
      )}
      {spectators > 0 && <p class="quiet-text">{t('app.lobby.watching', { count: spectators })}</p>}
    </section>
  );
};
