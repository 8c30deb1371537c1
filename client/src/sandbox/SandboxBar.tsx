import { linkTo } from '../net/links.js';
import { fragmentOf, sandboxPath } from '../platform/positionLink.js';
import { navigate } from '../platform/route.js';
import { settings } from '../platform/settings.js';
import { SHORTCUTS } from '../store/input/shortcuts.js';
import { Bar } from '../table/TableFrame.js';
import { useTable } from '../table/TableUi.js';
import { ButtonWord, LogButton } from '../table/TopBar.js';
import { t } from '../text/translate.js';
import { Button, IconButton } from '../ui/Button.js';
import { copyText } from '../ui/copyText.js';
import { canPlan, pressBestTurn } from './bestTurn.js';
import { useEditor } from './EditorControls.js';
import type { Sandbox } from './Sandbox.js';
import './SandboxScreen.css';
import '../table/TopBar.css';

/** Copies the link to the position at one press. If the browser has no clipboard, the dialog shows the link to copy by hand. */
const useCopyLink = (): (() => Promise<void>) => {
  const { sandbox, dialog } = useEditor();
  return async () => {
    if (await copyText(linkTo(await sandboxPath(sandbox.table.peek())))) sandbox.store.say(t('sandbox.bar.linkCopied'), false);
    else dialog.value = 'pass';
  };
};

/** Where a puzzle is made of the position in the fragment. */
const MAKE_PUZZLE_PATH = '/puzzles/make';

const makePuzzle = async ({ state }: Sandbox): Promise<void> => {
  const { table, piles } = state.peek();
  navigate(MAKE_PUZZLE_PATH + (await fragmentOf(table, piles)));
};

/** While the position is built: back and forth, whose armies play, and how it is passed on. */
const EditButtons = () => {
  const { sandbox, dialog } = useEditor();
  const copyLink = useCopyLink();
  const { past, future } = sandbox.history.value;
  return (
    <>
      <IconButton
        repeats
        name="undo"
        glyph="undo"
        label={t('sandbox.bar.undo')}
        disabled={past.length === 0}
        onClick={() => sandbox.undo()}
      />
      <IconButton
        repeats
        name="redo"
        glyph="redo"
        label={t('sandbox.bar.redo')}
        disabled={future.length === 0}
        onClick={() => sandbox.redo()}
      />
      <IconButton name="setup" glyph="board" label={t('sandbox.bar.setup')} onClick={() => (dialog.value = 'setup')}>
        <ButtonWord text={t('sandbox.bar.word.setup')} />
      </IconButton>
      <span class="copy-link">
        <IconButton name="copy-link" glyph="copy" label={t('sandbox.bar.copyLink')} onClick={() => void copyLink()}>
          <ButtonWord text={t('sandbox.bar.word.copyLink')} />
        </IconButton>
      </span>
      <IconButton name="pass" glyph="share" label={t('sandbox.bar.pass')} onClick={() => (dialog.value = 'pass')}>
        <ButtonWord text={t('sandbox.bar.pass')} />
      </IconButton>
      <IconButton name="make-puzzle" glyph="puzzle" label={t('app.puzzles.make')} onClick={() => void makePuzzle(sandbox)}>
        <ButtonWord text={t('app.puzzles.make')} />
      </IconButton>
    </>
  );
};

/** While it is played on: back, or on with building from what is shown. */
const PlayButtons = () => {
  const { sandbox } = useEditor();
  const ui = useTable();
  const { store, planner } = ui;
  const isPlanning = planner.isPlanning.value;
  const canKeep = !store.playback.busy.value && store.playback.shown.value?.decision === null;
  return (
    <>
      <Button name="back" size="small" glyph="undo" text={t('sandbox.bar.back')} onClick={() => sandbox.back()} />
      {sandbox.activity.value === 'play' && (
        <IconButton
          name="best-turn"
          glyph={isPlanning ? 'close' : 'bulb'}
          label={t(isPlanning ? 'plan.cancelButton' : 'plan.bestButton')}
          pressed={planner.planned.value !== null}
          busy={isPlanning}
          disabled={!canPlan(sandbox)}
          onClick={() => pressBestTurn(sandbox, ui)}
        >
          <ButtonWord text={t(isPlanning ? 'app.cancel' : 'plan.best')} />
        </IconButton>
      )}
      {sandbox.activity.value === 'play' && (
        <IconButton name="keep" glyph="check" label={t('sandbox.bar.keep')} disabled={!canKeep} onClick={() => sandbox.keep()}>
          <ButtonWord text={t('sandbox.bar.keep')} />
        </IconButton>
      )}
      <LogButton />
    </>
  );
};

/** Where one is, and what is not done on the board itself. */
export const SandboxBar = () => {
  const { sandbox } = useEditor();
  const { dialog } = useTable();
  return (
    <Bar kind="sandbox-bar" lead={<h1>{t('app.menu.sandbox')}</h1>}>
      {sandbox.activity.value === 'edit' ? <EditButtons /> : <PlayButtons />}
      <IconButton
        name="forecast"
        glyph="bolt"
        label={`${t('forecast.label')}: ${t('forecast.toggle')}`}
        about={t('forecast.toggle')}
        shortcut={SHORTCUTS.turn.forecast[0]}
        pressed={settings.forecast.value}
        onClick={() => (settings.forecast.value = !settings.forecast.value)}
      >
        <ButtonWord text={t('forecast.label')} />
      </IconButton>
      <IconButton name="settings" glyph="gear" label={t('app.menu.settings')} onClick={() => (dialog.value = { kind: 'settings' })}>
        <ButtonWord text={t('app.menu.settings')} />
      </IconButton>
    </Bar>
  );
};
