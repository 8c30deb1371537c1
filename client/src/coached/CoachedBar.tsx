import { useSignal } from '@preact/signals';
import { Glyph } from '../hud/Glyph.js';
import { Link } from '../hud/Link.js';
import { OperatorNoticeButton } from '../hud/OperatorNotice.js';
import { useTable } from '../hud/TableUi.js';
import { turnText } from '../hud/TopBar.js';
import { t } from '../text/translate.js';
import { CoachedMenu } from './CoachedMenu.js';
import { useCoached } from './coachedScope.js';

/** The turn, the question to the coach, and the ways to everything else. */
export const CoachedBar = () => {
  const { store, dialog } = useTable();
  const { game } = useCoached();
  const isMenuOpen = useSignal(false);
  const turn = store.playback.shown.value?.turn;
  return (
    <header class="top-bar coached-bar">
      <Link to="/" kind="brand" label={t('app.back')}>
        {t('app.title')}
      </Link>
      <h1 class="spoken">{store.heading.value}</h1>
      {turn && <span class="turn-number">{turnText(turn.number, turn.phase === 'setup', turn.additional !== null)}</span>}
      <span class="grow" />
      <button
        type="button"
        class="button small ask-coach"
        data-action="ask-coach"
        aria-label={t('coached.ask')}
        title={t('coached.ask')}
        disabled={!game.canAsk.value}
        onClick={() => game.ask()}
      >
        <Glyph name="info" />
        <span aria-hidden="true">{t('coached.ask')}</span>
      </button>
      <OperatorNoticeButton />
      <button
        type="button"
        class="icon-button log-button"
        aria-label={t('table.log.heading')}
        onClick={() => (dialog.value = { kind: 'log' })}
      >
        <Glyph name="log" />
      </button>
      <button
        type="button"
        class="icon-button"
        data-action="menu"
        aria-label={t('table.panel.menu')}
        onClick={() => (isMenuOpen.value = true)}
      >
        <Glyph name="menu" />
      </button>
      {isMenuOpen.value && <CoachedMenu onClose={() => (isMenuOpen.value = false)} />}
    </header>
  );
};
