import { useEffect, useRef, useState } from 'preact/hooks';
import type { CompetitionView } from '@hexfall/shared/protocol/competitions';
import { competitionTableAddress } from '../net/competitions.js';
import { findLanHost, linkTo } from '../net/links.js';
import { competitionKeyLink, linkCopiedOf, offeredKey, storeCompetitionKey } from '../platform/competitionKeys.js';
import { navigate, pathOfCompetition, pathOfTable, pathOfWall } from '../platform/route.js';
import { MessagePage, NotFoundScreen, WaitingPage } from '../shell/MessagePage.js';
import { Page } from '../shell/Page.js';
import { feedProblemText } from '../text/competitionText.js';
import { t } from '../text/translate.js';
import { AskDialog } from '../ui/AskDialog.js';
import { Button } from '../ui/Button.js';
import { CopyField } from '../ui/CopyField.js';
import { Dialog } from '../ui/Dialog.js';
import { ProblemText } from '../ui/fields.js';
import { Fold } from '../ui/Fold.js';
import { ROOMY, useMediaQuery } from '../ui/hooks.js';
import { lazy, loadingLine } from '../ui/lazy.js';
import { Link } from '../ui/Link.js';
import { QrCode } from '../ui/QrCode.js';
import { Tabs } from '../ui/Tabs.js';
import { isArena } from './arenaView.js';
import type { CompetitionFeed } from './CompetitionFeed.js';
import { Countdown } from './Countdown.js';
import { isRoundOverIn, type OwnPart, ownPart } from './ownPart.js';
import { OwnPlate } from './OwnPlate.js';
import { formatText, momentText, openLine, roundLine } from './pageText.js';
import { EntrantList, Pairings } from './Pairings.js';
import { Standings } from './Standings.js';
import { useRoundCall } from './useRoundCall.js';
import './Competition.css';

/** Most do not look at it. */
const ActLog = lazy(async () => (await import('./ActLog.js')).ActLog, loadingLine);

/** What only an organizer needs is loaded for one. */
const OrganizerFold = lazy(
  async () => (await import('./OrganizerFold.js')).OrganizerFold,
  (hasFailed) => hasFailed && loadingLine(hasFailed),
);

/** Few lose their places. */
const ClaimNotices = lazy(async () => (await import('./Claims.js')).ClaimNotices);

/** How long a board is announced before it opens by itself, in milliseconds. */
const OPENING_MS = 2_500;

interface Shown {
  readonly feed: CompetitionFeed;
  readonly view: CompetitionView;
}

/** The phase of a competition in a few words, with the time that is left. */
const PhaseLine = ({ feed, view }: Shown) => {
  const { phase, rounds, due, regulations } = view;
  const last = rounds.at(-1);
  if (phase === 'closed') return <p class="phase-line">{t('competitionPage.phase.over')}</p>;
  if (!last) {
    const begins = regulations.begins;
    const time =
      begins !== null &&
      t(isArena(view) ? 'competitionPage.arena.begins' : 'competitionPage.phase.begins', {
        time: momentText(begins, feed.serverTime.now()),
      });
    return <p class="phase-line">{[openLine(view), time].filter(Boolean).join(' · ')}</p>;
  }
  const isOver = isRoundOverIn(last);
  return (
    <p class="phase-line">
      {roundLine(view)}
      {last.begun === null && ` · ${t('competitionPage.phase.checkIn')}`}
      {due !== null && (
        <Countdown feed={feed} until={due}>
          {(time) => ` · ${t(isOver ? 'competitionPage.phase.next' : 'competitionPage.phase.left', { time })}`}
        </Countdown>
      )}
    </p>
  );
};

/** What has begun, for screen readers. */
const announcementOf = (view: CompetitionView): string => {
  const { phase, rounds } = view;
  const last = rounds.at(-1);
  if (phase === 'closed') return t('competitionPage.announced.closed');
  if (!last) return t('competitionPage.announced.open');
  if (isArena(view)) return roundLine(view);
  const is = last.begun === null ? 'checkIn' : isRoundOverIn(last) ? 'between' : 'round';
  return t(`competitionPage.announced.${is}`, { round: rounds.length });
};

