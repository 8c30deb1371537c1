import type { SeatView } from '@hexfall/shared/protocol/tableView';
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import type { Seat } from '@hexfall/shared/model/seat';
import { CrestSign } from '../ui/CrestSign.js';
import { Emblem, liveryProps } from '../ui/Emblem.js';
import { OptionChips } from '../table/OptionChips.js';
import type { MatchStore } from '../store/MatchStore.js';
import { awaitedSeats, canHave, crestOf, freeSeats, secondSeats, teamsOf, type Arrangement } from '../store/seating.js';
import { armyName } from '../text/names.js';
import { refusalText } from '../text/refusalText.js';
import { settings } from '../platform/settings.js';
import { t } from '../text/translate.js';
import { SecondArmy } from './SecondArmy.js';
import './SeatList.css';
import type { Mode } from '@hexfall/shared/model/options';
import type { Requests } from '@hexfall/shared/protocol/messages';
import { startChoices } from '../store/newTableForm.js';
import { Dialog } from '../ui/Dialog.js';
import { LEVELS, type LevelId } from '@hexfall/shared/model/computer';

/** Asks for something about the table and its seats. */
export type Ask = <T extends 'leaveSeat' | 'addBot' | 'removeBot' | 'kick' | 'removeSeat' | 'addSeat' | 'swap' | 'setTable'>(
  type: T,
  message: Omit<Requests[T], 'n'>,
) => void;

interface Props {
  readonly mode: Mode;
  readonly arrangement: Arrangement | null;
  readonly ask: Ask;
}

/** What the creator of a table decides for all: who finds it, and who begins. */
const HostSettings = ({ mode, arrangement, ask }: Props) =>
  arrangement && (
    <div class="arrange">
      <label class="choice">
        <input
          type="checkbox"
          name="listed"
          checked={arrangement.listed}
          onChange={({ currentTarget }) => ask('setTable', { listed: currentTarget.checked })}
        />
        <span>{t('app.option.listed')}</span>
      </label>
      {startChoices(mode).length > 1 && (
        <label class="choice">
          <input
            type="checkbox"
            name="lot"
            checked={arrangement.startingSeat === 'random'}
            onChange={({ currentTarget }) => ask('setTable', { startingSeat: currentTarget.checked ? 'random' : 'first' })}
          />
          <span>{t('app.option.lot')}</span>
        </label>
      )}
    </div>
  );

interface KickButtonProps {
  /** Of the player. */
  readonly name: string;
  /** The creator has confirmed it. */
  readonly onSure: () => void;
}

/** Lets the creator of a table remove a player from a seat, and asks first. */
const KickButton = ({ name, onSure }: KickButtonProps) => {
  const [asking, ask] = useState(false);
  return (
    <>
      <button
        type="button"
        class="button small"
        data-action="kick"
        aria-label={t('app.lobby.kickPlayer', { player: name })}
        onClick={() => ask(true)}
      >
        {t('app.lobby.kick')}
      </button>
      {asking && (
        <Dialog title={t('app.lobby.kickTitle', { player: name })} onClose={() => ask(false)} kind="ask">
          <p>{t('app.lobby.kickText')}</p>
          <div class="dialog-actions">
            <button type="button" class="button" data-action="no" autofocus onClick={() => ask(false)}>
              {t('app.cancel')}
            </button>
            <button
              type="button"
              class="button danger"
              data-action="yes"
              onClick={() => {
                ask(false);
                onSure();
              }}
            >
              {t('app.lobby.kick')}
            </button>
          </div>
        </Dialog>
      )}
    </>
  );
};

interface LevelSelectProps {
  readonly label: string;
  readonly value: LevelId;
  readonly onChoose: (level: LevelId) => void;
}

/** The level of a computer player, where there is little room. */
export const LevelSelect = ({ label, value, onChoose }: LevelSelectProps) => (
  <select
    class="level-select"
    aria-label={label}
    value={value}
    onChange={({ currentTarget }) => {
      const chosen = LEVELS.find((level) => level === currentTarget.value);
      if (chosen) onChoose(chosen);
    }}
  >
    {LEVELS.map((level) => (
      <option key={level} value={level}>
        {t(`computer.levels.${level}`)}
      </option>
    ))}
  </select>
);

const SeatButton = ({ name, text, onClick }: { readonly name: string; readonly text: string; readonly onClick: () => void }) => (
  <button type="button" class="button small" data-action={name} onClick={onClick}>
    {text}
  </button>
);

interface SeatLineProps {
  readonly seat: Seat;
  readonly seating: SeatView;
  /** What the seat is to this page, as a text; empty if nothing. */
  readonly tag: string;
  /** Whether the match waits for its player. */
  readonly isAwaited: boolean;
  readonly children: ComponentChildren;
}

/** Name and army of a seat; the name alone while the seat has no army. */
const seatText = ({ army, taken, name }: SeatView): string => {
  if (!taken) return t('app.lobby.seatFree');
  return army === '' ? name : t('app.lobby.seatTaken', { player: name, army: armyName(army) });
};

