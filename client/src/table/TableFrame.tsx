import type { ComponentChildren } from 'preact';
import { OperatorNoticeButton } from '../shell/OperatorNotice.js';
import { t } from '../text/translate.js';
import { Link } from '../ui/Link.js';
import { BoardStage } from './BoardStage.js';
import type { BoardBinding } from './liveBoard.js';
import { NoticeBar } from './NoticeBar.js';
import { ReplayFacts } from './replay/ReplayFacts.js';
import { type TableUi, TableUiContext } from './TableUi.js';
import { TileCard } from './tiles/TileCard.js';
import './TableScreen.css';
import './TopBar.css';

interface BarProps {
  /** For styles. */
  readonly kind?: string;
  /** Beside the name of the program. */
  readonly lead: ComponentChildren;
  /** The buttons, at the other end. */
  readonly children: ComponentChildren;
}

/** The bar above a board: the way home, what is played, and the buttons. */
export const Bar = ({ kind, lead, children }: BarProps) => (
  <header class={kind === undefined ? 'top-bar' : `top-bar ${kind}`}>
    <Link to="/" kind="brand">
      {t('app.title')}
    </Link>
    {lead}
    <span class="grow" />
    <OperatorNoticeButton />
    {children}
  </header>
);

interface FrameProps {
  readonly ui: TableUi;
  /** For styles. */
  readonly kind?: string;
  /** What the board shows and does; that of a match if left out. */
  readonly mode?: BoardBinding;
  readonly bar: ComponentChildren;
  /** Above the board: the players, or what is to be done. */
  readonly players: ComponentChildren;
  /** What happens to the connection and the match, at the top of the board. */
  readonly news?: ComponentChildren;
  /** What lies over the board, as the result. */
  readonly over?: ComponentChildren;
  /** Below the board: what can be done. */
  readonly desk: ComponentChildren;
  /** Beside the board, above the tile shown. */
  readonly panels?: ComponentChildren;
  /** Beside the board, below it: what can be scrolled. */
  readonly rest?: ComponentChildren;
  /** Dialogs. */
  readonly children?: ComponentChildren;
}

/** The frame of everything that is played on a board: the board in the middle, and around it what belongs to it. */
export const TableFrame = ({ ui, kind, mode, bar, players, news, over, desk, panels, rest, children, ...attributes }: FrameProps) => (
  <TableUiContext.Provider value={ui}>
    <div class={kind === undefined ? 'table' : `table ${kind}`} {...attributes}>
      {bar}
      {players}
      <main class="middle" id="main">
        {news && <div class="news">{news}</div>}
        <BoardStage {...(mode && { mode })} />
        <NoticeBar />
        {over}
      </main>
      {desk}
      <aside class="side">
        <ReplayFacts />
        {panels}
        <TileCard />
        {rest !== undefined && <div class="side-rest">{rest}</div>}
      </aside>
      {children}
    </div>
  </TableUiContext.Provider>
);
