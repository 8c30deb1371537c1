import { useContext } from 'preact/hooks';
import { teamOf } from '@hexfall/shared/rules/sides';
import { type PanelSide, panelSides } from '../store/seating.js';
import type { TableStore } from '../store/TableStore.js';
import { t } from '../text/translate.js';
import { ActionBar } from './ActionBar.js';
import { ChatPanel } from './chat/Chat.js';
import { ConnectionBanner } from './ConnectionBanner.js';
import { ForecastPanel } from './ForecastPanel.js';
import { LazyFirstHint, LazyKeepSeat, LazyResult } from './lazyParts.js';
import { LogPanel } from './LogPanel.js';
import { MissedActionsBar } from './MissedActionsBar.js';
import { PassDeviceDialog } from './PassDeviceDialog.js';
import { OwnPlanPanel, PlanPanel } from './plan/PlanPanel.js';
import { panelName, PlayerPanel } from './PlayerPanel.js';
import { ProposalBar } from './ProposalBar.js';
import { ReplayBar } from './replay/ReplayBar.js';
import { StatusLine } from './StatusLine.js';
import { TableDialogs } from './TableDialogs.js';
import { TableFrame } from './TableFrame.js';
import { TeamBadge } from './TablePlayers.js';
import { TableSlots, useTable } from './TableUi.js';
import { Hand } from './tiles/Hand.js';
import { TopBar } from './TopBar.js';
import { useTableUi } from './useTableUi.js';
import './TableScreen.css';

/** The players of one side, side by side; where everyone plays alone, all of them. */
const PlayerSide = ({ side: { stance, seats }, count }: { readonly side: PanelSide; readonly count: number }) => {
  const ui = useTable();
  const { store } = ui;
  // Of three players, the one alone on a side has a line alone; if all are alone, the last one, who is the reader.
  const standsAlone = (place: number): boolean => count === 3 && (stance === null ? place === seats.length - 1 : seats.length === 1);
  const panels = seats.map((seat, index) => <PlayerPanel key={seat} seat={seat} stance={stance} isWide={standsAlone(index)} />);
  if (stance === null) return <>{panels}</>;
  const own = store.mine.value[0];
  const ordered = [...seats.filter((seat) => seat === own), ...seats.filter((seat) => seat !== own)];
  const players = ordered.map((seat) => panelName(ui, seat)).join(' + ');
  const team = teamOf(store.options.value?.mode ?? 'team', seats[0] ?? 0) + 1;
  const label = own === undefined ? t('table.side.watched', { number: team, players }) : t(`table.side.${stance}`, { players });
  return (
    <div class="player-side" role="group" data-stance={stance} aria-label={label}>
      <p class="side-heading" aria-hidden="true">
        <TeamBadge stance={stance} />
        <span>{label}</span>
      </p>
      {panels}
    </div>
  );
};

export const Players = () => {
  const { store } = useTable();
  const table = store.playback.shown.value;
  // Not as seen from the army that plays now: panels stay where they are (O5).
  const sides = table ? panelSides(table, store.mine.value[0] ?? null) : [];
  const count = table?.players.length ?? 0;
  return (
    <section class="players" aria-label={t('table.players')} data-count={count} data-teams={sides.length > 1}>
      {sides.map((side) => (
        <PlayerSide key={[...side.seats].sort().join(' ')} side={side} count={count} />
      ))}
    </section>
  );
};

export const Desk = () => {
  const { replay, store } = useTable();
  const filming = replay.current.value !== null;
  const asked = store.me.value !== null && store.playback.shown.value?.decision?.player === store.me.value;
  return (
    <section class="desk" aria-label={t('table.desk')} data-spectator={store.me.value === null} data-wide={filming || asked}>
      <StatusLine />
      {filming ? <ReplayBar /> : <ActionBar />}
      {store.me.value !== null && <Hand seat={store.me.value} />}
    </section>
  );
};

/** The table: the board in the middle, players, hand, log and questions around it. */
export const TableScreen = ({ store }: { readonly store: TableStore }) => {
  const ui = useTableUi(store);
  const { banner } = useContext(TableSlots);
  const { online, players } = store;
  return (
    <TableFrame
      ui={ui}
      bar={<TopBar />}
      players={<Players />}
      news={
        <>
          {online && <ConnectionBanner store={online} />}
          {online && <LazyKeepSeat store={online} />}
          {banner}
          <ProposalBar />
        </>
      }
      over={
        <>
          {online && <MissedActionsBar store={online} />}
          <LazyResult />
        </>
      }
      desk={<Desk />}
      panels={
        <>
          <PlanPanel />
          <OwnPlanPanel />
          <LazyFirstHint />
          <ForecastPanel />
        </>
      }
      rest={
        <>
          <LogPanel />
          <ChatPanel />
        </>
      }
    >
      <TableDialogs />
      {players && <PassDeviceDialog store={store} />}
    </TableFrame>
  );
};
