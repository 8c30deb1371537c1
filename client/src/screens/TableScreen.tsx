import { useEffect, useMemo, useRef } from 'preact/hooks';
import { ActionBar } from '../hud/ActionBar.js';
import { BoardStage } from '../hud/BoardStage.js';
import { ChatPanel } from '../hud/Chat.js';
import { ConnectionBanner } from '../hud/ConnectionBanner.js';
import { FilmBar } from '../hud/FilmBar.js';
import { ForecastPanel } from '../hud/ForecastPanel.js';
import { Hand } from '../hud/Hand.js';
import { LogPanel } from '../hud/LogPanel.js';
import { NoticeBar } from '../hud/NoticeBar.js';
import { PlayerPanel } from '../hud/PlayerPanel.js';
import { ProposalBar } from '../hud/ProposalBar.js';
import { ResultPanel } from '../hud/ResultPanel.js';
import { TableContext, TableScope, useTable } from '../hud/tableScope.js';
import { TableDialogs } from '../hud/TableDialogs.js';
import { TileCard } from '../hud/TileCard.js';
import { TodoLine } from '../hud/TodoLine.js';
import { TopBar } from '../hud/TopBar.js';
import { chatKey } from '../input/chatKey.js';
import { keepFocus } from '../input/keepFocus.js';
import { tableKeys } from '../input/keys.js';
import type { MatchStore } from '../store/match.js';
import { panelOrder } from '../store/seating.js';
import { showForTests } from '../input/probe.js';
import { t } from '../text/translate.js';

const Players = () => {
  const { store } = useTable();
  const table = store.theater.shown.value;
  // Not as seen from the army that plays now: panels stay where they are (O5).
  const seats = table ? panelOrder(table, store.mine.value[0] ?? null) : [];
  return (
    <section class="players" aria-label={t('table.players')} data-count={seats.length}>
      {seats.map((seat) => (
        <PlayerPanel key={seat} seat={seat} />
      ))}
    </section>
  );
};

const Desk = () => {
  const { deck, store } = useTable();
  const filming = deck.film.value !== null;
  const asked = store.me.value !== null && store.theater.shown.value?.decision?.player === store.me.value;
  return (
    <section class="desk" aria-label={t('table.desk')} data-spectator={store.me.value === null} data-wide={filming || asked}>
      <TodoLine />
      {filming ? <FilmBar /> : <ActionBar />}
      {store.me.value !== null && <Hand seat={store.me.value} />}
    </section>
  );
};

/** The hex that the keys of the arrows start from. */
const firstHex = (): HTMLElement | null => document.querySelector('.hex[tabindex="0"]');

/** The table: the board in the middle, players, hand, log and questions around it. */
export const TableScreen = ({ store }: { readonly store: MatchStore }) => {
  const scope = useMemo(() => new TableScope(store), [store]);
  useEffect(() => scope.controls.attend(), [scope]);
  useEffect(() => showForTests(scope.controls), [scope]);
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => (root.current ? keepFocus(root.current, firstHex) : undefined), []);
  useEffect(() => {
    const keys = [tableKeys(scope.controls), chatKey(scope.dialog)];
    for (const listen of keys) addEventListener('keydown', listen);
    return () => keys.forEach((listen) => removeEventListener('keydown', listen));
  }, [scope]);
  return (
    <TableContext.Provider value={scope}>
      <div class="table" ref={root}>
        <TopBar />
        <Players />
        <main class="middle" id="main">
          <ConnectionBanner store={store} />
          <BoardStage />
          <ProposalBar />
          <NoticeBar />
          <ResultPanel />
        </main>
        <Desk />
        <aside class="side">
          <TileCard />
          <ForecastPanel />
          <LogPanel />
          <ChatPanel />
        </aside>
        <TableDialogs />
      </div>
    </TableContext.Provider>
  );
};
