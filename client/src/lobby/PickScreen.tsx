import { useState } from 'preact/hooks';
import { ARMY_IDS, type ArmyId } from '@hexfall/shared/model/tile';
import { ArmyPicker } from './ArmyPicker.js';
import { ChatSection } from '../table/chat/Chat.js';
import { Emblem, liveryProps } from '../ui/Emblem.js';
import { LazyLostSeats, LazySeriesLine } from '../table/lazyParts.js';
import { OptionChips } from '../table/OptionChips.js';
import type { MatchStore } from '../store/MatchStore.js';
import type { SeatView } from '@hexfall/shared/protocol/tableView';
import { armyName } from '../text/names.js';
import { refusalText } from '../text/refusalText.js';
import '../text/lobbyText.js';
import { t } from '../text/translate.js';
import { takenText } from './armyChoice.js';
import { LobbyPage } from './LobbyPage.js';
import { Form, ProblemText } from '../ui/fields.js';
import { Button } from '../ui/Button.js';
import './PickScreen.css';
import './StickySubmit.css';

interface ChooserProps {
  readonly seating: SeatView;
  /** What the seat is doing now, as a text; empty if it is not its turn. */
  readonly doing: string;
}

const Chooser = ({ seating: { army, banned, name }, doing }: ChooserProps) => (
  <li class="seat" data-next={doing !== ''} {...(army === '' ? {} : liveryProps(army))}>
    {army !== '' && <Emblem livery={army} />}
    <strong>{name}</strong>
    {army !== '' && <span>{armyName(army)}</span>}
    {banned !== '' && <span class="quiet-text">{t('lobby.picking.hasBanned', { army: armyName(banned) })}</span>}
    {doing !== '' && <span class="tag">{doing}</span>}
  </li>
);

/** All seats are taken, and the players ban armies in turn and then pick one each. */
export const PickScreen = ({ store }: { readonly store: MatchStore }) => {
  const [wanted, want] = useState<ArmyId | null>(null);
  const [problem, setProblem] = useState('');
  const [seats, mine, arrangement] = [store.seats.value, store.mine.value, store.arrangement.value];
  const seat = arrangement?.choosing ?? null;
  const isBan = arrangement?.banning ?? false;
  const isMine = seat !== null && mine.includes(seat);
  const barOf = (army: ArmyId): string | null => {
    const banner = seats.find(({ banned }) => banned === army);
    return banner ? t('lobby.picking.banned', { player: banner.name }) : takenText(store, army);
  };
  // Nothing is preselected: a single accidental tap must not ban or take an army.
  const army = wanted !== null && barOf(wanted) === null ? wanted : null;
  const choose = async (): Promise<void> => {
    if (seat === null || army === null) return;
    const answer = await store.request(isBan ? 'ban' : 'pick', { seat, army });
    setProblem(answer.ok ? '' : t('app.lobby.refused', { reason: refusalText(answer.error) }));
  };
  const player = seats[seat ?? 0]?.name ?? '';
  return (
    <LobbyPage store={store}>
      <h1>{t('lobby.picking.heading')}</h1>
      <LazySeriesLine store={store} name={(one) => seats[one]?.name ?? ''} />
      <Form class="plate picking" data-act={isBan ? 'ban' : 'pick'} onSubmit={choose}>
        <div class="picking-side">
          <p class={isMine ? 'lead' : 'waiting'} role="status">
            {isMine
              ? t(isBan ? 'lobby.picking.ban' : 'lobby.picking.pick')
              : t(isBan ? 'lobby.picking.waitBan' : 'lobby.picking.waitPick', { player })}
          </p>
          <ul class="seats">
            {seats.map((seating, number) => (
              <Chooser
                key={number}
                seating={seating}
                doing={number === seat ? t(isBan ? 'lobby.picking.bansNow' : 'lobby.picking.picksNow') : ''}
              />
            ))}
          </ul>
          <ProblemText text={problem} />
        </div>
        <ArmyPicker armies={ARMY_IDS} value={isMine ? army : null} onChange={want} barOf={barOf} />
        {isMine && (
          <Button
            submits
            kind={isBan ? 'danger' : 'primary'}
            size="large"
            name={isBan ? 'ban' : 'pick'}
            disabled={army === null}
            text={
              army === null
                ? t('lobby.picking.choose')
                : t(isBan ? 'lobby.picking.doBan' : 'lobby.picking.doPick', { army: armyName(army) })
            }
          />
        )}
      </Form>
      <section class="plate">
        <OptionChips store={store} />
      </section>
      <LazyLostSeats store={store} />
      <ChatSection store={store} />
    </LobbyPage>
  );
};
