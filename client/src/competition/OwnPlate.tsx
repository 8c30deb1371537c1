import type { CompetitionView } from '@hexfall/shared/protocol/competitions';
import { navigate, pathOfTable } from '../platform/route.js';
import { doneOrWhyNot } from '../text/competitionText.js';
import { listOf, t } from '../text/translate.js';
import { AskButton } from '../ui/AskDialog.js';
import { Button } from '../ui/Button.js';
import { Fold } from '../ui/Fold.js';
import { lazy } from '../ui/lazy.js';
import { isArena } from './arenaView.js';
import type { CompetitionFeed } from './CompetitionFeed.js';
import { Countdown } from './Countdown.js';
import { EntryForm, type EntryFormProps } from './EntryForm.js';
import { boardOfPerson } from './ownPairing.js';
import { type MainAction, mayClaim, mayPause, type OwnPart, takesEntrants } from './ownPart.js';
import { actsForEntrant, hasTeams, missingIn, ownTeam } from './ownTeam.js';
import { ownStateText } from './ownText.js';
import { personName, personText, resultText, roundText, scoreText } from './pageText.js';
import { Podium } from './Podium.js';
import { proposedCompetition } from './proposedCompetition.js';
import { roundResults } from './roundResults.js';
import { teamEntryText } from './teamText.js';

/** Only guests of a competition that runs need it. */
const ClaimFold = lazy(async () => (await import('./Claims.js')).ClaimFold);

/** Only competitions of teams need it. */
const TeamPart = lazy(async () => (await import('./TeamPart.js')).TeamPart);

/** Enters the competition as a person. */
const EnterForm = ({ feed, isMain }: EntryFormProps) => (
  <EntryForm
    feed={feed}
    isMain={isMain}
    action="enter-competition"
    text={t('competitionPage.do.enter')}
    enter={(name) => feed.enter({ name })}
  />
);

interface Props {
  readonly feed: CompetitionFeed;
  readonly view: CompetitionView;
  readonly part: OwnPart;
  /** The board that opens by itself in a moment; null for none. */
  readonly opening: string | null;
  /** The user wants to stay on this page instead. */
  readonly onStay: () => void;
  /** The user has checked in on this page, or waits in an arena. */
  readonly onCheckIn: (round: number) => void;
}

/** Proposes a new competition with the regulations of this one. */
const playAgain = ({ regulations, options }: CompetitionView): void => {
  proposedCompetition.value = { regulations: { ...regulations, begins: null }, options, listed: false };
  navigate('/competitions/new');
};

/** What announcing a round is called. */
const announcingText = (view: CompetitionView, round: number): string => {
  if (isArena(view)) return t('competitionPage.arena.begin');
  return t(round === 1 ? 'competitionPage.do.begin' : 'competitionPage.do.announce', { round });
};

