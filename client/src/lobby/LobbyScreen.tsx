import { useLayoutEffect, useRef } from 'preact/hooks';
import { learnPath } from '../platform/route.js';
import { search } from '../store/duelSearch.js';
import { watchHost } from '../store/hostChanges.js';
import type { MatchStore } from '../store/MatchStore.js';
import { freeSeats } from '../store/seating.js';
import { ChatSection } from '../table/chat/Chat.js';
import { hasCompany } from '../table/chat/company.js';
import { LazyLostSeats, LazyWebhookField } from '../table/lazyParts.js';
import { DeviceLink, InviteLink } from '../table/links.js';
import { hostChangeText, specialSettings } from '../text/optionText.js';
import { isNameless, t } from '../text/translate.js';
import { Fold } from '../ui/Fold.js';
import { ROOMY, useMediaQuery } from '../ui/hooks.js';
import { lazy } from '../ui/lazy.js';
import { Link } from '../ui/Link.js';
import { TableSettings } from './GameForm.js';
import { LobbyBar } from './LobbyBar.js';
import { LobbyPage } from './LobbyPage.js';
import { useNameAsked } from './OwnSeat.js';
import { SeatForm } from './SeatForm.js';
import { SeatList } from './SeatList.js';
import './LobbyScreen.css';

/** Who invites to what, as a sentence. A host who has given no name is a friend. */
const invitationText = (host: string | undefined, game: string): string => {
  if (!host) return t('lobby.invitation.to', { game });
  return isNameless(host) ? t('lobby.invitation.friend', { game }) : t('lobby.invitation.by', { player: host, game });
};

/** Describes the invitation of a link to a table and who sent it. Offers newcomers the lesson, which leads back here. */
export const Invitation = ({ store }: { readonly store: MatchStore }) => {
  const options = store.options.value;
  if (!options) return null;
  const host = store.seats.value[store.arrangement.value?.host ?? -1]?.name;
  const game = t(`lobby.invitation.game.${options.mode}`);
  const unlimited = options.clock === 'none' ? [t('app.option.clocks.none')] : [];
  const settings = [...unlimited, ...specialSettings(options, store.arrangement.value)];
  return (
    <section class="plate invitation">
      <p>
        <strong>{invitationText(host, game)}</strong>
      </p>
      <p class="quiet-text">{settings.join(' · ')}</p>
      <Link to={learnPath(store.code.value)} kind="link">
        {t('newGame.invitation.learn')}
      </Link>
    </section>
  );
};

/** What few need before a match: the link as a QR code where no seat shows it, a seat for somebody beside, the own seat elsewhere, and messages of the table to other programs. */
const MoreWays = ({ store, hasCode }: { readonly store: MatchStore; readonly hasCode: boolean }) => {
  const isSeated = store.mine.value.length > 0;
  return (
    <>
      {hasCode && <InviteLink code={store.code.value ?? ''} shows="code" />}
      {isSeated && freeSeats(store.seats.value).length > 0 && (
        <Fold kind="beside" title={t('hotSeat.beside')}>
          {() => <SeatForm store={store} isGuest />}
        </Fold>
      )}
      {isSeated && <DeviceLink code={store.code.value ?? ''} />}
      <LazyWebhookField store={store} />
    </>
  );
};

const LazyRatedLine = lazy(async () => (await import('./RatedLine.js')).RatedLine);

/** A table before its match: the link to it, who sits where, and a seat form for visitors without one. */
export const LobbyScreen = ({ store }: { readonly store: MatchStore }) => {
  const code = store.code.value ?? '';
  const seated = store.mine.value.length > 0;
  // The creator may have left the seat, and invites to the table nevertheless.
  const isHere = seated || store.creator.value;
  const isNameAsked = useNameAsked(store);
  const isRoomy = useMediaQuery(ROOMY);
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
      {store.arrangement.value?.season && <LazyRatedLine store={store} />}
      <SeatList store={store} isNamed={isNameAsked} />
      <div class="lobby-parts">
        <div class="lobby-main">
          <TableSettings store={store} />
          <LazyLostSeats store={store} />
        </div>
        <div class="lobby-rest">
          {(isRoomy || hasCompany(store) || store.chat.lines.value.length > 0) && <ChatSection store={store} />}
          {isHere && (
            <section class="plate folds table-links">
              {isRoomy ? (
                <MoreWays store={store} hasCode={false} />
              ) : (
                <Fold kind="more" title={t('lobby.more')}>
                  {() => <MoreWays store={store} hasCode />}
                </Fold>
              )}
            </section>
          )}
        </div>
      </div>
      {isHere && !isSearching && <LobbyBar store={store} asksName={isNameAsked} />}
      {!isHere && (
        <p class="spoken" role="status" data-spoken="change">
          {change && hostChangeText(change)}
        </p>
      )}
    </LobbyPage>
  );
};
