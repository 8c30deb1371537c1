import { useEffect, useRef } from 'preact/hooks';
import { ChatSection } from '../table/chat/Chat.js';
import { DeviceLink, InviteLink } from '../table/links.js';
import { LazyLostSeats, LazyWebhookField } from '../table/lazyParts.js';
import type { MatchStore } from '../store/MatchStore.js';
import { search } from '../store/duelSearch.js';
import { watchHost } from '../store/hostChanges.js';
import { freeSeats } from '../store/seating.js';
import { hostChangeText, specialSettings } from '../text/optionText.js';
import { t } from '../text/translate.js';
import { BeginChoice, LobbyBar } from './LobbyBar.js';
import { OwnSeat, SeatForm } from './SeatForm.js';
import { LobbyPage } from './LobbyPage.js';
import { SearchStatus } from './SearchStatus.js';
import { SeatList } from './SeatList.js';
import { TableSettings } from './GameForm.js';
import './LobbyScreen.css';
import { Link } from '../ui/Link.js';
import { learnPath } from '../platform/route.js';

/** What somebody with the link of a table is invited to, and by whom; newcomers find the lesson, which leads back here. */
export const Invitation = ({ store }: { readonly store: MatchStore }) => {
  const options = store.options.value;
  if (!options) return null;
  const host = store.seats.value[store.arrangement.value?.host ?? -1]?.name;
  const mode = t(`app.mode.${options.mode}`);
  const unlimited = options.clock === 'none' ? [t('app.option.clocks.none')] : [];
  const settings = [...unlimited, ...specialSettings(options, store.arrangement.value)];
  return (
    <section class="plate invitation">
      <p>
        <strong>{host ? t('newGame.invitation.by', { player: host, mode }) : t('newGame.invitation.to', { mode })}</strong>
      </p>
      <p class="quiet-text">{settings.join(' · ')}</p>
      <Link to={learnPath(store.code.value)} kind="link">
        {t('newGame.invitation.learn')}
      </Link>
    </section>
  );
};

/** A table before its match: the link to it, who sits where, and a seat form for visitors without one. */
export const LobbyScreen = ({ store }: { readonly store: MatchStore }) => {
  const code = store.code.value ?? '';
  const seated = store.mine.value.length > 0;
  // The creator may have left the seat, and invites to the table nevertheless.
  const isHere = seated || store.creator.value;
  const hasFreeSeat = freeSeats(store.seats.value).length > 0;
  const isSearching = search.value?.code === code;
  const change = store.chat.hostChanges.latest.value;
  useEffect(() => watchHost(store), [store]);
  const wasSeated = useRef(seated);
  useEffect(() => {
    if (seated && !wasSeated.current) {
      store.chat.hostChanges.latest.value = null;
      // The form was further down than the seats.
      document.querySelector('.seat-list')?.scrollIntoView();
    }
    wasSeated.current = seated;
  }, [seated]);
  return (
    <LobbyPage store={store}>
      <h1>{t('app.lobby.heading', { code })}</h1>
      {store.kicked.value && (
        <p class="plate kicked" role="alert">
          {t('app.lobby.kicked')}
        </p>
      )}
      <div class="lobby-parts" data-seated={seated}>
        <div class="lobby-lead">
          {!isHere && !store.kicked.value && <Invitation store={store} />}
          {isHere && (
            <section class="plate invite">
              {isSearching && <SearchStatus store={store} />}
              {hasFreeSeat && <p>{t('app.lobby.invite')}</p>}
              {hasFreeSeat && <InviteLink code={code} />}
              {seated && <DeviceLink code={code} />}
              <LazyWebhookField store={store} />
              <BeginChoice store={store} />
            </section>
          )}
        </div>
        <div class="lobby-main">
          {!seated && !store.kicked.value && hasFreeSeat && <SeatForm store={store} />}
          {seated && (
            <>
              <SeatList store={store} />
              <OwnSeat store={store} />
              <TableSettings store={store} />
              {hasFreeSeat && (
                <details class="plate device-link">
                  <summary>{t('hotSeat.beside')}</summary>
                  <SeatForm store={store} isGuest />
                </details>
              )}
            </>
          )}
        </div>
        <div class="lobby-rest">
          {!seated && <SeatList store={store} />}
          <LazyLostSeats store={store} />
          {!seated && <TableSettings store={store} />}
          <ChatSection store={store} />
        </div>
      </div>
      {isHere && !isSearching && <LobbyBar store={store} />}
      {!isHere && (
        <p class="spoken" role="status" data-spoken="change">
          {change && hostChangeText(change)}
        </p>
      )}
    </LobbyPage>
  );
};
