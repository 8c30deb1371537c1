import { useState } from 'preact/hooks';
import { idOf } from '@hexfall/shared/content/catalog';
import { mercenaries, mercenaryKey } from '@hexfall/shared/content/neutralTiles';
import type { TileKey } from '@hexfall/shared/model/tile';
import { ChatSection } from '../table/chat/Chat.js';
import { Emblem, liveryProps } from '../ui/Emblem.js';
import { lazy } from '../ui/lazy.js';
import { TilePicture } from '../ui/TilePicture.js';
import { LazyLostSeats, LazySeriesLine } from '../table/lazyParts.js';
import { OptionChips } from '../table/OptionChips.js';
import type { MatchStore } from '../store/MatchStore.js';
import type { SeatView } from '@hexfall/shared/protocol/tableView';
import { tileName } from '../text/names.js';
import { refusalText } from '../text/refusalText.js';
import { tileKind } from '../text/tileText.js';
import { listOf, t } from '../text/translate.js';
import { LobbyPage } from './LobbyPage.js';
import { Button } from '../ui/Button.js';
import { ProblemText } from '../ui/fields.js';
import '../ui/ArmyTiles.css';
import './PickScreen.css';

/** The sentences of tiles are fetched when mercenaries are hired: most matches have none. */
const TileText = lazy(async () => (await import('../ui/TileText.js')).TileText);

const OFFERED: readonly TileKey[] = mercenaries.map(({ id }) => mercenaryKey(id));

const Hirer = ({ seating, isNext }: { readonly seating: SeatView; readonly isNext: boolean }) => (
  <li class="seat" {...(seating.army === '' ? {} : liveryProps(seating.army))}>
    {seating.army !== '' && <Emblem livery={seating.army} />}
    <strong>{seating.name}</strong>
    <span>{listOf(Array.from(seating.mercenaries, tileName))}</span>
    {isNext && <span class="tag">{t('app.draft.next')}</span>}
  </li>
);

interface OfferProps {
  readonly tile: TileKey;
  readonly takenBy: string | null;
  readonly onHire: (() => void) | null;
}

const Offer = ({ tile, takenBy, onHire }: OfferProps) => (
  <li class="sheet-tile" data-hired={takenBy !== null}>
    <TilePicture tile={tile} livery="nobody" width={112} />
    <div>
      <h3>{tileName(tile)}</h3>
      <p class="kind">{tileKind(tile)}</p>
      <TileText tile={tile} />
      {takenBy !== null && <span class="tag">{t('app.draft.hired', { player: takenBy })}</span>}
    </div>
    {onHire && <Button name="hire" text={t('app.draft.hire', { tile: tileName(tile) })} onClick={onHire} />}
  </li>
);

/** All seats are taken, and the players hire mercenaries in turn (P1). */
export const DraftScreen = ({ store }: { readonly store: MatchStore }) => {
  const [problem, setProblem] = useState('');
  const seats = store.seats.value;
  const hiring = store.arrangement.value?.hiring ?? null;
  const isMine = hiring !== null && store.mine.value.includes(hiring);
  const hirerOf = (tile: TileKey): string | null => seats.find(({ mercenaries: hired }) => [...hired].includes(tile))?.name ?? null;
  const hire = async (tile: TileKey): Promise<void> => {
    if (hiring === null) return;
    const answer = await store.request('hire', { seat: hiring, mercenary: idOf(tile) });
    setProblem(answer.ok ? '' : t('app.lobby.refused', { reason: refusalText(answer.error) }));
  };
  return (
    <LobbyPage store={store}>
      <h1>{t('app.draft.heading')}</h1>
      <LazySeriesLine store={store} name={(seat) => store.names.value[seat] ?? ''} />
      <section class="plate draft">
        <div class="picking-side">
          <p class={isMine ? 'lead' : 'waiting'} role="status">
            {isMine ? t('app.draft.yours') : t('app.draft.waiting', { player: seats[hiring ?? 0]?.name ?? '' })}
          </p>
          <ul class="seats">
            {seats.map((seating, seat) => (
              <Hirer key={seat} seating={seating} isNext={seat === hiring} />
            ))}
          </ul>
          <ProblemText text={problem} />
        </div>
        <div class="draft-offers">
          <h2>{t('app.draft.offered')}</h2>
          <ul class="sheet cards">
            {OFFERED.map((tile) => (
              <Offer
                key={tile}
                tile={tile}
                takenBy={hirerOf(tile)}
                onHire={isMine && hirerOf(tile) === null ? () => void hire(tile) : null}
              />
            ))}
          </ul>
        </div>
      </section>
      <section class="plate">
        <OptionChips store={store} />
      </section>
      <LazyLostSeats store={store} />
      <ChatSection store={store} />
    </LobbyPage>
  );
};
