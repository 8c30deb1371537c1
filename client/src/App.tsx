import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { StartPeopleSpace, StartScreen } from './home/StartScreen.js';
import { MatchScreen } from './match/MatchScreen.js';
import { codeQuestion } from './platform/invitationCode.js';
import { nameQuestion } from './platform/nameQuestion.js';
import { profileKey } from './platform/ownProfile.js';
import { type Route, route } from './platform/route.js';
import { NotFoundScreen } from './shell/MessagePage.js';
import { OperatorNotice } from './shell/OperatorNotice.js';
import { lazyScreen } from './shell/Page.js';
import { UpdateNotice } from './shell/UpdateNotice.js';
import { leaveTable } from './table/currentTable.js';
import { t } from './text/translate.js';
import { lazy, useLoaded } from './ui/lazy.js';
import { Link } from './ui/Link.js';

const GamesScreen = lazyScreen(async () => (await import('./home/GamesScreen.js')).GamesScreen);
const RulesScreen = lazyScreen(async () => (await import('./learn/RulesScreen.js')).RulesScreen);
const SandboxScreen = lazyScreen(async () => (await import('./sandbox/SandboxScreen.js')).SandboxScreen);
const LessonScreen = lazyScreen(async () => (await import('./learn/lesson/LessonScreen.js')).LessonScreen);
const CoachedScreen = lazyScreen(async () => (await import('./learn/coached/CoachedScreen.js')).CoachedScreen);
const LocalLobbyScreen = lazyScreen(async () => (await import('./lobby/LocalLobbyScreen.js')).LocalLobbyScreen);
const LocalScreen = lazyScreen(async () => (await import('./local/LocalScreen.js')).LocalScreen);
const RecordScreen = lazyScreen(async () => (await import('./replay/RecordScreen.js')).RecordScreen);
const PuzzlesScreen = lazyScreen(async () => (await import('./puzzles/PuzzlesScreen.js')).PuzzlesScreen);
const CompetitionPages = lazyScreen(async () => (await import('./competition/CompetitionPages.js')).CompetitionPages);
const PlayerCardScreen = lazyScreen(async () => (await import('./people/PlayerCardScreen.js')).PlayerCardScreen);
const PeopleScreen = lazyScreen(async () => (await import('./people/PeopleScreen.js')).PeopleScreen);
const StatisticsScreen = lazyScreen(async () => (await import('./people/StatisticsScreen.js')).StatisticsScreen);
const RatingsScreen = lazyScreen(async () => (await import('./people/RatingsScreen.js')).RatingsScreen);
const OperatorScreen = lazyScreen(async () => (await import('./operator/OperatorScreen.js')).OperatorScreen);
const CreditsScreen = lazyScreen(async () => (await import('./shell/CreditsScreen.js')).CreditsScreen);

/** The pages that name the window themselves. */
const SETS_TITLE: readonly Route['page'][] = [
  'table',
  'puzzles',
  'puzzle',
  'make-puzzle',
  'course',
  'competitions',
  'new-competition',
  'competition',
];

/** The page that belongs to the address. */
const Screen = (): JSX.Element => {
  const here = route.value;
  const atTable = here.page === 'table';
  const namesWindow = SETS_TITLE.includes(here.page);
  useEffect(() => {
    if (!atTable) leaveTable();
  }, [atTable]);
  useEffect(() => {
    if (!namesWindow) document.title = t('app.title');
  }, [namesWindow]);
  switch (here.page) {
    case 'start':
      return <StartScreen people={profileKey.value !== null && <People space={<StartPeopleSpace />} />} dayPuzzle={<DayPuzzle />} />;
    case 'games':
      return <GamesScreen />;
    case 'learn':
      return <LessonScreen />;
    case 'coached':
      return <CoachedScreen />;
    case 'computer':
    case 'device':
      return <LocalLobbyScreen />;
    case 'local':
      return <LocalScreen />;
    case 'rules':
      return <RulesScreen />;
    case 'sandbox':
      return <SandboxScreen />;
    case 'replay':
      return <RecordScreen />;
    case 'puzzles':
    case 'puzzle':
    case 'make-puzzle':
    case 'course':
      return <PuzzlesScreen />;
    case 'competitions':
    case 'new-competition':
    case 'competition':
      return <CompetitionPages />;
    case 'card':
      return <PlayerCardScreen />;
    case 'people':
      return <PeopleScreen />;
    case 'statistics':
      return <StatisticsScreen />;
    case 'ratings':
      return <RatingsScreen />;
    case 'credits':
      return <CreditsScreen />;
    case 'operator':
      return <OperatorScreen />;
    case 'missing':
      return <NotFoundScreen text={t('app.missing.page')} />;
    case 'table':
      return <MatchScreen key={here.code} code={here.code} moment={here.moment} />;
  }
};

/** Invitations, for those who have a player card. */
const News = lazy(async () => (await import('./people/ProfileNewsBar.js')).ProfileNewsBar);

/** The people of the start page, for those who have a player card. */
const People = lazy(
  async () => (await import('./people/StartPeople.js')).StartPeople,
  (hasFailed, { space }) => (hasFailed ? null : space),
);

const DayPuzzle = lazy(
  async () => (await import('./puzzles/DayPuzzle.js')).DayPuzzle,
  (hasFailed) => hasFailed && <Link to="/puzzles">{t('app.menu.puzzles')}</Link>,
);

const loadQuestions = async () => (await import('./shell/ServerQuestions.js')).ServerQuestions;

/** What the server asks before it makes a table. */
const Questions = () => {
  const Dialogs = useLoaded(loadQuestions);
  useEffect(() => {
    if (Dialogs === 'failed') for (const { value } of [codeQuestion, nameQuestion]) value?.answer(null);
  }, [Dialogs]);
  return Dialogs && Dialogs !== 'failed' ? <Dialogs /> : null;
};

/** Renders the screen, above it the notices of a new version and of the operator, and the invitations. */
export const App = () => (
  <>
    <UpdateNotice />
    <OperatorNotice />
    {profileKey.value !== null && <News />}
    <Screen />
    {(codeQuestion.value ?? nameQuestion.value) && <Questions />}
  </>
);
