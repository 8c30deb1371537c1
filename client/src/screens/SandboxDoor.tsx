import { signal } from '@preact/signals';
import type { ComponentType } from 'preact';
import { useEffect } from 'preact/hooks';
import { t } from '../text/translate.js';
import { Page } from './Page.js';

/** Loaded when somebody goes there: nobody needs it to play. */
const sandboxScreen = signal<ComponentType | null>(null);
const loadSandbox = async (): Promise<void> => {
  sandboxScreen.value ??= (await import('../sandbox/SandboxScreen.js')).SandboxScreen;
};

/** The sandbox, or the wait for it. */
export const SandboxDoor = () => {
  useEffect(() => void loadSandbox(), []);
  const SandboxScreen = sandboxScreen.value;
  if (SandboxScreen) return <SandboxScreen />;
  return (
    <Page kind="message">
      <p class="waiting" role="status">
        {t('app.sandbox.opening')}
      </p>
    </Page>
  );
};
