import { ActionBar } from '../hud/ActionBar.js';
import { AwayBar } from '../hud/AwayBar.js';
import { BoardStage } from '../hud/BoardStage.js';
import { ChatPanel } from '../hud/Chat.js';
import { ConnectionBanner } from '../hud/ConnectionBanner.js';
import { FilmBar } from '../hud/FilmBar.js';
import { FilmFacts } from '../hud/FilmFacts.js';
import { ForecastPanel } from '../hud/ForecastPanel.js';
import { HandOver } from '../hud/HandOver.js';
import { Hand } from '../hud/Hand.js';
import { LogPanel } from '../hud/LogPanel.js';
import { NoticeBar } from '../hud/NoticeBar.js';
import { PlayerPanel } from '../hud/PlayerPanel.js';
import { ProposalBar } from '../hud/ProposalBar.js';
import { ResultPanel } from '../hud/ResultPanel.js';
import { TableContext, useTable } from '../hud/tableScope.js';
import { TableDialogs } from '../hud/TableDialogs.js';
import { TileCard } from '../hud/TileCard.js';
import { TodoLine } from '../hud/TodoLine.js';
import { TopBar } from '../hud/TopBar.js';
import { useTableScope } from '../hud/useTableScope.js';
import { panelOrder } from '../store/seating.js';
import type { TableStore } from '../store/TableStore.js';
import { isTeamMode, teamOf } from '@hexfall/shared/rules/sides';
import { t } from '../text/translate.js';

/** Of three, whoever is alone in a team stands alone; where all are, the last one: oneself. */
const standsAlone = (teams: readonly number[], areTeams: boolean, place: number): boolean =>
  teams.length === 3 && (areTeams ? teams.filter((team) => team === teams[place]).length === 1 : place === teams.length - 1);

export const Players = () => {
  const { store } = useTable();
  const table = store.theater.shown.value;
  // Not as seen from the army that plays now: panels stay where they are (O5).
  const seats = table ? panelOrder(table, store.mine.value[0] ?? null) : [];
  const teams = table ? seats.map((seat) => teamOf(table.options.mode, seat)) : [];
  const areTeams = table !== null && isTeamMode(table.options.mode);
  return (
    <section class="players" aria-label={t('table.players')} data-count={seats.length}>
      {seats.map((seat, place) => (
        <PlayerPanel key={seat} seat={seat} isWide={standsAlone(teams, areTeams, place)} />
      ))}
    </section>
  );
};

export const Desk = () => {
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

/** The table: the board in the middle, players, hand, log and questions around it. */
export const TableScreen = ({ store }: { readonly store: TableStore }) => {
  const scope = useTableScope(store);
  return (
    <TableContext.Provider value={scope}>
      <div class="table">
        <TopBar />
        <Players />
        <main class="middle" id="main">
          {store.online && <ConnectionBanner store={store.online} />}
          <BoardStage />
          {store.online && <AwayBar store={store.online} />}
          <ProposalBar />
          <NoticeBar />
          <ResultPanel />
        </main>
        <Desk />
        <aside class="side">
          <FilmFacts />
          <TileCard />
          <ForecastPanel />
          <LogPanel />
          <ChatPanel />
        </aside>
        <TableDialogs />
        {store.online && <HandOver store={store.online} />}
      </div>
    </TableContext.Provider>
  );
};