/** The one thing that the user does next. */
const MainButton = ({ feed, view, main, onCheckIn }: Pick<Props, 'feed' | 'view' | 'onCheckIn'> & { readonly main: MainAction }) => {
  const look = { kind: 'primary', size: 'large', name: main.do, disabled: feed.isBusy.value } as const;
  switch (main.do) {
    case 'enter':
      return hasTeams(view) ? <TeamPart feed={feed} view={view} shows="main-entry" /> : <EnterForm feed={feed} isMain />;
    case 'enter-again':
      return (
        <Button {...look} text={t('competitionPage.do.enterAgain')} onClick={() => void feed.act({ do: 'enter', entrant: main.entrant })} />
      );
    case 'announce':
      return (
        <Button
          {...look}
          text={announcingText(view, main.round)}
          disabled={main.lacks ? t('competitionPage.do.lacks') : feed.isBusy.value}
          onClick={() => {
            if (!main.lacks) void feed.act({ do: 'announce', round: main.round });
          }}
        />
      );
    case 'begin':
      return <BeginButton feed={feed} view={view} round={main.round} isMain />;
    case 'check-in':
      return (
        <Button
          {...look}
          class="check-in-button"
          glyph="check"
          text={t('competitionPage.do.checkIn')}
          onClick={() => {
            onCheckIn(main.round);
            void feed.checkIn(main.round);
          }}
        />
      );
    case 'to-board':
      return <Button {...look} disabled={false} text={t('competitionPage.do.toBoard')} onClick={() => navigate(pathOfTable(main.code))} />;
    case 'resume':
      return (
        <Button
          {...look}
          text={t('competitionPage.do.resume')}
          onClick={() => void feed.act({ do: 'pause', entrant: main.entrant, on: false })}
        />
      );
    case 'wait':
    case 'stop-waiting':
      return (
        <Button
          {...look}
          kind={main.do === 'wait' ? 'primary' : 'plain'}
          text={t(main.do === 'wait' ? 'competitionPage.arena.wait' : 'competitionPage.arena.stopWaiting')}
          onClick={() => {
            if (main.do === 'wait') onCheckIn(view.rounds.length);
            void feed.wait(main.do === 'wait');
          }}
        />
      );
    case 'again':
      return <Button {...look} text={t('competitionPage.do.again')} onClick={() => playAgain(view)} />;
  }
};

/** Begins a round before everybody is here; asks if that is a loss for somebody. */
export const BeginButton = ({
  feed,
  view,
  round,
  isMain,
}: Pick<Props, 'feed' | 'view'> & { readonly round: number; readonly isMain: boolean }) => {
  const missing = missingIn(view);
  return (
    <AskButton
      name="begin"
      kind={isMain ? 'primary' : 'plain'}
      size={isMain ? 'large' : 'usual'}
      text={t('competitionPage.do.beginNow')}
      disabled={feed.isBusy.value}
      asks={missing.length > 0}
      heading={t('competitionPage.do.beginNow')}
      explain={t(hasTeams(view) ? 'competitionPage.team.beginText' : 'competitionPage.do.beginText', {
        names: listOf(missing.map((one) => personText(view, one))),
      })}
      yes={t('competitionPage.do.beginNow')}
      act={() => doneOrWhyNot(feed.act({ do: 'begin', round }))}
    />
  );
};

/** The board on which the user has played for a team in a round, from 0. */
const OwnBoard = ({ view, round, entrant }: { readonly view: CompetitionView; readonly round: number; readonly entrant: number }) => {
  const pairing = view.rounds[round]?.pairings.find(({ entrants }) => entrants.includes(entrant));
  if (!pairing || !hasTeams(view)) return null;
  const [side, other] = pairing.entrants[0] === entrant ? ([0, 1] as const) : ([1, 0] as const);
  const board = boardOfPerson(pairing, side, view.you.person);
  const bout = board === null ? undefined : pairing.result?.boards[board];
  const opponent = pairing.entrants[other];
  const person = bout?.persons[other] ?? null;
  if (!bout || board === null || bout.unplayed || opponent === null || person === null) return null;
  return (
    <>
      <span class="own-path-board">
        {t('competitionPage.team.ownBoard', { board: board + 1, name: personName(view, opponent, person) })}
      </span>
      <span class="figures">{resultText(bout, side)}</span>
    </>
  );
};

/** The matches of an entrant, round by round. */
const OwnPath = ({ view, entrant }: { readonly view: CompetitionView; readonly entrant: number }) => (
  <section class="own-path">
    <h3>{t('competitionPage.own.path')}</h3>
    <ol>
      {(roundResults(view)[entrant] ?? []).map((result, index) => (
        <li key={index}>
          <span class="own-path-round">{t('competitionPage.pairings.roundN', { round: index + 1 })}</span>
          <span>{scoreText(view, result)}</span>
          {result.how === 'played' && <span class="figures">{roundText(result)}</span>}
          <OwnBoard view={view} round={index} entrant={entrant} />
        </li>
      ))}
    </ol>
  </section>
);

