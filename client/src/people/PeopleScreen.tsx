import { useEffect, useState } from 'preact/hooks';
import type { PersonRequest } from '@hexfall/shared/protocol/httpRequests';
import type { PeopleList, Person } from '@hexfall/shared/protocol/profiles';
import { fetchPeople, requestPersonChange, requestPersonRemoval } from '../net/profiles.js';
import { profileKey } from '../platform/ownProfile.js';
import { pathOfTable } from '../platform/route.js';
import { settings } from '../platform/settings.js';
import { Nothing } from '../shell/EmptyState.js';
import { Page } from '../shell/Page.js';
import { t } from '../text/translate.js';
import { Button } from '../ui/Button.js';
import { CrestSign } from '../ui/CrestSign.js';
import { Checkbox, ProblemText } from '../ui/fields.js';
import { usePolled } from '../ui/hooks.js';
import { Link } from '../ui/Link.js';
import { answerToCard, personProblem } from './playerCard.js';
import { useInvite } from './useInvite.js';
import './PeopleScreen.css';

interface Props {
  readonly person: Person;
  readonly profile: string;
  /** After something has changed on the server. */
  readonly onChange: () => void;
}

/** Somebody one has played with: whether they are here, the last match, and what one can do. */
const PersonLine = ({ person, profile, onChange }: Props) => {
  const { id, name, crest, last, times, shows, shown, place } = person;
  const { invite, busy, problem, setProblem } = useInvite(profile);
  /** What was chosen, until the server has said so. */
  const [wish, setWish] = useState<boolean | null>(null);
  useEffect(() => setWish(null), [shows]);
  const change = async (body: PersonRequest): Promise<void> => {
    const answer = await answerToCard(requestPersonChange(profile, id, body));
    if (answer.ok) return onChange();
    setWish(null);
    setProblem(personProblem(answer.error));
  };
  const remove = async (): Promise<void> => {
    const answer = await answerToCard(requestPersonRemoval(profile, id));
    if (answer.ok) onChange();
    else setProblem(personProblem(answer.error));
  };
  return (
    <li class="person" data-place={place}>
      <span class="person-who">
        <CrestSign crest={crest} />
        <strong>
          <bdi>{name}</bdi>
        </strong>
        {place && <span class="tag person-place">{t(`profile.people.${place}`)}</span>}
      </span>
      <span class="quiet-text">
        {t('profile.people.times', { count: times })}
        {' · '}
        {last.code === null ? t('profile.people.last') : <Link to={pathOfTable(last.code)}>{t('profile.people.last')}</Link>}{' '}
        {new Date(last.at).toLocaleDateString(settings.language.value)}
      </span>
      <Checkbox
        name="shows"
        checked={wish ?? shows}
        onChange={(isChecked) => {
          setWish(isChecked);
          void change({ shows: isChecked });
        }}
      >
        {t('profile.people.show')}
        {shows !== shown && <small class="person-wish">{t(shows ? 'profile.people.waits' : 'profile.people.asked', { name })}</small>}
      </Checkbox>
      <span class="person-buttons">
        <Button
          name="invite"
          kind="primary"
          size="small"
          text={t('profile.people.invite')}
          label={t('profile.people.inviteName', { name })}
          disabled={busy}
          onClick={() => void invite(id)}
        />
        <Button
          name="block"
          size="small"
          text={t('profile.people.block')}
          label={t('profile.people.blockName', { name })}
          onClick={() => void change({ blocked: true })}
        />
        <Button
          name="remove"
          kind="quiet"
          size="small"
          text={t('profile.people.remove')}
          label={t('profile.people.removeName', { name })}
          onClick={() => void remove()}
        />
      </span>
      <ProblemText text={problem} />
    </li>
  );
};

const REFRESH_MS = 20_000;

const Blocked = ({
  list,
  profile,
  onChange,
}: {
  readonly list: PeopleList['blocked'];
  readonly profile: string;
  readonly onChange: () => void;
}) => {
  const [problem, setProblem] = useState('');
  if (list.length === 0) return null;
  const unblock = async (id: string): Promise<void> => {
    const answer = await answerToCard(requestPersonChange(profile, id, { blocked: false }));
    setProblem(answer.ok ? '' : personProblem(answer.error));
    if (answer.ok) onChange();
  };
  return (
    <details class="plate" data-part="blocked">
      <summary>
        <h2>{t('profile.people.blocked')}</h2>
      </summary>
      <p class="quiet-text">{t('profile.people.blockedText')}</p>
      <ul class="people">
        {list.map(({ id, name, crest }) => (
          <li key={id} class="person">
            <span class="person-who">
              <CrestSign crest={crest} />
              <strong>
                <bdi>{name}</bdi>
              </strong>
            </span>
            <span class="person-buttons">
              <Button
                name="unblock"
                size="small"
                text={t('profile.people.unblock')}
                label={t('profile.people.unblockName', { name })}
                onClick={() => void unblock(id)}
              />
            </span>
          </li>
        ))}
      </ul>
      <ProblemText text={problem} />
    </details>
  );
};

/** Said where there are no people yet, for those without a card with the way to one. */
const Nobody = ({ text, isNew = false }: { readonly text: string; readonly isNew?: boolean }) => (
  <Nothing name="people" text={text}>
    {isNew && (
      <Link to="/card" kind="button primary large">
        {t('profile.make')}
      </Link>
    )}
  </Nothing>
);

const People = ({ profile }: { readonly profile: string }) => {
  const [changes, count] = useState(0);
  const ask = async (): Promise<PeopleList | null> => {
    const answer = await answerToCard(fetchPeople(profile));
    return answer.ok ? answer.value : null;
  };
  const { latest, failed } = usePolled(ask, REFRESH_MS, `${profile} ${changes}`);
  const onChange = (): void => count((before) => before + 1);
  return (
    <>
      {failed && <ProblemText text={t('profile.problem.unreachable')} />}
      {!latest && !failed && (
        <p class="waiting" role="status">
          {t('app.later.loading')}
        </p>
      )}
      {latest && latest.people.length === 0 && <Nobody text={t('profile.people.none')} />}
      {latest && latest.people.length > 0 && (
        <section class="plate" data-part="people">
          <ul class="people">
            {latest.people.map((person) => (
              <PersonLine key={person.id} person={person} profile={profile} onChange={onChange} />
            ))}
          </ul>
        </section>
      )}
      {latest && <Blocked list={latest.blocked} profile={profile} onChange={onChange} />}
    </>
  );
};

/** The people one has played with. */
export const PeopleScreen = () => {
  const profile = profileKey.value;
  return (
    <Page kind="people">
      <h1>{t('profile.people.heading')}</h1>
      {profile === null ? <Nobody text={t('profile.people.noCard')} isNew /> : <People profile={profile} />}
      {profile !== null && (
        <p>
          <Link to="/card" kind="button">
            {t('profile.heading')}
          </Link>
        </p>
      )}
    </Page>
  );
};
