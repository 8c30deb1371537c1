import { signal } from '@preact/signals';
import type { ComponentType } from 'preact';
import { useEffect } from 'preact/hooks';
import { t } from '../text/translate.js';
import { Page } from './Page.js';

/** A screen that is not needed to play: it is fetched when somebody goes there. A fetch that fails is tried again the next time. */
export const later = (load: () => Promise<ComponentType>): ComponentType => {
  const loaded = signal<ComponentType | null>(null);
  const failed = signal(false);
  const fetch = async (): Promise<void> => {
    failed.value = false;
    try {
      loaded.value ??= await load();
    } catch {
      failed.value = true;
    }
  };
  return () => {
    useEffect(() => void fetch(), []);
    const Screen = loaded.value;
    if (Screen) return <Screen />;
    return (
      <Page kind="message">
        <p class="waiting" role="status">
          {t(failed.value ? 'app.later.failed' : 'app.later.loading')}
        </p>
        {failed.value && (
          <button type="button" class="button primary" onClick={() => location.reload()}>
            {t('app.connection.reload')}
          </button>
        )}
      </Page>
    );
  };
};
