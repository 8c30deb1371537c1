import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import type { Result } from '@hexfall/shared/model/result';
import type { CompetitionView, EntrantMade } from '@hexfall/shared/protocol/competitions';
import { MAX_NAME_LENGTH } from '@hexfall/shared/protocol/messages';
import { settings } from '../platform/settings.js';
import type { FeedProblem } from '../text/competitionText.js';
import { t } from '../text/translate.js';
import { Button } from '../ui/Button.js';
import { Form, TextField } from '../ui/fields.js';
import { Fold } from '../ui/Fold.js';
import type { CompetitionFeed } from './CompetitionFeed.js';
import { invitedTeam } from './teamText.js';
import './TeamEntry.css';

interface FormProps {
  readonly feed: CompetitionFeed;
  readonly isMain: boolean;
}

interface EntryProps extends FormProps {
  readonly action: string;
  readonly text: string;
  /** Whether a field of it is empty. */
  readonly lacks: boolean;
  readonly children?: ComponentChildren;
  readonly enter: (name: string) => Promise<Result<EntrantMade, FeedProblem>>;
}

/** A form with the name of the user, which is that of the settings unless another one is written. */
const EntryForm = ({ feed, isMain, action, text, lacks, children, enter }: EntryProps) => {
  const [name, setName] = useState(settings.name.value);
  const submit = async (): Promise<void> => {
    const entered = await enter(name.trim());
    if (entered.ok) settings.name.value = name.trim();
  };
  return (
    <Form class="enter-form" onSubmit={submit}>
      {children}
      <TextField
        label={t('competitionPage.do.name')}
        name="name"
        autocomplete="nickname"
        enterkeyhint="go"
        required
        maxLength={MAX_NAME_LENGTH}
        value={name}
        onInput={setName}
      />
      <Button
        submits
        name={action}
        kind={isMain ? 'primary' : 'plain'}
        size={isMain ? 'large' : 'usual'}
        text={text}
        disabled={feed.isBusy.value || name.trim() === '' || lacks}
      />
    </Form>
  );
};

/** Founds a team: its name and that of the user, who becomes its captain. */
const FoundForm = (props: FormProps) => {
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
export const TeamEntry = ({ feed, view, isMain }: FormProps & { readonly view: CompetitionView }) => {
  const team = invitedTeam(view);
  if (!team) return <FoundForm feed={feed} isMain={isMain} />;
  return (
    <div class="team-entry">
      <EntryForm
        feed={feed}
        isMain={isMain}
        action="join-team"
        text={t('competitionTeam.join', { name: team.name })}
        lacks={false}
        enter={(name) => feed.joinTeam(name, team.invitation)}
      />
      <Fold kind="found-too" title={t('competitionTeam.foundToo')}>
        {() => <FoundForm feed={feed} isMain={false} />}
      </Fold>
    </div>
  );
};
