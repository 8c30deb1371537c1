import type { ComponentType } from 'preact';
import { useLoaded } from '../hud/useLoaded.js';
import { t } from '../text/translate.js';
import { Page } from './Page.js';

/** A screen that is not needed to play: it is fetched when it is opened. */
export const lazyScreen = (load: () => Promise<ComponentType>): ComponentType => {
  const Later = () => {
    const Screen = useLoaded(load);
    if (Screen && Screen !== 'failed') return <Screen />;
    return (
      <Page kind="message">
        <p class="waiting" role="status">
          {t(Screen ? 'app.later.failed' : 'app.later.loading')}
        </p>
        {Screen && (
          <button type="button" class="button primary" onClick={() => location.reload()}>
            {t('app.connection.reload')}
          </button>
        )}
      </Page>
    );
  };
  return Later;
};
