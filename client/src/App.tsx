import { useEffect } from 'preact/hooks';
import { OperatorNotice } from './hud/OperatorNotice.js';
import { UpdateNotice } from './hud/UpdateNotice.js';
import { route } from './store/route.js';
import { leaveTable } from './tables/currentTable.js';
import { t } from './text/translate.js';
import { GamesScreen } from './screens/GamesScreen.js';
import { lazyScreen } from './screens/lazyScreen.js';
import { MatchScreen } from './screens/MatchScreen.js';
import { NotFoundScreen } from './screens/NotFoundScreen.js';
import { StartScreen } from './screens/StartScreen.js';

const RulesScreen = lazyScreen(async () => (await import('./screens/RulesScreen.js')).RulesScreen);
const SandboxScreen = lazyScreen(async () => (await import('./sandbox/SandboxScreen.js')).SandboxScreen);
const LessonScreen = lazyScreen(async () => (await import('./lesson/LessonScreen.js')).LessonScreen);
const CoachedScreen = lazyScreen(async () => (await import('./coached/CoachedScreen.js')).CoachedScreen);
const RecordScreen = lazyScreen(async () => (await import('./screens/RecordScreen.js')).RecordScreen);
const CreditsScreen = lazyScreen(async () => (await import('./screens/CreditsScreen.js')).CreditsScreen);

/** The page that belongs to the address. */
const Screen = () => {
  const here = route.value;
  const atTable = here.page === 'table';
  useEffect(() => {
    if (!atTable) leaveTable();
  }, [atTable]);
  useEffect(() => {
    // A table names the window itself.
    if (!atTable) document.title = t('app.title');
  }, [atTable]);
  switch (here.page) {
    case 'start':
      return <StartScreen />;
    case 'games':
      return <GamesScreen />;
    case 'learn':
      return <LessonScreen />;
    case 'coached':
      return <CoachedScreen />;
    case 'rules':
      return <RulesScreen />;
    case 'sandbox':
      return <SandboxScreen />;
    case 'replay':
      return <RecordScreen />;
    case 'credits':
      return <CreditsScreen />;
    case 'missing':
      return <NotFoundScreen text={t('app.missing.page')} />;
    case 'table':
      return <MatchScreen key={here.code} code={here.code} moment={here.moment} />;
  }
};

/** Everything there is: a newer version, what the operator has to say, and the page. */
export const App = () => (
  <>
    <UpdateNotice />
    <OperatorNotice />
    <Screen />
  </>
);
