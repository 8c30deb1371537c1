import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { CompetitionView } from '@hexfall/shared/protocol/competitions';
import { fetchWall } from '../../net/competitions.js';
import { findLanHost, linkTo } from '../../net/links.js';
import { pathOfCompetition, pathOfTable } from '../../platform/route.js';
import { MessagePage, NotFoundScreen, WaitingPage } from '../../shell/MessagePage.js';
import { feedProblemText } from '../../text/competitionText.js';
import { t } from '../../text/translate.js';
import { BoardThumbnail } from '../../ui/BoardThumbnail.js';
import { Button, IconButton } from '../../ui/Button.js';
import { Emblem } from '../../ui/Emblem.js';
import { Glyph } from '../../ui/Glyph.js';
import { ROOMY, useMediaQuery, usePolled } from '../../ui/hooks.js';
import { lazy, loadingLine } from '../../ui/lazy.js';
import { Link } from '../../ui/Link.js';
import { isArena } from '../arenaView.js';
import type { CompetitionFeed } from '../CompetitionFeed.js';
import { Countdown } from '../Countdown.js';
import { isRoundOverIn } from '../ownPart.js';
import { openLine, roundLine } from '../pageText.js';
import { Podium } from '../Podium.js';
import { useRoundCall } from '../useRoundCall.js';
import { columnsFor, PAGE_BOARDS } from './boardGrid.js';
import { boardsAfter, type BoardSide, type ShownBoard, shownBoard, type ToldBoards } from './shownBoards.js';
import { usePageTurns } from './wallPages.js';
import { boardStateText, boardText } from './wallText.js';
import '../../ui/pictures.css';
import './WallScreen.css';

/** From one question for the boards to the next, in milliseconds. */
const ASK_MS = 2000;

/** Up to how many boards have room for larger letters. */
const FEW_BOARDS = 4;

const QrPicture = lazy(
  async () => (await import('../../ui/QrPicture.js')).QrPicture,
  (hasFailed) => hasFailed && loadingLine(hasFailed),
);

interface Shown {
  readonly feed: CompetitionFeed;
  readonly view: CompetitionView;
}

/** The boards of the last round, asked for as long as the page is in sight. */
const useBoards = (code: string, round: number): ToldBoards | null => {
  const told = useRef<ToldBoards | null>(null);
  const ask = async (): Promise<ToldBoards | null> => {
    const answer = await fetchWall(code, told.current?.version ?? null);
    if (answer.ok && answer.value) told.current = boardsAfter(told.current, answer.value);
    return answer.ok ? told.current : null;
  };
  return usePolled(ask, ASK_MS, String(round)).latest;
};

/** Round and phase, and the time that is left, large enough for a whole room. */
const WallHead = ({ feed, view, children }: Shown & { readonly children?: ComponentChildren }) => {
  const { name, phase, rounds, due } = view;
  const last = rounds.at(-1);
  const words = [last ? roundLine(view) : openLine(view)];
  if (last?.begun === null) words.push(t('competitionPage.phase.checkIn'));
  if (phase === 'closed') words.splice(0, words.length, t('competitionPage.phase.over'));
  const isOver = last !== undefined && isRoundOverIn(last);
  return (
    <header class="boards-head">
      <Link to={pathOfCompetition(view.code)} kind="icon-button" label={t('wall.back')}>
        <Glyph name="back" />
      </Link>
      <div class="boards-title">
        <h1>
          <bdi>{name}</bdi>
        </h1>
        <p class="boards-phase">{words.join(' · ')}</p>
      </div>
      {children}
      {phase !== 'closed' && due !== null && (
        <p class="boards-clock">
          <Countdown feed={feed} until={due}>
            {(time) => t(isOver ? 'competitionPage.phase.next' : 'competitionPage.phase.left', { time })}
          </Countdown>
        </p>
      )}
    </header>
  );
};

const SideLine = ({ side: { name, army, hq, isActing, hasWon, isHere } }: { readonly side: BoardSide }) => (
  <span class="boards-side" data-acting={isActing || undefined} data-won={hasWon || undefined}>
    {army && <Emblem livery={army} />}
    <bdi>{name}</bdi>
    {isHere === true && <Glyph name="check" />}
    {hq !== null && <b>{hq}</b>}
  </span>
);

/** A board: who plays, the toughness of both HQs, and the position; it leads to the table. */
const BoardCard = ({ shown, isLatest }: { readonly shown: ShownBoard; readonly isLatest: boolean }) => {
  const { board, label, sides, read, table, phase, struck } = shown;
  const content = (
    <>
      <span class="spoken">{boardText(shown)}</span>
      <span class="boards-content" aria-hidden="true">
        {sides.map((side, seat) => (
          <SideLine key={seat} side={side} />
        ))}
        <span class="boards-stage">
          <span class="boards-number">{label}</span>
          {read && <BoardThumbnail table={read} targets={struck} />}
          <span class="boards-state">{boardStateText(shown)}</span>
        </span>
      </span>
    </>
  );
  return (
    <li
      class="boards-card"
      data-board={board}
      data-phase={phase}
      data-bare={read === null || undefined}
      data-latest={isLatest || undefined}
    >
      {table === null ? (
        <div class="boards-link">{content}</div>
      ) : (
        <Link to={pathOfTable(table)} kind="boards-link">
          {content}
        </Link>
      )}
    </li>
  );
};

interface PagesProps {
  readonly count: number;
  readonly boards: number;
  readonly turns: ReturnType<typeof usePageTurns>;
}

