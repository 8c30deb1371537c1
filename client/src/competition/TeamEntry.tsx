import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import type { Result } from '@hexfall/shared/model/result';
import type { CompetitionView, EntrantMade } from '@hexfall/shared/protocol/competitions';
import { MAX_NAME_LENGTH } from '@hexfall/shared/protocol/messages';
import { settings } from '../platform/settings.js';
import { teamInvitation } from '../platform/teamInvitations.js';
import type { FeedProblem } from '../text/competitionText.js';
import { listOf, t } from '../text/translate.js';
import { Button } from '../ui/Button.js';
import { Form, TextField } from '../ui/fields.js';
import { Fold } from '../ui/Fold.js';
import type { CompetitionFeed } from './CompetitionFeed.js';
import type { OwnStateText } from './ownText.js';

/** A team that the user is invited to. */
interface InvitedTeam {
  readonly name: string;
  readonly invitation: string;
  /** The names of those who are in it. */
  readonly persons: readonly string[];
}

/** Returns the team that the invitation of this browser is for; null without one, or if the team has left. */
const invitedTeam = ({ code, entrants }: CompetitionView): InvitedTeam | null => {
  const invitation = teamInvitation(code);
  const { team = null, name = '', status } = entrants[invitation?.entrant ?? -1] ?? {};
  if (!invitation || !team || status === 'left') return null;
  return { name, invitation: invitation.secret, persons: team.persons.map((person) => person.name) };
};

/** What is said to somebody who may found a team, or join one. */
export const teamEntryText = (view: CompetitionView): OwnStateText => {
  const team = invitedTeam(view);
  if (!team) return { title: t('competitionPage.team.outside'), lines: [t('competitionPage.team.outsideText')] };
  return {
    title: t('competitionPage.team.invited', { name: team.name }),
    lines: [t('competitionPage.team.invitedText', { names: listOf(team.persons) })],
  };
};

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
      text={t('competitionPage.team.found')}
      lacks={team.trim() === ''}
      enter={(name) => props.feed.foundTeam(name, team.trim())}
    >
      <TextField
        label={t('competitionPage.team.name')}
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
        text={t('competitionPage.team.join', { name: team.name })}
        lacks={false}
        enter={(name) => feed.joinTeam(name, team.invitation)}
      />
      <Fold kind="found-too" title={t('competitionPage.team.foundToo')}>
        {() => <FoundForm feed={feed} isMain={false} />}
      </Fold>
    </div>
  );
};
