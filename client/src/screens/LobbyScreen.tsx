import { useState } from 'preact/hooks';
import { ARMY_IDS, type ArmyId } from '@hexfall/shared/model/tile';
import { MAX_NAME_LENGTH } from '@hexfall/shared/protocol/messages';
import { ArmyPicker } from '../hud/ArmyPicker.js';
import { ConnectionBanner } from '../hud/ConnectionBanner.js';
import { Emblem } from '../hud/Emblem.js';
import { InviteLink } from '../hud/InviteLink.js';
import { DeviceLink } from '../hud/DeviceLink.js';
import { settings } from '../store/settings.js';
import type { MatchStore, Seating } from '../store/match.js';
import { armyName } from '../text/names.js';
import { specialOptions } from '../text/optionText.js';
import { refusalText } from '../text/rejectionText.js';
import { t } from '../text/translate.js';
import { Page } from './Page.js';
import { wear } from '../hud/wear.js';

const SeatLine = ({ seating, onStand }: { readonly seating: Seating; readonly onStand: (() => void) | null }) => {
  if (!seating.taken || seating.army === '') return <li class="seat free">{t('app.lobby.seatFree')}</li>;
  return (
    <li class="seat" {...wear(seating.army)}>
      <Emblem livery={seating.army} />
      <span>{t('app.lobby.seatTaken', { player: seating.name, army: armyName(seating.army) })}</span>
      {onStand && <span class="tag">{t('app.lobby.you')}</span>}
      {seating.connected === 0 && <span class="tag away">{t('app.lobby.offline')}</span>}
      {onStand && (
        <button type="button" class="button small stand" onClick={onStand}>
          {t('app.lobby.stand')}
        </button>
      )}
    </li>
  );
};

const Seats = ({ store }: { readonly store: MatchStore }) => {
  const options = store.options.value;
  const special = options ? specialOptions(options) : [];
  const spectators = store.spectators.value;
  return (
    <section class="plate">
      <h2>{t('app.lobby.seats')}</h2>
      <ul class="seats">
        {store.seats.value.map((seating, seat) => (
          <SeatLine key={seat} seating={seating} onStand={store.mine.value.includes(seat) ? () => void store.stand(seat) : null} />
        ))}
      </ul>
      {spectators > 0 && <p class="quiet-text">{t('app.lobby.watching', { count: spectators })}</p>}
      <h3>{options && t('app.lobby.plays', { mode: t(`app.mode.${options.mode}`) })}</h3>
      <ul class="points">
        {special.length === 0 ? <li>{t('app.lobby.plain')}</li> : special.map((option) => <li key={option}>{option}</li>)}
      </ul>
    </section>
  );
};

const SitDown = ({ store }: { readonly store: MatchStore }) => {
  const seats = store.seats.value;
  const twice = store.options.value?.sameArmy ?? false;
  const takenBy = (army: ArmyId): string | null => (twice ? null : (seats.find((seating) => seating.army === army)?.name ?? null));
  const free = ARMY_IDS.filter((army) => takenBy(army) === null);
  const [wanted, choose] = useState<ArmyId | null>(null);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const army = wanted !== null && free.some((one) => one === wanted) ? wanted : (free[0] ?? null);
  const sit = async (): Promise<void> => {
    const name = settings.name.peek().trim();
    if (name === '') return setProblem(t('app.start.nameMissing'));
    if (army === null) return;
    setBusy(true);
    const answer = await store.sit(army, name);
    setBusy(false);
    setProblem(answer.ok ? '' : t('app.lobby.refused', { reason: refusalText(answer.error) }));
  };
  return (
    <form
      class="plate"
      onSubmit={(event) => {
        event.preventDefault();
        void sit();
      }}
    >
      <h2>{t('app.lobby.choose')}</h2>
      <label class="field">
        <span>{t('app.start.name')}</span>
        <input
          type="text"
          name="name"
          autocomplete="nickname"
          maxLength={MAX_NAME_LENGTH}
          placeholder={t('app.start.namePlaceholder')}
          value={settings.name.value}
          onInput={({ currentTarget }) => (settings.name.value = currentTarget.value)}
        />
      </label>
      <ArmyPicker armies={ARMY_IDS} value={army} onChange={choose} takenBy={takenBy} />
      <p class="problem" role="alert">
        {problem}
      </p>
      <button type="submit" class="button primary large" disabled={busy || army === null}>
        {busy || army === null ? t('app.lobby.sitting') : t('app.lobby.sit', { army: armyName(army) })}
      </button>
    </form>
  );
};

/** A table before its match: the link to it, who sits where, and a seat for whoever has none. */
export const LobbyScreen = ({ store }: { readonly store: MatchStore }) => {
  const code = store.code.value ?? '';
  const seated = store.mine.value.length > 0;
  return (
    <Page kind="lobby">
      <ConnectionBanner store={store} />
      <h1>{t('app.lobby.heading', { code })}</h1>
      {!seated && <SitDown store={store} />}
      {seated && (
        <section class="plate invite">
          <p>{t('app.lobby.invite')}</p>
          <InviteLink code={code} />
          <p class="waiting" role="status">
            {t('app.lobby.waiting')}
          </p>
          <DeviceLink code={code} />
        </section>
      )}
      <Seats store={store} />
      {seated && (
        <details class="device-link">
          <summary>{t('app.lobby.sameDevice')}</summary>
          <SitDown store={store} />
        </details>
      )}
    </Page>
  );
};
