import { Link } from '../ui/Link.js';
import type { MatchStore } from '../store/MatchStore.js';
import { learnPath } from '../platform/route.js';
import { specialSettings } from '../text/optionText.js';
import { t } from '../text/translate.js';
import './Invitation.css';

/** What somebody with the link of a table is invited to, and by whom; newcomers find the lesson, which leads back here. */
export const Invitation = ({ store }: { readonly store: MatchStore }) => {
  const options = store.options.value;
  if (!options) return null;
  const host = store.seats.value[store.arrangement.value?.host ?? -1]?.name;
  const mode = t(`app.mode.${options.mode}`);
  const unlimited = options.clock === 'none' ? [t('app.option.clocks.none')] : [];
  const settings = [...unlimited, ...specialSettings(options, store.arrangement.value)];
  return (
    <section class="plate invitation">
      <p>
        <strong>{host ? t('newGame.invitation.by', { player: host, mode }) : t('newGame.invitation.to', { mode })}</strong>
      </p>
      <p class="quiet-text">{settings.join(' · ')}</p>
      <Link to={learnPath(store.code.value)} kind="link">
        {t('newGame.invitation.learn')}
      </Link>
    </section>
  );
};
