import { useSignal } from '@preact/signals';
import { Glyph, type GlyphName } from '../../ui/Glyph.js';
import { Link } from '../../ui/Link.js';
import { LogButton, TurnNumber } from '../../table/TopBar.js';
import { OperatorNoticeButton } from '../../shell/OperatorNotice.js';
import { ReturnLink } from '../../table/links.js';
import { useShortcuts } from '../../store/input/useShortcuts.js';
import { useTable, type TableDialog } from '../../table/TableUi.js';
import { t } from '../../text/translate.js';
import { useCoached } from './CoachedGame.js';
import './CoachPanel.css';
import { Dialog } from '../../ui/Dialog.js';
import { Switch } from '../../ui/Switch.js';
import { learnPath, tableToReturnTo } from '../../platform/route.js';
import { coachSpeaks, LEARNER } from './storedCoachedGame.js';

type Question = 'new' | 'resign';

interface EntryProps {
  readonly name: string;
  readonly glyph: GlyphName;
  readonly text: string;
  readonly onClick: () => void;
  readonly kind?: string;
}

const Entry = ({ name, glyph, text, onClick, kind = '' }: EntryProps) => (
  <button type="button" class={`button ${kind}`} data-action={name} onClick={onClick}>
    <Glyph name={glyph} />
    <span>{text}</span>
  </button>
);

/** The ways out of a coached game and to another one, and what else a table has. */
const CoachedMenu = ({ onClose }: { readonly onClose: () => void }) => {
  const { store, controls, dialog } = useTable();
  const { startNew } = useCoached();
  const asked = useSignal<Question | null>(null);
  const isOver = Boolean(store.playback.shown.value?.outcome);
  const question = asked.value;
  const answer = (): void => {
    onClose();
    if (question === 'resign') controls.send({ do: 'resign' });
    else startNew();
  };
  const open = (what: TableDialog): void => {
    onClose();
    dialog.value = what;
  };
  if (question) {
    return (
      <Dialog key="ask" title={t(question === 'new' ? 'coached.newGame' : 'table.action.resign')} onClose={onClose} kind="ask">
        <p>{t(`coached.sure.${question}`)}</p>
        <div class="dialog-actions">
          <button type="button" class="button" data-action="no" onClick={onClose}>
            {t('app.cancel')}
          </button>
          <button type="button" class="button primary" data-action="yes" autofocus onClick={answer}>
            {t(question === 'new' ? 'coached.newGame' : 'table.confirm.resignYes')}
          </button>
        </div>
      </Dialog>
    );
  }
  return (
    <Dialog key="menu" title={t('coached.menu')} onClose={onClose} kind="menu">
      <Switch name="coach-speaks" text="coached.switch" setting={coachSpeaks} />
      <div class="menu-links">
        <Entry name="tiles" glyph="pile" text={t('sheet.button')} onClick={() => open({ kind: 'tiles', seat: LEARNER })} />
        <Entry name="settings" glyph="gear" text={t('app.menu.settings')} onClick={() => open({ kind: 'settings' })} />
        <ReturnLink kind="button" />
        <Link to={learnPath(tableToReturnTo(location.search))} kind="button">
          <Glyph name="play" />
          <span>{t('coached.lesson')}</span>
        </Link>
        <Entry
          name="new-game"
          glyph="redo"
          text={t('coached.newGame')}
          onClick={() => {
            if (isOver) answer();
            else asked.value = 'new';
          }}
        />
        {!isOver && (
          <Entry name="resign" kind="danger" glyph="flag" text={t('table.action.resign')} onClick={() => (asked.value = 'resign')} />
        )}
        <Link to="/" kind="button">
          <Glyph name="end" />
          <span>{t('coached.leave')}</span>
        </Link>
      </div>
    </Dialog>
  );
};

/** The turn, the question to the coach, and the ways to everything else. */
export const CoachedBar = () => {
  const { store } = useTable();
  const { game } = useCoached();
  const isMenuOpen = useSignal(false);
  useShortcuts('turn', { hint: () => game.ask() });
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
