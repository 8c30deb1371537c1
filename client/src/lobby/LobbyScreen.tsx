import { useLayoutEffect, useRef } from 'preact/hooks';
import { learnPath } from '../platform/route.js';
import { search } from '../store/duelSearch.js';
import { watchHost } from '../store/hostChanges.js';
import type { MatchStore } from '../store/MatchStore.js';
import { freeSeats } from '../store/seating.js';
import { ChatSection } from '../table/chat/Chat.js';
import { LazyLostSeats, LazyWebhookField } from '../table/lazyParts.js';
import { DeviceLink } from '../table/links.js';
import { hostChangeText, specialSettings } from '../text/optionText.js';
import { t } from '../text/translate.js';
import { Fold } from '../ui/Fold.js';
import { Link } from '../ui/Link.js';
import { TableSettings } from './GameForm.js';
import { LobbyBar } from './LobbyBar.js';
import { LobbyPage } from './LobbyPage.js';
import { SeatForm } from './SeatForm.js';
import { SeatList } from './SeatList.js';
import './LobbyScreen.css';

/** Describes the invitation of a link to a table and who sent it. Offers newcomers the lesson, which leads back here. */
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
  // Start with the first picture and with that of the own seat, so that later changes by the host appear as changes.
  useLayoutEffect(() => watchHost(store), [store]);
  const wasSeated = useRef(seated);
  useLayoutEffect(() => {
    if (seated && !wasSeated.current) {
      store.chat.hostChanges.latest.value = null;
      // The form was further down than the seats.
      document.querySelector('.seat-list')?.scrollIntoView();
    }
    wasSeated.current = seated;
  }, [seated]);
  return (
    <LobbyPage online={store}>
      <h1>{t('table.heading', { code })}</h1>
      {store.kicked.value && (
        <p class="plate kicked" role="alert">
          {t('lobby.kicked')}
        </p>
      )}
      {!isHere && !store.kicked.value && <Invitation store={store} />}
      <SeatList store={store} />
      <div class="lobby-parts">
        <div class="lobby-main">
          {!seated && !store.kicked.value && hasFreeSeat && <SeatForm store={store} />}
          <TableSettings store={store} />
          <LazyLostSeats store={store} />
        </div>
        <div class="lobby-rest">
          <ChatSection store={store} />
          {isHere && (
            <section class="plate folds table-links">
              {seated && hasFreeSeat && (
                <Fold kind="beside" title={t('hotSeat.beside')}>
                  {() => <SeatForm store={store} isGuest />}
                </Fold>
              )}
              {seated && <DeviceLink code={code} />}
              <LazyWebhookField store={store} />
            </section>
          )}
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
