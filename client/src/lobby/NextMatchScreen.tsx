import { useLayoutEffect } from 'preact/hooks';
import { newContribution } from '../store/drawNotes.js';
import type { MatchStore } from '../store/MatchStore.js';
import { awaitedSeats } from '../store/seating.js';
import { ChatSection } from '../table/chat/Chat.js';
import { LazyLostSeats } from '../table/lazyParts.js';
import { SeriesLine } from '../table/SeriesLine.js';
import { playedText } from '../text/optionText.js';
import { t } from '../text/translate.js';
import { ROOMY, useMediaQuery } from '../ui/hooks.js';
import { LobbyBar } from './LobbyBar.js';
import { LobbyPage } from './LobbyPage.js';
import { SeatCard } from './SeatCard.js';
import { SeatScene } from './SeatScene.js';
import './LobbyScreen.css';

/** Who comes to the table of the next match is ready for it, and adds to the seed of its draw piles. */
const useReadyOnArrival = (store: MatchStore): void => {
  const awaited = awaitedSeats(store.seats.value).filter((seat) => store.mine.value.includes(seat));
  const isLive = store.connection.value.phase === 'live';
  useLayoutEffect(() => {
    if (!isLive) return;
    for (const seat of awaited) {
      const contribution = newContribution(store.code.peek() ?? '');
      void store.ask('ready', { seat, ready: true, contribution });
    }
  }, [isLive, awaited.join()]);
};

/** The table of the next match of a series until everybody has come: nothing about it can be changed. */
export const NextMatchScreen = ({ store }: { readonly store: MatchStore }) => {
  useReadyOnArrival(store);
  const isRoomy = useMediaQuery(ROOMY);
  const [options, seats, mine] = [store.options.value, store.seats.value, store.mine.value];
  if (!options) return null;
  const awaited = awaitedSeats(seats);
  return (
    <LobbyPage online={store}>
      <h1>{t('table.heading', { code: store.code.value ?? '' })}</h1>
      <SeriesLine store={store} name={(seat) => seats[seat]?.name ?? ''} />
      <section class="plate seat-list">
        <h2 class="spoken">{t('app.lobby.seats')}</h2>
        <SeatScene
          store={store}
          options={options}
          card={(seat) => {
            const seating = seats[seat];
            return (
              seating && (
                <SeatCard
                  key={seat}
                  seat={seat}
                  seating={seating}
                  tag={mine.includes(seat) ? t('app.lobby.you') : ''}
                  isAwaited={awaited.includes(seat)}
                  company={[]}
                  keys={null}
                />
              )
            );
          }}
        />
        {!isRoomy && <p class="quiet-text">{playedText(options, store.arrangement.value)}</p>}
      </section>
      <LazyLostSeats store={store} />
      <ChatSection store={store} />
      {mine.length > 0 && <LobbyBar store={store} asksName={false} />}
    </LobbyPage>
  );
};
