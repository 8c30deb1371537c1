import { useState } from 'preact/hooks';
import type { CompetitionView } from '@hexfall/shared/protocol/competitions';
import { MAX_NAME_LENGTH } from '@hexfall/shared/protocol/messages';
import { t } from '../text/translate.js';
import { TextField } from '../ui/fields.js';
import { Fold } from '../ui/Fold.js';
import { EntryForm, type EntryFormProps } from './EntryForm.js';
import { invitedTeam } from './teamText.js';
import './TeamEntry.css';

/** Founds a team: its name and that of the user, who becomes its captain. */
const FoundForm = (props: EntryFormProps) => {
  const [team, setTeam] = useState('');
  return (
    <EntryForm
      {...props}
      action="found-team"
      text={t('competitionTeam.found')}
      lacks={team.trim() === ''}
      enter={(name) => props.feed.foundTeam(name, team.trim())}
    >
      <TextField
        label={t('competitionTeam.name')}
        name="team"
        autocomplete="off"
        required
        maxLength={MAX_NAME_LENGTH}
        value={team}
        onInput={setTeam}
      />
    </EntryForm>
  );
};

/** The way into a competition of teams: who has an invitation joins, everybody else founds a team. */
export const TeamEntry = ({ feed, view, isMain }: EntryFormProps & { readonly view: CompetitionView }) => {
  const team = invitedTeam(view);
  if (!team) return <FoundForm feed={feed} isMain={isMain} />;
  return (
    <div class="team-entry">
      <EntryForm
        feed={feed}
        isMain={isMain}
        action="join-team"
        text={t('competitionTeam.join', { name: team.name })}
        enter={(name) => feed.joinTeam(name, team.invitation)}
      />
      <Fold kind="found-too" title={t('competitionTeam.foundToo')}>
        {() => <FoundForm feed={feed} isMain={false} />}
      </Fold>
    </div>
  );
};
