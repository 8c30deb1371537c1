import { useEffect, useState } from 'preact/hooks';
import type { Person, PersonRequest } from '@hexfall/shared/protocol/profiles';
import { CrestSign } from '../ui/CrestSign.js';
import { Link } from '../ui/Link.js';
import { requestPersonChange, requestPersonRemoval } from '../net/profiles.js';
import { settings } from '../platform/settings.js';
import { pathOfTable } from '../platform/route.js';
import { t } from '../text/translate.js';
import { personProblem } from './playerCard.js';
import { useInvite } from './useInvite.js';
import './PeopleScreen.css';

interface Props {
  readonly person: Person;
  readonly profile: string;
  /** After something has changed on the server. */
  readonly onChange: () => void;
}

/** Somebody one has played with: whether they are here, the last match, and what one can do. */
export const PersonLine = ({ person, profile, onChange }: Props) => {
  const { id, name, crest, last, times, shows, shown, place } = person;
  const { invite, busy, problem, setProblem } = useInvite(profile);
  /** What was chosen, until the server has said so. */
  const [wish, setWish] = useState<boolean | null>(null);
  useEffect(() => setWish(null), [shows]);
  const change = async (body: PersonRequest): Promise<void> => {
    const answer = await requestPersonChange(profile, id, body);
    if (answer.ok) return onChange();
    setWish(null);
    setProblem(personProblem(answer.error));
  };
  const remove = async (): Promise<void> => {
    const answer = await requestPersonRemoval(profile, id);
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
      <label class="choice">
        <input
          type="checkbox"
          name="shows"
          checked={wish ?? shows}
          onChange={({ currentTarget: { checked } }) => {
            setWish(checked);
            void change({ shows: checked });
          }}
        />
        <span>
          {t('profile.people.show')}
          {shows !== shown && <small class="person-wish">{t(shows ? 'profile.people.waits' : 'profile.people.asked', { name })}</small>}
        </span>
      </label>
      <span class="person-keys">
        <button
          type="button"
          class="button primary small"
          data-action="invite"
          aria-label={t('profile.people.inviteName', { name })}
          disabled={busy}
          onClick={() => void invite(id)}
        >
          {t('profile.people.invite')}
        </button>
        <button
          type="button"
          class="button small"
          data-action="block"
          aria-label={t('profile.people.blockName', { name })}
          onClick={() => void change({ blocked: true })}
        >
          {t('profile.people.block')}
        </button>
        <button
          type="button"
          class="button quiet small"
          data-action="remove"
          aria-label={t('profile.people.removeName', { name })}
          onClick={() => void remove()}
        >
          {t('profile.people.remove')}
        </button>
      </span>
      <p class="problem" role="alert">
        {problem}
      </p>
    </li>
  );
};
