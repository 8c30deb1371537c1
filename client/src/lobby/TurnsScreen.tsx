import '../text/lobbyText.js';
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { idOf } from '@hexfall/shared/content/catalog';
import { mercenaries, mercenaryKey } from '@hexfall/shared/content/neutralTiles';
import type { Seat } from '@hexfall/shared/model/seat';
import { ARMY_IDS, type ArmyId, type TileKey } from '@hexfall/shared/model/tile';
import type { LobbyRequests } from '@hexfall/shared/protocol/requests';
import type { SeatView } from '@hexfall/shared/protocol/tableView';
import type { Lobby } from '../store/Lobby.js';
import { ChatSection } from '../table/chat/Chat.js';
import { LazyLostSeats, LazySeriesLine } from '../table/lazyParts.js';
import { OptionChips } from '../table/OptionChips.js';
import { armyName, tileName } from '../text/names.js';
import { refusalText } from '../text/refusalText.js';
import { tileKind } from '../text/tileText.js';
import { listOf, t } from '../text/translate.js';
import { Button } from '../ui/Button.js';
import { Emblem, liveryProps } from '../ui/Emblem.js';
import { Form, ProblemText } from '../ui/fields.js';
import { lazy } from '../ui/lazy.js';
import { TilePicture } from '../ui/TilePicture.js';
import { takenText } from './armyChoice.js';
import { ArmyPicker } from './ArmyPicker.js';
import { LobbyPage } from './LobbyPage.js';
import '../ui/ArmyTiles.css';
import './StickySubmit.css';
import './TurnsScreen.css';

/** The sentences of tiles are fetched when mercenaries are hired: most matches have none. */
const TileText = lazy(async () => (await import('../ui/TileText.js')).TileText);

const OFFERED: readonly TileKey[] = mercenaries.map(({ id }) => mercenaryKey(id));

/** What a seat does in its turn, and the request for it. */
type Act = 'ban' | 'pick' | 'hire';

const WORDS = {
  ban: { own: 'lobby.picking.ban', wait: 'lobby.picking.waitBan', now: 'lobby.picking.bansNow', button: 'lobby.picking.doBan' },
  pick: { own: 'lobby.picking.pick', wait: 'lobby.picking.waitPick', now: 'lobby.picking.picksNow', button: 'lobby.picking.doPick' },
  hire: { own: 'app.draft.yours', wait: 'app.draft.waiting', now: 'app.draft.next', button: 'app.draft.hire' },
} as const;

interface TurnProps {
  readonly store: Lobby;
  readonly act: Act;
  /** Whether a seat of this page chooses now. */
  readonly isMine: boolean;
  readonly onChoose: (chosen: { readonly army: ArmyId } | { readonly mercenary: string }) => void;
  /** Whose turn it is. */
  readonly side: ComponentChildren;
}

/** The armies to ban or to pick from. */
const Armies = ({ store, act, isMine, onChoose, side }: TurnProps) => {
  const [wanted, want] = useState<ArmyId | null>(null);
  const barOf = (army: ArmyId): string | null => {
    const banner = store.seats.value.find(({ banned }) => banned === army);
    return banner ? t('lobby.picking.banned', { player: banner.name }) : takenText(store, army);
  };
  // Nothing is preselected: a single accidental tap must not ban or take an army.
  const army = wanted !== null && barOf(wanted) === null ? wanted : null;
  return (
    <Form
      class="plate picking"
      data-act={act}
      onSubmit={() => {
        if (army !== null) onChoose({ army });
      }}
    >
      {side}
      <ArmyPicker armies={ARMY_IDS} value={isMine ? army : null} onChange={want} barOf={barOf} />
      {isMine && (
        <Button
          submits
          name={act}
          kind={act === 'ban' ? 'danger' : 'primary'}
          size="large"
          disabled={army === null}
          text={army === null ? t('lobby.picking.choose') : t(WORDS[act].button, { army: armyName(army), tile: '' })}
        />
      )}
    </Form>
  );
};

