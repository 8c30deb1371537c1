import type { Lobby } from '../store/Lobby.js';
import { specialSettings } from '../text/optionText.js';
import { t } from '../text/translate.js';
import './OptionChips.css';

/** What is played at a table, for everyone there: its mode, and in what it differs from the usual game. */
export const OptionChips = ({ store }: { readonly store: Pick<Lobby, 'options' | 'arrangement'> }) => {
  const options = store.options.value;
  if (!options) return null;
  const special = specialSettings(options, store.arrangement.value);
  return (
    <div class="played">
      <p class="played-mode">{t('app.lobby.plays', { mode: t(`app.mode.${options.mode}`) })}</p>
      {special.length > 0 && (
        <ul class="chips">
          {special.map((setting) => (
            <li key={setting}>{setting}</li>
          ))}
        </ul>
      )}
    </div>
  );
};