/** What is left of the time to check in, as a number and a bar. */
const CheckInTime = ({ feed, view, until }: Pick<Props, 'feed' | 'view'> & { readonly until: number }) => (
  <p class="check-in-time">
    <Countdown feed={feed} until={until}>
      {(left, ms) => (
        <>
          <span class="time-bar" aria-hidden="true" style={{ '--left': `${Math.min(100, ms / (10 * view.regulations.checkIn))}%` }} />
          <strong>{left}</strong> {t('competitionPage.own.toCheckIn')}
        </>
      )}
    </Countdown>
  </p>
);

/** What an entrant can do besides: pause, and leave. */
const MoreActions = ({ feed, view, part }: Pick<Props, 'feed' | 'view' | 'part'>) => {
  const { entrant } = view.you;
  if (entrant === null || view.phase === 'closed' || view.entrants[entrant]?.status === 'left' || !actsForEntrant(view)) return null;
  const isTeam = ownTeam(view) !== null;
  return (
    <div class="row">
      {mayPause(part, view) && (
        <Button
          name="pause"
          text={t('competitionPage.do.pause')}
          disabled={feed.isBusy.value}
          onClick={() => void feed.act({ do: 'pause', entrant, on: true })}
        />
      )}
      <AskButton
        name="leave"
        kind="quiet"
        text={t(isTeam ? 'competitionPage.team.withdraw' : 'competitionPage.do.leave')}
        disabled={feed.isBusy.value}
        asks={isTeam || view.phase === 'running'}
        heading={t(isTeam ? 'competitionPage.team.withdraw' : 'competitionPage.do.leave')}
        explain={t(isTeam ? 'competitionPage.team.withdrawText' : 'competitionPage.do.leaveText')}
        yes={t('competitionPage.do.leaveYes')}
        act={() => doneOrWhyNot(feed.act({ do: 'leave', entrant }))}
      />
    </div>
  );
};

/** The part of the page that is about the user: what is happening, and the one thing to do next. */
export const OwnPlate = ({ feed, view, part, opening, onStay, onCheckIn }: Props) => {
  const { says, main } = part;
  const isTeamEntry = says.kind === 'outside' && says.round === 1 && hasTeams(view);
  const { title, lines } = isTeamEntry ? teamEntryText(view) : ownStateText(view, says, feed.serverTime.now());
  const { entrant, organizer } = view.you;
  const isGathering = (says.kind === 'check-in' || says.kind === 'here' || says.kind === 'organizes-check-in') && view.due !== null;
  const mayEnterToo = entrant === null && organizer && takesEntrants(view);
  return (
    <section class="plate own-plate" data-says={says.kind}>
      <div class="own-words">
        <h2>{opening === null ? title : t('competitionPage.own.opens')}</h2>
        {lines.map((line) => line !== '' && <p key={line}>{line}</p>)}
        {isGathering && <CheckInTime feed={feed} view={view} until={view.due} />}
        {says.kind === 'over' && view.rounds.length > 0 && <Podium view={view} />}
      </div>
      <div class="own-actions">
        {main && <MainButton feed={feed} view={view} main={main} onCheckIn={onCheckIn} />}
        {opening !== null && <Button name="stay" text={t('competitionPage.do.stay')} onClick={onStay} />}
        <MoreActions feed={feed} view={view} part={part} />
      </div>
      {ownTeam(view) && <TeamPart feed={feed} view={view} shows="team" />}
      {says.kind === 'over' && entrant !== null && view.rounds.length > 0 && !isArena(view) && <OwnPath view={view} entrant={entrant} />}
      {mayClaim(view) && <ClaimFold feed={feed} view={view} />}
      {mayEnterToo && (
        <Fold kind="enter-too" title={t('competitionPage.do.enterToo')}>
          {() => (hasTeams(view) ? <TeamPart feed={feed} view={view} shows="entry" /> : <EnterForm feed={feed} isMain={false} />)}
        </Fold>
      )}
    </section>
  );
};
