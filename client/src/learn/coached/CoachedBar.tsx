import { useSignal } from '@preact/signals';
import { Glyph } from '../../ui/Glyph.js';
import { Link } from '../../ui/Link.js';
import { LogButton } from '../../table/LogButton.js';
import { OperatorNoticeButton } from '../../shell/OperatorNotice.js';
import { ReturnLink } from '../../table/links.js';
import { useTable } from '../../table/TableUi.js';
import { TurnNumber } from '../../table/TopBar.js';
import { t } from '../../text/translate.js';
import { CoachedMenu } from './CoachedMenu.js';
import { useCoached } from './coachedScope.js';
import './CoachPanel.css';

/** The turn, the question to the coach, and the ways to everything else. */
export const CoachedBar = () => {
  const { store } = useTable();
  const { game } = useCoached();
  const isMenuOpen = useSignal(false);
  return (
    <header class="top-bar coached-bar">
      <Link to="/" kind="brand">
        {t('app.title')}
      </Link>
      <h1 class="spoken">{store.heading.value}</h1>
      <TurnNumber />
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
      <ReturnLink />
      <OperatorNoticeButton />
      <LogButton />
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
