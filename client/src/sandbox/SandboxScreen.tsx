import { useEffect, useMemo } from 'preact/hooks';
import { BoardStage } from '../table/BoardStage.js';
import { ReplayFacts } from '../table/replay/ReplayFacts.js';
import { ForecastPanel } from '../table/ForecastPanel.js';
import { LogPanel } from '../table/LogPanel.js';
import { NoticeBar } from '../table/NoticeBar.js';
import { planKey } from '../table/shortcutHandlers.js';
import { PlanPanel } from '../table/plan/PlanPanel.js';
import { ResultPanel } from '../table/result/ResultPanel.js';
import { TableDialogs } from '../table/TableDialogs.js';
import { TableUiContext } from '../table/TableUi.js';
import { TileCard } from '../table/tiles/TileCard.js';
import { useTableUi } from '../table/useTableUi.js';
import { Desk, Players } from '../table/TableScreen.js';
import { BattleDesk } from './BattleDesk.js';
import { playBestTurn, pressBestTurn } from './bestTurn.js';
import { EditorPanel } from './EditorPanel.js';
import { EditorControls } from './EditorControls.js';
import { editorKeys } from './editorKeys.js';
import { Palette } from './Palette.js';
import { ShareDialog } from './ShareDialog.js';
import { Sandbox } from './Sandbox.js';
import { SandboxBar } from './SandboxBar.js';
import { editorMode } from './editorMode.js';
import { SeatBar } from './SeatBar.js';
import { SetupDialog } from './SetupDialog.js';
import { useAddress } from './useAddress.js';
import { EditorContext, useEditor } from './useEditor.js';
import './SandboxScreen.css';

const SandboxDialogs = () => {
  const { dialog } = useEditor();
  const close = (): void => {
    dialog.value = null;
  };
  switch (dialog.value) {
    case null:
      return null;
    case 'setup':
      return <SetupDialog onClose={close} />;
    case 'pass':
      return <ShareDialog onClose={close} />;
  }
};

const DESKS = { edit: EditorPanel, battle: BattleDesk, play: Desk } as const;

/** Any position, built by hand: fought, played on, and passed on as a link. */
export const SandboxScreen = () => {
  const sandbox = useMemo(() => new Sandbox(), []);
  const editor = useMemo(() => new EditorControls(sandbox), [sandbox]);
  const ui = useTableUi(sandbox.store, 'editor');
  const mode = useMemo(() => editorMode(ui, editor), [ui, editor]);
  useEffect(() => sandbox.attend(), [sandbox]);
  useAddress(sandbox);
  useEffect(() => {
    const keys = [editorKeys(editor), planKey(ui, () => pressBestTurn(sandbox, ui))];
    for (const listen of keys) addEventListener('keydown', listen);
    return () => keys.forEach((listen) => removeEventListener('keydown', listen));
  }, [editor, ui]);
  const activity = sandbox.activity.value;
  const ActivityDesk = DESKS[activity];
  return (
    <TableUiContext.Provider value={ui}>
      <EditorContext.Provider value={editor}>
        <div class="table sandbox" data-activity={activity}>
          <SandboxBar />
          {activity === 'edit' ? <SeatBar /> : <Players />}
          <main class="middle" id="main">
            <BoardStage mode={mode} />
            <NoticeBar />
            {activity === 'play' && <ResultPanel />}
          </main>
          <ActivityDesk />
          {activity === 'edit' && <Palette />}
          <aside class="side">
            <ReplayFacts />
            <PlanPanel onPlay={(planned) => playBestTurn(sandbox, planned)} />
            {activity !== 'battle' && <ForecastPanel />}
            <div class="side-rest">
              {activity !== 'edit' && <LogPanel />}
              <TileCard />
            </div>
          </aside>
          <TableDialogs />
          <SandboxDialogs />
        </div>
      </EditorContext.Provider>
    </TableUiContext.Provider>
  );
};
