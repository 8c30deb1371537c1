import competitionTeam from '@hexfall/shared/locales/en/competitionTeam.json';
import type { CompetitionView } from '@hexfall/shared/protocol/competitions';
import { addTexts } from '../text/translate.js';
import type { CompetitionFeed } from './CompetitionFeed.js';
import { LineUpPart } from './LineUpPart.js';
import { TeamEntry } from './TeamEntry.js';
import { TeamSection } from './TeamSection.js';

addTexts({ competitionTeam });

interface Props {
  readonly feed: CompetitionFeed;
  readonly view: CompetitionView;
  /** The way into a team, as the main thing to do or not, or the own team with its line-up. */
  readonly shows: 'main-entry' | 'entry' | 'team';
}

/** What the page of a competition has for persons of teams alone. */
export const TeamPart = ({ feed, view, shows }: Props) =>
  shows === 'team' ? (
    <>
      <LineUpPart feed={feed} view={view} />
      <TeamSection feed={feed} view={view} />
    </>
  ) : (
    <TeamEntry feed={feed} view={view} isMain={shows === 'main-entry'} />
  );
