import type { ComponentType } from 'preact';
import { lazy, loadingText } from '../ui/lazy.js';
import { t } from '../text/translate.js';
import { Page } from './Page.js';

/** A screen that is not needed to play: it is fetched when it is opened. */
export const lazyScreen = (load: () => Promise<ComponentType>): ComponentType =>
  lazy(load, (hasFailed) => (
    <Page kind="message">
      <p class="waiting" role="status">
        {loadingText(hasFailed)}
      </p>
      {hasFailed && (
        <button type="button" class="button primary" onClick={() => location.reload()}>
          {t('app.connection.reload')}
        </button>
      )}
    </Page>
  ));
