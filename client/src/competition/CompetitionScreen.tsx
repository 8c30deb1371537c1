import { linkCopiedOf } from '../platform/competitionKeys.js';
import { NotFoundScreen, WaitingPage } from '../shell/MessagePage.js';
import { Page } from '../shell/Page.js';
import { feedProblemText } from '../text/competitionText.js';
import { t } from '../text/translate.js';
import { ProblemText } from '../ui/fields.js';
import type { CompetitionFeed } from './CompetitionFeed.js';
import { useRoundCall } from './useRoundCall.js';

/** The page of a competition. */
export const CompetitionScreen = ({ feed }: { readonly feed: CompetitionFeed }) => {
  const view = feed.view.value;
  const problem = feed.problem.value;
  useRoundCall(feed);
  if (problem?.kind === 'unknown') return <NotFoundScreen text={t('competition.problem.unknown')} />;
  const said = problem && feedProblemText(problem);
  if (!view) return <WaitingPage {...(said !== null && { text: said })} />;
  return (
    <Page kind="competition">
      <h1>{view.name}</h1>
      <p>{t(`competition.phase.${view.phase}`)}</p>
      {linkCopiedOf.value === feed.code && <p role="status">{t('competition.copied')}</p>}
      {said !== null && <ProblemText text={said} />}
      <h2>{t('competition.entrants')}</h2>
      {view.entrants.length === 0 ? (
        <p>{t('competition.nobody')}</p>
      ) : (
        <ul>
          {view.entrants.map(({ name }, entrant) => (
            <li key={entrant}>
              <bdi>{name}</bdi>
            </li>
          ))}
        </ul>
      )}
    </Page>
  );
};
