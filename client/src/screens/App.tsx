import { useEffect } from 'preact/hooks';
import { route } from '../store/route.js';
import { leaveTable } from '../store/tables.js';
import { t } from '../text/translate.js';
import { CreditsScreen } from './CreditsScreen.js';
import { GamesScreen } from './GamesScreen.js';
import { LearnScreen } from './LearnScreen.js';
import { MatchScreen } from './MatchScreen.js';
import { MissingScreen } from './MissingScreen.js';
import { RulesScreen } from './RulesScreen.js';
import { SandboxDoor } from './SandboxDoor.js';
import { StartScreen } from './StartScreen.js';

/** The page that belongs to the address. */
export const App = () => {
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
      return <LearnScreen />;
    case 'rules':
      return <RulesScreen />;
    case 'sandbox':
      return <SandboxDoor />;
    case 'credits':
      return <CreditsScreen />;
    case 'missing':
      return <MissingScreen text={t('app.missing.page')} />;
    case 'table':
      return <MatchScreen key={here.code} code={here.code} />;
  }
};
