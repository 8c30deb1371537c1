import { effect } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import { addressOf, pathAt } from '../net/address.js';
import { fragmentOf, hasFragment, readFragment, SANDBOX_PATH } from '../platform/positionLink.js';
import { readPlayers } from '../platform/seatPlayers.js';
import { useShortcuts } from '../store/input/useShortcuts.js';
import { ForecastPanel } from '../table/ForecastPanel.js';
import { LogPanel } from '../table/LogPanel.js';
import { PlanPanel } from '../table/plan/PlanPanel.js';
import { ResultPanel } from '../table/result/ResultPanel.js';
import { TableDialogs } from '../table/TableDialogs.js';
import { TableFrame } from '../table/TableFrame.js';
import { Desk, Players } from '../table/TableScreen.js';
import { useTableUi } from '../table/useTableUi.js';
import { positionErrorText } from '../text/recordText.js';
import { BattleDesk } from './BattleDesk.js';
import { plannedHandText, playBestTurn, pressBestTurn } from './bestTurn.js';
import { EditorContext, EditorControls, useEditor } from './EditorControls.js';
import { buildShortcuts, editorMode } from './editorMode.js';
import { EditorPanel } from './EditorPanel.js';
import { Palette } from './Palette.js';
import { Sandbox } from './Sandbox.js';
import { SandboxBar } from './SandboxBar.js';
import { SeatBar } from './SeatBar.js';
import { SetupDialog } from './SetupDialog.js';
import { ShareDialog } from './ShareDialog.js';
import './SandboxScreen.css';

/** Opens the position of the page's address. */
const openAddress = async (sandbox: Sandbox): Promise<void> => {
  const place = [location.hash, location.search].find(hasFragment);
  if (place === undefined) return;
  const [read, players] = [await readFragment(place), readPlayers(location.search)];
  if (!read.ok) return sandbox.store.say(positionErrorText(read.error));
  sandbox.open(read.value);
  if (!players) return;
  sandbox.players.value = players;
  // Each time it is continued, the hidden tiles are shuffled again.
  if (sandbox.canGoOn.peek()) sandbox.play(crypto.getRandomValues(new Uint32Array(4)).join());
};

/** Writes every position that is built into the address, so that it is there after the page is loaded again. */
const keepAddress = (sandbox: Sandbox): (() => void) =>
  effect(() => {
    const state = sandbox.state.value;
    if (sandbox.history.value.past.length === 0) return;
    void fragmentOf(state.table, state.piles).then((fragment) => {
      const isStill = sandbox.state.peek() === state && pathAt(location.pathname).startsWith(SANDBOX_PATH);
      if (isStill && location.hash !== fragment) history.replaceState(null, '', addressOf(SANDBOX_PATH + fragment));
    });
  });

/** The position and the page's address follow each other. */
const useAddress = (sandbox: Sandbox): void => {
  useEffect(() => {
    const open = (): void => void openAddress(sandbox);
    open();
    const stop = keepAddress(sandbox);
    addEventListener('hashchange', open);
    return () => {
      stop();
      removeEventListener('hashchange', open);
    };
  }, [sandbox]);
};

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
  useShortcuts('build', buildShortcuts(editor));
  useShortcuts('turn', { hint: () => pressBestTurn(sandbox, ui) });
  useShortcuts('tile', { cancel: () => ui.planner.hide() });
  const activity = sandbox.activity.value;
  const ActivityDesk = DESKS[activity];
  return (
    <EditorContext.Provider value={editor}>
      <TableFrame
        ui={ui}
        kind="sandbox"
        data-activity={activity}
        mode={mode}
        bar={<SandboxBar />}
        players={activity === 'edit' ? <SeatBar /> : <Players />}
        over={activity === 'play' && <ResultPanel />}
        desk={
          <>
            <ActivityDesk />
            {activity === 'edit' && <Palette />}
          </>
        }
        panels={
          <>
            <PlanPanel
              onPlay={(planned) => playBestTurn(sandbox, planned)}
              note={ui.planner.planned.value ? plannedHandText(sandbox) : ''}
            />
            {activity !== 'battle' && <ForecastPanel />}
          </>
        }
        rest={activity !== 'edit' && <LogPanel />}
      >
        <TableDialogs />
        <SandboxDialogs />
      </TableFrame>
    </EditorContext.Provider>
  );
};
