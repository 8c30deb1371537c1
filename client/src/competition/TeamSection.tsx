import { mostPersons } from '@hexfall/shared/competition/teams';
import type { CompetitionView, TeamPersonView } from '@hexfall/shared/protocol/competitions';
import { teamInvitation, teamInvitationLink } from '../platform/teamInvitations.js';
import { doneOrWhyNot } from '../text/competitionText.js';
import { t } from '../text/translate.js';
import { AskButton } from '../ui/AskDialog.js';
import { CopyField } from '../ui/CopyField.js';
import { Fold } from '../ui/Fold.js';
import { QrCode } from '../ui/QrCode.js';
import type { CompetitionFeed } from './CompetitionFeed.js';
import { takesEntrants } from './ownPart.js';
import { type OwnTeam, ownTeam } from './ownTeam.js';
import './TeamSection.css';

interface Props {
  readonly feed: CompetitionFeed;
  readonly view: CompetitionView;
}

interface TeamProps extends Props {
  readonly team: OwnTeam;
}

/** What somebody can do with a person of the own team: go again before round 1, and as captain remove another one or hand over. */
const PersonActions = ({ feed, view, team, one }: TeamProps & { readonly one: TeamPersonView }) => {
  const { entrant, isCaptain } = team;
  const { name, person } = one;
  const isOwn = person === team.person;
  const look = { size: 'small', kind: 'quiet', disabled: feed.isBusy.value } as const;
  const mayGo = view.phase === 'open' && isOwn !== isCaptain;
  return (
    <>
      {isCaptain && !isOwn && (
        <AskButton
          {...look}
          name="hand-over"
          text={t('competitionTeam.handOver')}
          label={`${t('competitionTeam.handOver')}: ${name}`}
          heading={t('competitionTeam.handOver')}
          explain={t('competitionTeam.handOverText', { name })}
          yes={t('competitionTeam.handOver')}
          act={() => doneOrWhyNot(feed.act({ do: 'captain', entrant, person }))}
        />
      )}
      {mayGo && (
        <AskButton
          {...look}
          name="remove-person"
          text={t(isOwn ? 'competitionPage.do.leave' : 'competitionTeam.remove')}
          label={isOwn ? undefined : `${t('competitionTeam.remove')}: ${name}`}
          heading={t(isOwn ? 'competitionTeam.leave' : 'competitionTeam.remove')}
          explain={t(isOwn ? 'competitionTeam.goText' : 'competitionTeam.removeText', { name })}
          yes={t(isOwn ? 'competitionTeam.leave' : 'competitionTeam.remove')}
          act={() => doneOrWhyNot(feed.act({ do: 'remove', entrant, person }))}
        />
      )}
    </>
  );
};

/** The persons of the own team. */
const Persons = (props: TeamProps) => (
  <ul class="team-persons">
    {props.team.persons.map((one) => (
      <li key={one.person}>
        <bdi>{one.name}</bdi>
        {one.person === props.team.captain && <span class="tag">{t('competitionPage.team.captain')}</span>}
        {one.person === props.team.person && <span class="tag">{t('competitionTeam.you')}</span>}
        <span class="team-actions">
          <PersonActions {...props} one={one} />
        </span>
      </li>
    ))}
  </ul>
);

/** The link by which others join the team of a captain: the browser in which it was made has it. */
const Invitation = ({ feed, view, team }: TeamProps) => {
  const invitation = teamInvitation(view.code);
  const link = invitation?.entrant === team.entrant ? teamInvitationLink(view.code, invitation) : null;
  return (
    <div class="team-invitation">
      <p>{t(link === null ? 'competitionTeam.noInvitation' : 'competitionTeam.invitationText')}</p>
      {link !== null && (
        <>
          <CopyField label={t('competitionTeam.invitation')} text={link} />
          <QrCode text={link} label={t('competitionTeam.invitation')} />
        </>
      )}
      <AskButton
        name="renew-invitation"
        size="small"
        text={t('competitionTeam.renew')}
        disabled={feed.isBusy.value}
        asks={link !== null}
        heading={t('competitionTeam.renew')}
        explain={t('competitionTeam.renewText')}
        yes={t('competitionTeam.renew')}
        act={() => doneOrWhyNot(feed.renewInvitation(team.entrant))}
      />
    </div>
  );
};

/** The own team: who is in it, and for its captain the invitation to it. It is folded away from round 1 on. */
export const TeamSection = ({ feed, view }: Props) => {
  const team = ownTeam(view);
  if (!team || view.phase === 'closed') return null;
  const mayInvite = team.isCaptain && takesEntrants(view) && team.persons.length < mostPersons(view.regulations);
  const shown = (
    <>
      <Persons feed={feed} view={view} team={team} />
      {mayInvite && <Invitation feed={feed} view={view} team={team} />}
    </>
  );
  const heading = t('competitionTeam.own', { name: team.name });
  if (view.phase !== 'open')
    return (
      <Fold kind="own-team" title={heading}>
        {() => shown}
      </Fold>
    );
  return (
    <section class="own-team">
      <h3>{heading}</h3>
      {shown}
    </section>
  );
};
