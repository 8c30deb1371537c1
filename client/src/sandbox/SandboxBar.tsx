import { OperatorNoticeButton } from '../shell/OperatorNotice.js';
import { copyText } from '../ui/copyText.js';
import { Glyph } from '../ui/Glyph.js';
import { Link } from '../ui/Link.js';
import { KeyWord, LogButton } from '../table/TopBar.js';
import { useTable } from '../table/TableUi.js';
import { linkTo } from '../net/links.js';
import { settings } from '../platform/settings.js';
import { t } from '../text/translate.js';
import type { GlyphName } from '../ui/Glyph.js';
import { navigate } from '../platform/route.js';
import { fragmentOf, sandboxPath } from '../platform/positionLink.js';
import { canPlan, pressBestTurn } from './bestTurn.js';
import { useEditor } from './EditorControls.js';
import type { Sandbox } from './Sandbox.js';
import './SandboxScreen.css';
import '../table/TopBar.css';

interface BarButtonProps {
  readonly name: string;
  readonly glyph: GlyphName;
  readonly text: string;
  readonly onClick: () => void;
  readonly disabled?: boolean;
  readonly pressed?: boolean;
  readonly busy?: boolean;
  /** Whether its text stands beside the sign where there is room. */
  readonly hasWord?: boolean;
}

const BarButton = ({ name, glyph, text, onClick, disabled = false, pressed, busy = false, hasWord = false }: BarButtonProps) => (
  <button
    type="button"
    class="icon-button"
    data-action={name}
    aria-label={text}
    title={text}
    aria-pressed={pressed}
    data-busy={busy}
    disabled={disabled}
    onClick={onClick}
  >
    <Glyph name={glyph} />
    {hasWord && <KeyWord text={text} />}
  </button>
);

/** Copies the link to the position at one press; where the browser has no clipboard, the dialog has the link to copy by editor. */
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
      <BarButton name="undo" glyph="undo" text={t('sandbox.bar.undo')} disabled={past.length === 0} onClick={() => sandbox.undo()} />
      <BarButton name="redo" glyph="redo" text={t('sandbox.bar.redo')} disabled={future.length === 0} onClick={() => sandbox.redo()} />
      <BarButton name="setup" glyph="board" text={t('sandbox.bar.setup')} onClick={() => (dialog.value = 'setup')} />
      <span class="copy-link">
        <BarButton name="copy-link" glyph="copy" text={t('sandbox.bar.copyLink')} onClick={() => void copyLink()} />
      </span>
      <BarButton name="pass" glyph="share" text={t('sandbox.bar.pass')} onClick={() => (dialog.value = 'pass')} />
      <BarButton name="make-puzzle" glyph="puzzle" text={t('app.puzzles.make')} hasWord onClick={() => void makePuzzle(sandbox)} />
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
      <button type="button" class="button small" data-action="back" aria-label={t('sandbox.bar.back')} onClick={() => sandbox.back()}>
        <Glyph name="undo" />
        <span>{t('sandbox.bar.back')}</span>
      </button>
      {sandbox.activity.value === 'play' && (
        <BarButton
          name="best-turn"
          glyph={isPlanning ? 'close' : 'bulb'}
          text={t(isPlanning ? 'plan.cancelKey' : 'plan.bestKey')}
          pressed={planner.planned.value !== null}
          busy={isPlanning}
          disabled={!canPlan(sandbox)}
          onClick={() => pressBestTurn(sandbox, ui)}
        />
      )}
      {sandbox.activity.value === 'play' && (
        <BarButton name="keep" glyph="check" text={t('sandbox.bar.keep')} disabled={!canKeep} onClick={() => sandbox.keep()} />
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
    <header class="top-bar sandbox-bar">
      <Link to="/" kind="brand">
        {t('app.title')}
      </Link>
      <h1>{t('sandbox.heading')}</h1>
      <span class="grow" />
      <OperatorNoticeButton />
      {sandbox.activity.value === 'edit' ? <EditButtons /> : <PlayButtons />}
      <BarButton
        name="forecast"
        glyph="bolt"
        text={t('forecast.toggle')}
        pressed={settings.forecast.value}
        onClick={() => (settings.forecast.value = !settings.forecast.value)}
      />
      <BarButton name="settings" glyph="gear" text={t('app.menu.settings')} onClick={() => (dialog.value = { kind: 'settings' })} />
    </header>
  );
};