/** Which boards are shown, as dots, and what turns to others. */
const PageControls = ({ count, boards, turns: { page, show, turns, toggle } }: PagesProps) => (
  <nav class="boards-pages" aria-label={t('wall.pages')}>
    <IconButton name="previous" glyph="backward" label={t('wall.previous')} shortcut="ArrowLeft" repeats onClick={() => show(page - 1)} />
    {Array.from({ length: count }, (_, index) => (
      <Button
        key={index}
        isBare
        class="boards-dot"
        label={t('wall.page', { from: index * PAGE_BOARDS + 1, to: Math.min(boards, (index + 1) * PAGE_BOARDS) })}
        aria-current={index === page ? 'page' : undefined}
        onClick={() => show(index)}
      />
    ))}
    <IconButton name="next" glyph="forward" label={t('wall.next')} shortcut="ArrowRight" repeats onClick={() => show(page + 1)} />
    {turns !== null && (
      <IconButton name="turning" glyph={turns ? 'pause' : 'play'} label={t(turns ? 'wall.pause' : 'wall.turn')} onClick={toggle} />
    )}
  </nav>
);

/** The boards of a round: all that fit the window, twelve at a time; one below the other where they would be too small. */
const Boards = ({ feed, view, told: { boards: all, latest } }: Shown & { readonly told: ToldBoards }) => {
  const inOrder = all.map((board) => shownBoard(board, view));
  // The latest boards of an arena come first.
  const boards = isArena(view) ? inOrder.reverse() : inOrder;
  const isRoomy = useMediaQuery(ROOMY);
  const list = useRef<HTMLUListElement>(null);
  const count = isRoomy ? Math.max(1, Math.ceil(boards.length / PAGE_BOARDS)) : 1;
  const turns = usePageTurns(count, () => list.current?.matches(':hover, :focus-within') ?? false);
  const isShown = (index: number): boolean => count === 1 || Math.floor(index / PAGE_BOARDS) === turns.page;
  const most = Math.min(boards.length, PAGE_BOARDS);
  const columns = columnsFor(most, innerWidth / innerHeight);
  return (
    <>
      <WallHead feed={feed} view={view}>
        {count > 1 && <PageControls count={count} boards={boards.length} turns={turns} />}
      </WallHead>
      <ul
        ref={list}
        class="boards-list"
        aria-label={t('wall.boards', { round: view.rounds.length })}
        data-few={most <= FEW_BOARDS || undefined}
        style={{ '--columns': columns, '--rows': Math.ceil(most / columns) }}
      >
        {boards.map((shown, index) =>
          isShown(index) ? (
            <BoardCard key={shown.board} shown={shown} isLatest={shown.board === latest} />
          ) : (
            <li key={shown.board} class="spoken">
              {boardText(shown)}
            </li>
          ),
        )}
      </ul>
    </>
  );
};

/** How to enter, and who has. */
const Entry = ({ view }: { readonly view: CompetitionView }) => {
  const link = linkTo(pathOfCompetition(view.code));
  const names = view.entrants.flatMap(({ name, status }) => (status === 'left' ? [] : [name]));
  useEffect(() => void findLanHost(), []);
  return (
    <div class="boards-entry">
      <div class="boards-qr">
        <QrPicture text={link} label={t('competitionPage.link')} />
        <p>{t('wall.enter', { link })}</p>
      </div>
      <section class="boards-entrants" tabIndex={0} aria-label={t('competition.entrants')}>
        {names.length === 0 && <p class="quiet-text">{t('competition.nobody')}</p>}
        <ol class="boards-names">
          {names.map((name) => (
            <li key={name}>
              <bdi>{name}</bdi>
            </li>
          ))}
        </ol>
      </section>
    </div>
  );
};

/** What is to be seen in the phase of the competition. */
const WallContent = ({ feed, view }: Shown) => {
  const round = view.rounds.length;
  const told = useBoards(view.code, round);
  const isTold = view.phase === 'running' && told?.round === round;
  // An arena begins without boards.
  const hasBoards = isTold && (told.count > 0 || !isArena(view));
  if (hasBoards) return <Boards feed={feed} view={view} told={told} />;
  return (
    <>
      <WallHead feed={feed} view={view} />
      {view.phase === 'closed' ? (
        round > 0 && <Podium view={view} />
      ) : round === 0 || isTold ? (
        <Entry view={view} />
      ) : (
        <p class="waiting">{t('app.later.loading')}</p>
      )}
    </>
  );
};

/** The boards of a competition for a whole room: on a projector, or beside one's own match. */
export const WallScreen = ({ feed }: { readonly feed: CompetitionFeed }) => {
  const view = feed.view.value;
  const problem = feed.problem.value;
  useRoundCall(feed);
  if (problem?.kind === 'unknown') return <NotFoundScreen text={t('competition.problem.unknown')} />;
  if (!view) {
    if (!problem) return <WaitingPage />;
    return (
      <MessagePage heading={t('app.connection.lost')} text={feedProblemText(problem)}>
        <Button kind="primary" text={t('app.connection.retry')} onClick={() => feed.wake()} />
      </MessagePage>
    );
  }
  return (
    <main class="boards-page" id="main">
      {problem?.kind === 'unreachable' && (
        <p class="problem" role="status">
          {feedProblemText(problem)}
        </p>
      )}
      <WallContent feed={feed} view={view} />
    </main>
  );
};
