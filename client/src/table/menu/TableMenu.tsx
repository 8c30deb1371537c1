import { useContext, useLayoutEffect, useRef, useState } from 'preact/hooks';
import tableMenu from '@hexfall/shared/locales/en/tableMenu.json';
import { newVersion, reloadPage } from '../../offline/newVersion.js';
import { areKept } from '../../platform/seatKeys.js';
import { addTexts, t, type TextKey } from '../../text/translate.js';
import { Button } from '../../ui/Button.js';
import { Dialog } from '../../ui/Dialog.js';
import { Glyph, type GlyphName } from '../../ui/Glyph.js';
import { Link } from '../../ui/Link.js';
import { SeriesLine } from '../SeriesLine.js';
import { TableSlots, useTable } from '../TableUi.js';
import { HelpPage } from './HelpPage.js';
import { MatchButtons, SubstituteButtons } from './MatchButtons.js';
import { MenuGroup } from './MenuGroup.js';
import { SharePage } from './SharePage.js';
import './TableMenu.css';

addTexts({ tableMenu });

/** What the menu shows in the place of its first page. */
export type MenuPage = 'help' | 'share' | 'substitute';

const TITLES = {
  help: 'tableMenu.help',
  share: 'tableMenu.share',
  substitute: 'tableMenu.substitute',
} as const satisfies Record<MenuPage, TextKey>;

interface RowProps {
  readonly glyph: GlyphName;
  readonly title: string;
  /** What is found there. */
  readonly about: string;
}

const RowText = ({ glyph, title, about }: RowProps) => (
  <>
    <Glyph name={glyph} />
    <span class="menu-row-text">
      <strong>{title}</strong> <span class="quiet-text">{about}</span>
    </span>
  </>
);

const Row = ({ name, onClick, ...text }: RowProps & { readonly name: string; readonly onClick: () => void }) => (
  <Button isBare class="menu-row" name={name} onClick={onClick}>
    <RowText {...text} />
  </Button>
);

/** The way to the first page, and what becomes of the match then. */
const LeaveRow = () => {
  const { store } = useTable();
  const { isKept } = useContext(TableSlots);
  const code = store.online?.code.value ?? null;
  const isHeld = code !== null && store.mine.value.length > 0 && areKept(code);
  const about = isHeld ? 'tableMenu.leaveSeat' : isKept?.value ? 'tableMenu.leaveGame' : 'tableMenu.leaveTable';
  return (
    <Link to="/" kind="menu-row leave-row">
      <RowText glyph="end" title={t('tableMenu.leave')} about={t(about)} />
    </Link>
  );
};

interface FirstProps {
  readonly onOpen: (page: MenuPage) => void;
  readonly onClose: () => void;
}

/** The match first, then the ways to everything else. */
const FirstPage = ({ onOpen, onClose }: FirstProps) => {
  const { store, dialog, labels } = useTable();
  return (
    <>
      <SeriesLine store={store} name={labels.value.name} />
      {newVersion.value && (
        <Button
          name="update"
          kind="primary"
          glyph="info"
          text={`${t('offline.newVersion')} ${t('offline.reload')}`}
          onClick={() => void reloadPage()}
        />
      )}
      <MenuGroup heading={t(store.playback.shown.value?.outcome ? 'tableMenu.over' : 'tableMenu.match')}>
        <MatchButtons onSubstitute={() => onOpen('substitute')} onClose={onClose} />
      </MenuGroup>
      <div class="menu-rows">
        <Row name="menu-help" glyph="info" title={t('tableMenu.help')} about={t('tableMenu.helpAbout')} onClick={() => onOpen('help')} />
        <Row
          name="settings"
          glyph="gear"
          title={t('app.menu.settings')}
          about={t('tableMenu.settingsAbout')}
          onClick={() => (dialog.value = { kind: 'settings' })}
        />
        <Row
          name="menu-share"
          glyph="share"
          title={t('tableMenu.share')}
          about={t('tableMenu.shareAbout')}
          onClick={() => onOpen('share')}
        />
        <LeaveRow />
      </div>
    </>
  );
};

/** The menu of a table: the match, help, settings, what can be shared and saved, and the way out. */
export const TableMenu = ({ onClose }: { readonly onClose: () => void }) => {
  const { store } = useTable();
  const [page, open] = useState<MenuPage | null>(null);
  const place = useRef<HTMLDivElement>(null);
  const left = useRef<MenuPage | null>(null);
  useLayoutEffect(() => {
    const dialog = place.current?.closest('dialog');
    const former = left.current;
    left.current = page;
    if (!dialog || page === former) return;
    dialog.scrollTop = 0;
    dialog.querySelector<HTMLElement>(`[data-action="${page === null ? `menu-${former}` : 'back'}"]`)?.focus();
  }, [page]);
  return (
    <Dialog
      title={page === null ? store.heading.value : t(TITLES[page])}
      onClose={onClose}
      back={page === null ? undefined : { label: t('tableMenu.back'), onBack: () => open(null) }}
      kind="menu table-menu"
    >
      <div class="menu-page" data-page={page ?? 'first'} ref={place}>
        {page === null && <FirstPage onOpen={open} onClose={onClose} />}
        {page === 'help' && <HelpPage />}
        {page === 'share' && <SharePage onClose={onClose} />}
        {page === 'substitute' && <SubstituteButtons onClose={onClose} />}
      </div>
    </Dialog>
  );
};
