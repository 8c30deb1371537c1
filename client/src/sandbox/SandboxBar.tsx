import { Glyph } from '../hud/Glyph.js';
import { Link } from '../hud/Link.js';
import { useTable } from '../hud/tableScope.js';
import { settings } from '../store/settings.js';
import { t } from '../text/translate.js';
import type { GlyphName } from '../hud/Glyph.js';
import { useHand } from './useHand.js';

interface KeyProps {
  readonly name: string;
  readonly glyph: GlyphName;
  readonly text: string;
  readonly onClick: () => void;
  readonly disabled?: boolean;
  readonly pressed?: boolean;
}

const BarKey = ({ name, glyph, text, onClick, disabled = false, pressed }: KeyProps) => (
  <button
    type="button"
    class="icon-button"
    data-action={name}
    aria-label={text}
    title={text}
    aria-pressed={pressed}
    disabled={disabled}
    onClick={onClick}
  >
    <Glyph name={glyph} />
  </button>
);

/** While the position is built: back and forth, whose armies play, and how it is passed on. */
const EditKeys = () => {
  const { sandbox, dialog } = useHand();
  const { past, future } = sandbox.trail.value;
  return (
    <>
      <BarKey name="undo" glyph="undo" text={t('sandbox.bar.undo')} disabled={past.length === 0} onClick={() => sandbox.undo()} />
      <BarKey name="redo" glyph="redo" text={t('sandbox.bar.redo')} disabled={future.length === 0} onClick={() => sandbox.redo()} />
      <BarKey name="setup" glyph="board" text={t('sandbox.bar.setup')} onClick={() => (dialog.value = 'setup')} />
      <BarKey name="pass" glyph="share" text={t('sandbox.bar.pass')} onClick={() => (dialog.value = 'pass')} />
    </>
  );
};

/** While it is played on: back, or on with building from what is shown. */
const PlayKeys = () => {
  const { sandbox } = useHand();
  const { store, dialog } = useTable();
  const canKeep = !store.theater.busy.value && store.theater.shown.value?.decision === null;
  return (
    <>
      <button type="button" class="button small" data-action="back" aria-label={t('sandbox.bar.back')} onClick={() => sandbox.back()}>
        <Glyph name="undo" />
        <span>{t('sandbox.bar.back')}</span>
      </button>
      {sandbox.activity.value === 'play' && (
        <BarKey name="keep" glyph="check" text={t('sandbox.bar.keep')} disabled={!canKeep} onClick={() => sandbox.keep()} />
      )}
      <button
        type="button"
        class="icon-button log-button"
        aria-label={t('table.log.heading')}
        onClick={() => (dialog.value = { kind: 'log' })}
      >
        <Glyph name="log" />
      </button>
    </>
  );
};

/** Where one is, and what is not done on the board itself. */
export const SandboxBar = () => {
  const { sandbox } = useHand();
  const { dialog } = useTable();
  return (
    <header class="top-bar sandbox-bar">
      <Link to="/" kind="brand" label={t('app.title')}>
        {t('app.title')}
      </Link>
      <h1>{t('sandbox.heading')}</h1>
      <span class="grow" />
      {sandbox.activity.value === 'edit' ? <EditKeys /> : <PlayKeys />}
      <BarKey
        name="forecast"
        glyph="bolt"
        text={t('forecast.toggle')}
        pressed={settings.forecast.value}
        onClick={() => (settings.forecast.value = !settings.forecast.value)}
      />
      <BarKey name="settings" glyph="gear" text={t('app.menu.settings')} onClick={() => (dialog.value = { kind: 'settings' })} />
    </header>
  );
};
