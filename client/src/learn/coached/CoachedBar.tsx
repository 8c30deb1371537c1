import { useSignal } from '@preact/signals';
import { learnPath, tableToReturnTo } from '../../platform/route.js';
import { SHORTCUTS } from '../../store/input/shortcuts.js';
import { useShortcuts } from '../../store/input/useShortcuts.js';
import { ReturnLink } from '../../table/links.js';
import { Bar } from '../../table/TableFrame.js';
import { type TableDialog, useTable } from '../../table/TableUi.js';
import { LogButton, TurnNumber } from '../../table/TopBar.js';
import { t } from '../../text/translate.js';
import { AskDialog } from '../../ui/AskDialog.js';
import { Button, IconButton } from '../../ui/Button.js';
import { Dialog } from '../../ui/Dialog.js';
import { Switch } from '../../ui/fields.js';
import { Glyph } from '../../ui/Glyph.js';
import { Link } from '../../ui/Link.js';
import { useCoached } from './CoachedGame.js';
import { coachSpeaks, LEARNER } from './storedCoachedGame.js';
import './CoachPanel.css';

type Question = 'new' | 'resign';

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
      <AskDialog
        key="ask"
        kind="primary"
        heading={t(question === 'new' ? 'coached.newGame' : 'table.action.resign')}
        explain={t(`coached.sure.${question}`)}
        yes={t(question === 'new' ? 'coached.newGame' : 'table.confirm.resignYes')}
        onYes={answer}
        onClose={onClose}
      />
    );
  }
  return (
    <Dialog key="menu" title={t('coached.menu')} onClose={onClose} kind="menu">
      <Switch name="coach-speaks" text="coached.switch" setting={coachSpeaks} />
      <div class="menu-links">
        <Button
          name="tiles"
          glyph="pile"
          text={t('sheet.button')}
          shortcut={SHORTCUTS.page.tiles[0]}
          onClick={() => open({ kind: 'tiles', seat: LEARNER })}
        />
        <Button name="settings" glyph="gear" text={t('app.menu.settings')} onClick={() => open({ kind: 'settings' })} />
        <ReturnLink kind="button" />
        <Link to={learnPath(tableToReturnTo(location.search))} kind="button">
          <Glyph name="play" />
          <span>{t('coached.lesson')}</span>
        </Link>
        <Button
          name="new-game"
          glyph="redo"
          text={t('coached.newGame')}
          onClick={() => {
            if (isOver) answer();
            else asked.value = 'new';
          }}
        />
        {!isOver && (
          <Button name="resign" kind="danger" glyph="flag" text={t('table.action.resign')} onClick={() => (asked.value = 'resign')} />
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
    <Bar
      kind="coached-bar"
      lead={
        <>
          <h1 class="spoken">{store.heading.value}</h1>
          <TurnNumber />
        </>
      }
    >
      <Button
        name="ask-coach"
        size="small"
        class="ask-coach"
        glyph="info"
        text={t('coached.ask')}
        about={t('coached.ask')}
        disabled={!game.canAsk.value}
        onClick={() => game.ask()}
      />
      <ReturnLink />

      <LogButton />
      <IconButton name="menu" glyph="menu" label={t('table.panel.menu')} onClick={() => (isMenuOpen.value = true)} />
      {isMenuOpen.value && <CoachedMenu onClose={() => (isMenuOpen.value = false)} />}
    </Bar>
  );
};