/** The mercenaries to hire (P1), each with its own button. */
const Mercenaries = ({ store, isMine, onChoose, side }: TurnProps) => {
  const hirerOf = (tile: TileKey): string | null =>
    store.seats.value.find(({ mercenaries: hired }) => [...hired].includes(tile))?.name ?? null;
  return (
    <section class="plate draft">
      {side}
      <div class="draft-offers">
        <h2>{t('app.draft.offered')}</h2>
        <ul class="sheet cards">
          {OFFERED.map((tile) => {
            const hirer = hirerOf(tile);
            return (
              <li key={tile} class="sheet-tile" data-hired={hirer !== null}>
                <TilePicture tile={tile} livery="nobody" width={112} />
                <div>
                  <h3>{tileName(tile)}</h3>
                  <p class="kind">{tileKind(tile)}</p>
                  <TileText tile={tile} />
                  {hirer !== null && <span class="tag">{t('app.draft.hired', { player: hirer })}</span>}
                </div>
                {isMine && hirer === null && (
                  <Button
                    name="hire"
                    text={t('app.draft.hire', { tile: tileName(tile) })}
                    onClick={() => onChoose({ mercenary: idOf(tile) })}
                  />
                )}
              </li>
            );
          })}
        </ul>
      </div>
    </section>
  );
};

interface ChooserProps {
  readonly seating: SeatView;
  readonly act: Act;
  readonly isNext: boolean;
}

const Chooser = ({ seating: { army, banned, name, mercenaries: hired }, act, isNext }: ChooserProps) => (
  <li class="seat" data-next={isNext} {...(army === '' ? {} : liveryProps(army))}>
    {army !== '' && <Emblem livery={army} />}
    <strong>{name}</strong>
    {act === 'hire' ? <span>{listOf(Array.from(hired, tileName))}</span> : army !== '' && <span>{armyName(army)}</span>}
    {act !== 'hire' && banned !== '' && <span class="quiet-text">{t('lobby.picking.hasBanned', { army: armyName(banned) })}</span>}
    {isNext && <span class="tag">{t(WORDS[act].now)}</span>}
  </li>
);

/** Shows the draft after all seats are taken: players ban armies in turn, then pick one each, and hire mercenaries (P1). @param notice stands above it. */
export const TurnsScreen = ({ store, notice }: { readonly store: Lobby; readonly notice?: ComponentChildren }) => {
  const [problem, setProblem] = useState('');
  const [seats, arrangement, { online }] = [store.seats.value, store.arrangement.value, store];
  const act: Act = (arrangement?.choosing ?? null) === null ? 'hire' : arrangement?.banning ? 'ban' : 'pick';
  const seat: Seat | null = arrangement?.choosing ?? arrangement?.hiring ?? null;
  const isMine = seat !== null && store.mine.value.includes(seat);
  const choose = async (chosen: Omit<LobbyRequests['ban'], 'n' | 'seat'> | Omit<LobbyRequests['hire'], 'n' | 'seat'>): Promise<void> => {
    if (seat === null) return;
    const answer = await ('army' in chosen
      ? store.request(act === 'ban' ? 'ban' : 'pick', { seat, ...chosen })
      : store.request('hire', { seat, ...chosen }));
    setProblem(answer.ok ? '' : t('app.lobby.refused', { reason: refusalText(answer.error) }));
  };
  const side = (
    <div class="picking-side">
      <p class={isMine ? 'lead' : 'waiting'} role="status">
        {isMine ? t(WORDS[act].own) : t(WORDS[act].wait, { player: seats[seat ?? 0]?.name ?? '' })}
      </p>
      <ul class="seats">
        {seats.map((seating, number) => (
          <Chooser key={number} seating={seating} act={act} isNext={number === seat} />
        ))}
      </ul>
      <ProblemText text={problem} />
    </div>
  );
  const Choices = act === 'hire' ? Mercenaries : Armies;
  return (
    <LobbyPage online={online}>
      <h1>{t(act === 'hire' ? 'app.draft.heading' : 'lobby.picking.heading')}</h1>
      {notice}
      {online && <LazySeriesLine store={online} name={(one) => seats[one]?.name ?? ''} />}
      <Choices store={store} act={act} isMine={isMine} onChoose={(chosen) => void choose(chosen)} side={side} />
      <section class="plate">
        <OptionChips store={store} />
      </section>
      {online && <LazyLostSeats store={online} />}
      {online && <ChatSection store={online} />}
    </LobbyPage>
  );
};