const SeatLine = ({ seat, seating, tag, isAwaited, children }: SeatLineProps) => {
  const { army, taken, computer, level, connected } = seating;
  const free = !taken;
  const crest = crestOf(seating);
  return (
    <li class={free ? 'seat free' : 'seat'} {...(army === '' ? {} : liveryProps(army))}>
      <span class="seat-number">{seat + 1}</span>
      {army !== '' && <Emblem livery={army} />}
      {crest && <CrestSign crest={crest} />}
      <span class="seat-text">{seatText(seating)}</span>
      {tag !== '' && <span class="tag">{tag}</span>}
      {isAwaited && <span class="tag">{t('newGame.ready.not')}</span>}
      {level !== '' && <span class="tag">{t(`computer.levels.${level}`)}</span>}
      {!free && !computer && connected === 0 && <span class="tag away">{t('app.lobby.offline')}</span>}
      <span class="seat-keys">{children}</span>
    </li>
  );
};

/** Who sits where, by team, and what the creator of the table can change about it. */
export const SeatList = ({ store }: { readonly store: MatchStore }) => {
  const [problem, setProblem] = useState('');
  const [second, setSecond] = useState<Seat | null>(null);
  const [options, seats, mine] = [store.options.value, store.seats.value, store.mine.value];
  const creator = store.creator.value;
  const spectators = store.spectators.value;
  if (!options) return null;
  const awaited = awaitedSeats(seats);
  const teams = teamsOf(options.mode, seats.length);
  const seconds = secondSeats(options.mode, seats, mine);
  // Several names on one page are several people at one device.
  const tag = t(new Set(mine.map((seat) => seats[seat]?.name)).size > 1 ? 'hotSeat.here' : 'app.lobby.you');
  const isLast = freeSeats(seats).length === 1;
  const ask: Ask = (type, message) =>
    void store
      .request(type, message)
      .then((answer) => setProblem(answer.ok ? '' : t('app.lobby.refused', { reason: refusalText(answer.error) })));
  const line = (seat: Seat) => {
    const seating = seats[seat];
    if (!seating) return null;
    return (
      <SeatLine key={seat} seat={seat} seating={seating} tag={mine.includes(seat) ? tag : ''} isAwaited={awaited.includes(seat)}>
        {mine.includes(seat) && <SeatButton name="stand" text={t('app.lobby.stand')} onClick={() => ask('leaveSeat', { seat })} />}
        {seconds.includes(seat) && <SeatButton name="also" text={t('app.lobby.also')} onClick={() => setSecond(seat)} />}
        {creator && !seating.taken && (
          <>
            <LevelSelect
              label={t('computer.levelOf', { number: seat + 1 })}
              value={settings.level.value}
              onChoose={(level) => (settings.level.value = level)}
            />
            <SeatButton
              name="fill"
              text={t(isLast ? 'matchmaking.seats.fillStart' : 'app.lobby.fill')}
              onClick={() => ask('addBot', { seat, level: settings.level.peek() })}
            />
            {canHave(options, seats.length - 1) && (
              <SeatButton
                name="close"
                text={t(isLast ? 'matchmaking.seats.closeStart' : 'matchmaking.seats.close')}
                onClick={() => ask('removeSeat', { seat })}
              />
            )}
          </>
        )}
        {creator && seating.taken && !seating.computer && !mine.includes(seat) && (
          <KickButton name={seating.name} onSure={() => ask('kick', { seat })} />
        )}
        {creator && seating.computer && (
          <SeatButton name="dismiss" text={t('app.lobby.dismiss')} onClick={() => ask('removeBot', { seat })} />
        )}
        {creator && (seating.taken || seats[seat + 1]?.taken) && seat + 1 < seats.length && (
          <SeatButton
            name="swap"
            text={t('app.lobby.swap', { number: seat + 2 })}
            onClick={() => ask('swap', { seats: [seat, seat + 1] })}
          />
        )}
      </SeatLine>
    );
  };
  return (
    <section class="plate seat-list">
      <h2>{t('app.lobby.seats')}</h2>
      {teams.map((team, index) => (
        <div key={index} class="team">
          {teams.length > 1 && <h3>{t('app.lobby.team', { number: index + 1 })}</h3>}
          <ul class="seats">{team.map(line)}</ul>
        </div>
      ))}
      <p class="problem" role="alert">
        {problem}
      </p>
      {second !== null && seconds.includes(second) && (
        <SecondArmy store={store} seat={second} name={seats[mine[0] ?? second]?.name ?? ''} onClose={() => setSecond(null)} />
      )}
      {creator && canHave(options, seats.length + 1) && (
        <div class="row">
          <SeatButton name="reopen" text={t('matchmaking.seats.reopen')} onClick={() => ask('addSeat', {})} />
        </div>
      )}
      {creator && <HostSettings mode={options.mode} arrangement={store.arrangement.value} ask={ask} />}
      {spectators > 0 && <p class="quiet-text">{t('app.lobby.watching', { count: spectators })}</p>}
      <OptionChips store={store} />
    </section>
  );
};