/** Says what has changed since the page is there; nothing at first. */
const Announcements = ({ view, opening }: { readonly view: CompetitionView; readonly opening: string | null }) => {
  const text = announcementOf(view);
  const [first] = useState(text);
  const [hasChanged, change] = useState(false);
  useEffect(() => {
    if (text !== first) change(true);
  }, [text]);
  return (
    <p class="spoken" role="status">
      {opening === null ? hasChanged && text : t('competitionPage.announced.opens')}
    </p>
  );
};

/** The link that takes what this browser may do along, shown on demand. */
const OwnLink = ({ link, organizes }: { readonly link: string; readonly organizes: boolean }) => (
  <Fold kind="device-link" title={t('app.lobby.otherDevice')}>
    {() => (
      <>
        <p>{organizes ? t('competitionPage.device.organizer') : t('app.lobby.otherDeviceText')}</p>
        <CopyField label={t('app.lobby.otherDevice')} text={link} />
        <QrCode text={link} label={t('matchmaking.qr.seat')} />
      </>
    )}
  </Fold>
);

/** The link to a competition, as a text and as a picture, and the one for another device of the same user. */
const ShareButton = ({ view: { code, you } }: { readonly view: CompetitionView }) => {
  const [isOpen, open] = useState(false);
  const link = linkTo(pathOfCompetition(code));
  const ownLink = competitionKeyLink(code);
  useEffect(() => void findLanHost(), []);
  return (
    <>
      <Button name="share" glyph="share" text={t('app.lobby.share')} onClick={() => open(true)} />
      {isOpen && (
        <Dialog title={t('app.lobby.share')} kind="share" onClose={() => open(false)}>
          <CopyField label={t('competitionPage.link')} text={link} />
          <QrCode text={link} label={t('competitionPage.link')} />
          {ownLink !== null && <OwnLink link={ownLink} organizes={you.organizer} />}
        </Dialog>
      )}
    </>
  );
};

/** Asks which of two keys this browser keeps: its own, or the one that a link has brought. */
const KeyQuestion = ({ feed }: { readonly feed: CompetitionFeed }) => {
  const offered = offeredKey.value;
  if (offered?.code !== feed.code) return null;
  const answered = (): void => void (offeredKey.value = null);
  return (
    <AskDialog
      heading={t('competitionPage.device.heading')}
      explain={t('competitionPage.device.replace')}
      yes={t('competitionPage.device.yes')}
      onClose={answered}
      onYes={() => {
        storeCompetitionKey(feed.code, offered.key, feed.view.peek()?.name ?? feed.code);
        answered();
        feed.wake();
      }}
    />
  );
};

/**
 * The board that opens by itself in a moment: that of a round which begins after the user has checked in on this page, or that the user has waited for in
 * an arena, if it is in sight.
 */
const useOpening = (view: CompetitionView | null, part: OwnPart | null) => {
  const checkedIn = useRef<number | null>(null);
  const [opening, open] = useState<string | null>(null);
  const board = part?.main?.do === 'to-board' ? part.main.code : null;
  if (part?.says.kind === 'arena-waits') checkedIn.current = view?.rounds.length ?? null;
  useEffect(() => {
    if (board === null || view?.rounds.length !== checkedIn.current) return undefined;
    checkedIn.current = null;
    if (document.visibilityState === 'hidden') return undefined;
    open(board);
    return undefined;
  }, [board]);
  useEffect(() => {
    if (opening === null) return undefined;
    const timer = setTimeout(() => navigate(pathOfTable(opening)), OPENING_MS);
    return () => clearTimeout(timer);
  }, [opening]);
  return { opening, stay: () => open(null), noteCheckIn: (round: number) => void (checkedIn.current = round) };
};

const PARTS = ['pairings', 'standings', 'log'] as const;
type PartName = (typeof PARTS)[number];

/** The table as files, and on paper. */
const Files = ({ code }: { readonly code: string }) => (
  <p class="competition-files">
    <a class="link" href={competitionTableAddress(code, 'csv')} download={`${code}.csv`}>
      {t('competitionPage.standings.csv')}
    </a>
    <a class="link" href={competitionTableAddress(code, 'json')} download={`${code}.json`}>
      {t('competitionPage.standings.json')}
    </a>
    <Button name="print" size="small" kind="quiet" text={t('competitionPage.standings.print')} onClick={() => print()} />
  </p>
);

