import { useEffect, useMemo } from 'preact/hooks';
import { BoardStage } from '../hud/BoardStage.js';
import { FilmFacts } from '../hud/FilmFacts.js';
import { ForecastPanel } from '../hud/ForecastPanel.js';
import { LogPanel } from '../hud/LogPanel.js';
import { NoticeBar } from '../hud/NoticeBar.js';
import { ResultPanel } from '../hud/ResultPanel.js';
import { TableDialogs } from '../hud/TableDialogs.js';
import { TableContext } from '../hud/tableScope.js';
import { TileCard } from '../hud/TileCard.js';
import { useTableScope } from '../hud/useTableScope.js';
import { Desk, Players } from '../screens/TableScreen.js';
import { BattleDesk } from './BattleDesk.js';
import { EditDesk } from './EditDesk.js';
import { EditHand } from './EditHand.js';
import { editKeys } from './editKeys.js';
import { Palette } from './Palette.js';
import { PassDialog } from './PassDialog.js';
import { Sandbox } from './Sandbox.js';
import { SandboxBar } from './SandboxBar.js';
import { sandboxUse } from './sandboxUse.js';
import { SeatBar } from './SeatBar.js';
import { SetupDialog } from './SetupDialog.js';
import { useAddress } from './useAddress.js';
import { HandContext, useHand } from './useHand.js';

const SandboxDialogs = () => {
  const { dialog } = useHand();
  const close = (): void => {
    dialog.value = null;
  };
  switch (dialog.value) {
    case null:
      return null;
    case 'setup':
      return <SetupDialog onClose={close} />;
    case 'pass':
      return <PassDialog onClose={close} />;
  }
};

const DESKS = { edit: EditDesk, battle: BattleDesk, play: Desk } as const;

/** Any position, built by hand: fought, played on, and passed on as a link. */
export const SandboxScreen = () => {
  const sandbox = useMemo(() => new Sandbox(), []);
  const hand = useMemo(() => new EditHand(sandbox), [sandbox]);
  const scope = useTableScope(sandbox.store);
  const use = useMemo(() => sandboxUse(scope, hand), [scope, hand]);
  useEffect(() => sandbox.attend(), [sandbox]);
  useAddress(sandbox);
  useEffect(() => {
    const keys = editKeys(hand);
    addEventListener('keydown', keys);
    return () => removeEventListener('keydown', keys);
  }, [hand]);
  const activity = sandbox.activity.value;
  const ActivityDesk = DESKS[activity];
  return (
    <TableContext.Provider value={scope}>
      <HandContext.Provider value={hand}>
        <div class="table sandbox" data-activity={activity}>
          <SandboxBar />
          {activity === 'edit' ? <SeatBar /> : <Players />}
          <main class="middle" id="main">
            <BoardStage use={use} />
            <NoticeBar />
            {activity === 'play' && <ResultPanel />}
          </main>
          <ActivityDesk />
          {activity === 'edit' && <Palette />}
          <aside class="side">
            <FilmFacts />
            <TileCard />
            {activity !== 'battle' && <ForecastPanel />}
            {activity !== 'edit' && <LogPanel />}
          </aside>
          <TableDialogs />
          <SandboxDialogs />
        </div>
      </HandContext.Provider>
    </TableContext.Provider>
  );
};
