import { useEffect } from 'preact/hooks';
import { DayMessage } from '../hud/DayMessage.js';
import { route } from '../store/route.js';
import { leaveTable } from '../store/tables.js';
import { t } from '../text/translate.js';
import { GamesScreen } from './GamesScreen.js';
import { later } from './later.js';
import { MatchScreen } from './MatchScreen.js';
import { MissingScreen } from './MissingScreen.js';
import { StartScreen } from './StartScreen.js';

const RulesScreen = later(async () => (await import('./RulesScreen.js')).RulesScreen);
const SandboxScreen = later(async () => (await import('../sandbox/SandboxScreen.js')).SandboxScreen);
const LessonScreen = later(async () => (await import('../lesson/LessonScreen.js')).LessonScreen);
const CreditsScreen = later(async () => (await import('./CreditsScreen.js')).CreditsScreen);

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
    case 'rules':
      return <RulesScreen />;
    case 'sandbox':
      return <SandboxScreen />;
    case 'credits':
      return <CreditsScreen />;
    case 'missing':
      return <MissingScreen text={t('app.missing.page')} />;
    case 'table':
      return <MatchScreen key={here.code} code={here.code} />;
  }
};

/** Everything there is: what the operator has to say, and the page. */
export const App = () => (
  <>
    <DayMessage />
    <Screen />
  </>
);