/** Pairings, standings and log: side by side where there is room, else one at a time. */
const Parts = ({ feed, view }: Shown) => {
  const isRoomy = useMediaQuery(ROOMY);
  const [shown, show] = useState<PartName>('pairings');
  const isBegun = view.rounds.length > 0;
  const parts: readonly PartName[] = isBegun ? PARTS : PARTS.filter((part) => part !== 'standings');
  const textOf = (part: PartName): string =>
    part === 'pairings' && !isBegun ? t('competition.entrants') : t(`competitionPage.${part}.heading`);
  const draw = (part: PartName) => {
    if (part === 'log') return <ActLog view={view} now={feed.serverTime.now()} />;
    if (part === 'standings')
      return (
        <>
          <Standings view={view} />
          <Files code={view.code} />
        </>
      );
    return isBegun ? <Pairings view={view} /> : <EntrantList view={view} />;
  };
  if (!isRoomy)
    return (
      <div class="plate competition-part">
        <Tabs
          label={t('competitionPage.parts')}
          tabs={parts}
          shown={parts.includes(shown) ? shown : 'pairings'}
          textOf={textOf}
          onShow={show}
        >
          {draw(parts.includes(shown) ? shown : 'pairings')}
        </Tabs>
      </div>
    );
  return (
    <div class="competition-parts" data-begun={isBegun}>
      {parts.map((part) =>
        part === 'log' ? (
          <section key={part} class="plate competition-part part-log">
            <Fold kind="log-fold" title={textOf(part)}>
              {() => draw(part)}
            </Fold>
          </section>
        ) : (
          <section key={part} class={`plate competition-part part-${part}`} aria-label={textOf(part)}>
            <h2>{textOf(part)}</h2>
            {draw(part)}
          </section>
        ),
      )}
    </div>
  );
};

/** Says since when the server has not answered, and why it has refused what the user did. */
const Problems = ({ feed }: { readonly feed: CompetitionFeed }) => {
  const problem = feed.problem.value;
  const isAway = problem?.kind === 'unreachable';
  const [since, setSince] = useState(0);
  useEffect(() => {
    if (isAway) setSince(feed.serverTime.now());
  }, [isAway]);
  if (isAway) {
    const now = feed.serverTime.now();
    return (
      <p class="problem" role="status" data-part="unreachable">
        {t('competitionPage.unreachable', { time: momentText(since === 0 ? now : since, now) })}
      </p>
    );
  }
  return <ProblemText text={problem === null ? '' : feedProblemText(problem)} />;
};

/** A competition as the server has told it last. */
const ShownCompetition = ({ feed, view }: Shown) => {
  const part = ownPart(view);
  const { opening, stay, noteCheckIn } = useOpening(view, part);
  return (
    <Page kind="competition">
      <header class="competition-head">
        <h1>
          <bdi>{view.name}</bdi>
        </h1>
        <p class="quiet-text">{formatText(view)}</p>
        <PhaseLine feed={feed} view={view} />
        <div class="competition-ways">
          <ShareButton view={view} />
          <Link to={pathOfWall(view.code)} kind="button">
            {t('competitionPage.wall')}
          </Link>
        </div>
        {linkCopiedOf.value === view.code && <p role="status">{t('competition.copied')}</p>}
      </header>
      <KeyQuestion feed={feed} />
      <Announcements view={view} opening={opening} />
      <Problems feed={feed} />
      {view.you.organizer && (
        <div class="claim-notices" role="status">
          {view.you.claims.length > 0 && <ClaimNotices feed={feed} view={view} />}
        </div>
      )}
      <OwnPlate feed={feed} view={view} part={part} opening={opening} onStay={stay} onCheckIn={noteCheckIn} />
      {view.you.organizer && <OrganizerFold feed={feed} view={view} />}
      <Parts feed={feed} view={view} />
    </Page>
  );
};

/** The page of a competition, for everybody. */
export const CompetitionScreen = ({ feed }: { readonly feed: CompetitionFeed }) => {
  const view = feed.view.value;
  const problem = feed.problem.value;
  useRoundCall(feed);
  if (problem?.kind === 'unknown') return <NotFoundScreen text={t('competition.problem.unknown')} />;
  if (view) return <ShownCompetition feed={feed} view={view} />;
  if (!problem) return <WaitingPage />;
  return (
    <MessagePage heading={t('app.connection.lost')} text={feedProblemText(problem)}>
      <Button kind="primary" text={t('app.connection.retry')} onClick={() => feed.wake()} />
    </MessagePage>
  );
};
