import type { ComponentType } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { adoptCompetitionKey } from '../platform/competitionKeys.js';
import { route } from '../platform/route.js';
import { adoptTeamInvitation } from '../platform/teamInvitations.js';
import { WaitingPage } from '../shell/MessagePage.js';
import { lazy, loadingText } from '../ui/lazy.js';
import { CompetitionFeed } from './CompetitionFeed.js';
import { CompetitionListScreen } from './CompetitionListScreen.js';
import { type CompetitionForm, proposedCompetition } from './proposedCompetition.js';

const CompetitionScreen: ComponentType<{ readonly feed: CompetitionFeed }> = lazy(
  async () => (await import('./CompetitionScreen.js')).CompetitionScreen,
  (hasFailed) => <WaitingPage text={loadingText(hasFailed)} />,
);

const WallScreen: ComponentType<{ readonly feed: CompetitionFeed }> = lazy(
  async () => (await import('./wall/WallScreen.js')).WallScreen,
  (hasFailed) => <WaitingPage text={loadingText(hasFailed)} />,
);

const NewCompetitionScreen: ComponentType<{ readonly proposed: CompetitionForm | null }> = lazy(
  async () => (await import('./NewCompetitionScreen.js')).NewCompetitionScreen,
  (hasFailed) => <WaitingPage text={loadingText(hasFailed)} />,
);

/** The competition of an address, fed as long as the page is there. */
const Fed = ({ code, isWall }: { readonly code: string; readonly isWall: boolean }) => {
  const feed = useMemo(() => {
    adoptCompetitionKey(code);
    adoptTeamInvitation(code);
    return new CompetitionFeed(code);
  }, [code]);
  useEffect(() => {
    const follow = (): void => (document.visibilityState === 'hidden' ? feed.hide() : feed.wake());
    const wake = (): void => feed.wake();
    feed.start();
    document.addEventListener('visibilitychange', follow);
    for (const event of ['online', 'pageshow']) addEventListener(event, wake);
    return () => {
      feed.stop();
      document.removeEventListener('visibilitychange', follow);
      for (const event of ['online', 'pageshow']) removeEventListener(event, wake);
    };
  }, [feed]);
  return isWall ? <WallScreen feed={feed} /> : <CompetitionScreen feed={feed} />;
};

/** Makes a competition, at first as it has been proposed by another page. */
const NewCompetition = () => {
  const [proposed] = useState(() => proposedCompetition.peek());
  useEffect(() => void (proposedCompetition.value = null), []);
  return <NewCompetitionScreen proposed={proposed} />;
};

/** The pages about competitions. */
export const CompetitionPages = () => {
  const here = route.value;
  if (here.page === 'competition') return <Fed key={here.code} code={here.code} isWall={here.isWall} />;
  return here.page === 'new-competition' ? <NewCompetition /> : <CompetitionListScreen />;
};
