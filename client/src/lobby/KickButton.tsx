import { useState } from 'preact/hooks';
import { Dialog } from '../ui/Dialog.js';
import { t } from '../text/translate.js';

interface Props {
  /** Of the player. */
  readonly name: string;
  /** The creator has confirmed it. */
  readonly onSure: () => void;
}

/** Lets the creator of a table remove a player from a seat, and asks first. */
export const KickButton = ({ name, onSure }: Props) => {
  const [asking, ask] = useState(false);
  return (
    <>
      <button
        type="button"
        class="button small"
        data-action="kick"
        aria-label={t('app.lobby.kickPlayer', { player: name })}
        onClick={() => ask(true)}
      >
        {t('app.lobby.kick')}
      </button>
      {asking && (
        <Dialog title={t('app.lobby.kickTitle', { player: name })} onClose={() => ask(false)} kind="ask">
          <p>{t('app.lobby.kickText')}</p>
          <div class="dialog-actions">
            <button type="button" class="button" data-action="no" autofocus onClick={() => ask(false)}>
              {t('app.cancel')}
            </button>
            <button
              type="button"
              class="button danger"
              data-action="yes"
              onClick={() => {
                ask(false);
                onSure();
              }}
            >
              {t('app.lobby.kick')}
            </button>
          </div>
        </Dialog>
      )}
    </>
  );
};
