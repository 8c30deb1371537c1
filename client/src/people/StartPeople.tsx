import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import type { PersonPresence } from '@hexfall/shared/protocol/profiles';
import { profileKey, startPeopleShown } from '../platform/ownProfile.js';
import { t } from '../text/translate.js';
import { Button } from '../ui/Button.js';
import { CrestSign } from '../ui/CrestSign.js';
import { ProblemText } from '../ui/fields.js';
import { Link } from '../ui/Link.js';
import { profileNews } from './playerCard.js';
import { useInvite } from './useInvite.js';

/** The number of people on the start page. */
const SHOWN = 5;

const List = ({ people, profile }: { readonly people: readonly PersonPresence[]; readonly profile: string }) => {
  const { invite, busy, problem } = useInvite(profile);
  return (
    <section class="plate start-people" data-part="start-people">
      <h2>{t('profile.people.heading')}</h2>
      <ul>
        {people.map(({ id, name, crest, place }) => (
          <li key={id} data-place={place}>
            <CrestSign crest={crest} />
            <span class="start-person">
              <strong>
                <bdi>{name}</bdi>
              </strong>
              <span class="person-place">{t(`profile.people.${place}`)}</span>
            </span>
            <Button
              name="invite"
              size="small"
              text={t('profile.people.invite')}
              label={t('profile.people.inviteName', { name })}
              disabled={busy}
              onClick={() => void invite(id)}
            />
          </li>
        ))}
      </ul>
      <ProblemText text={problem} />
      <Link to="/players">{t('profile.people.all')}</Link>
    </section>
  );
};

/** Lists people from past games who are here or have played lately, if both have agreed to be seen. @param space the content before the server answers. */
export const StartPeople = ({ space }: { readonly space: ComponentChildren }) => {
  const news = profileNews.value;
  const profile = profileKey.value;
  const people = news === null || news === 'failed' ? [] : [...news.present, ...news.lately].slice(0, SHOWN);
  useEffect(() => {
    if (news !== null && news !== 'failed') startPeopleShown.value = people.length;
  }, [news]);
  if (news === null) return <>{space}</>;
  return people.length === 0 || profile === null ? null : <List people={people} profile={profile} />;
};
