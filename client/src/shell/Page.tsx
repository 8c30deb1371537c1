import { signal } from '@preact/signals';
import type { ComponentChildren, ComponentType } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { ownProfile } from '../platform/ownProfile.js';
import { type Route, route } from '../platform/route.js';
import { t } from '../text/translate.js';
import { Button, IconButton } from '../ui/Button.js';
import { CrestSign } from '../ui/CrestSign.js';
import { Dialog } from '../ui/Dialog.js';
import { Glyph } from '../ui/Glyph.js';
import { keepFocusNear } from '../ui/keepFocus.js';
import { lazy, loadingLine, loadingText } from '../ui/lazy.js';
import { Link } from '../ui/Link.js';
import './Page.css';

interface Props {
  readonly title: string;
  readonly kind: string;
  readonly hasFailed: boolean;
  readonly onClose: () => void;
}

/** A window whose content is on its way. */
export const LoadingDialog = ({ title, kind, hasFailed, onClose }: Props) => (
  <Dialog title={title} onClose={onClose} kind={kind}>
    {loadingLine(hasFailed)}
  </Dialog>
);

/** The settings, fetched when opened. They arrive in a moment, so no window shows that they are loading. */
export const LazySettings = lazy(
  async () => (await import('./SettingsDialog.js')).SettingsDialog,
  (hasFailed, { onClose }) => hasFailed && <LoadingDialog title={t('app.menu.settings')} kind="settings" hasFailed onClose={onClose} />,
);

/** Whether the button with that `data-action` is what was clicked last before the scripts had run (see earlyClicks.ts). */
export const wasClickedEarly = (action: string): boolean => document.documentElement.dataset['earlyClick'] === action;

/** From now on clicks are handled by what is drawn. */
export const endEarlyClicks = (): void => void (document.documentElement.dataset['earlyClick'] = 'over');

/** Where the settings were opened: they stay open while what is shown there arrives. */
const settingsOn = signal<Route | null>(null);

const openSettings = (): void => void (settingsOn.value = route.peek());

/** The frame of every screen but the table: name, ways to the other screens, settings. */
export const Page = ({ children, kind }: { readonly children: ComponentChildren; readonly kind: string }) => {
  useLayoutEffect(() => {
    if (wasClickedEarly('settings')) openSettings();
  }, []);
  const main = useRef<HTMLElement>(null);
  useEffect(() => keepFocusNear(document.body, () => main.current), []);
  return (
    <div class={`page page-${kind}`}>
      <a class="skip-link" href="#main">
        {t('app.skipToContent')}
      </a>
      <header class="page-head">
        <Link to="/" kind="brand">
          {t('app.title')}
        </Link>
        <nav class="page-nav">
          <Link to="/rules">{t('app.menu.rules')}</Link>
          <Link to="/credits">{t('app.menu.credits')}</Link>
          <Link to="/card" kind="card-link" label={t('crest.card')}>
            {ownProfile.value ? <CrestSign crest={ownProfile.value.crest} isSilent /> : <Glyph name="people" />}
          </Link>
          <IconButton name="settings" glyph="gear" label={t('app.menu.settings')} onClick={openSettings} />
        </nav>
      </header>
      <main id="main" class="page-main" ref={main}>
        {children}
      </main>
      {settingsOn.value === route.value && <LazySettings onClose={() => (settingsOn.value = null)} />}
    </div>
  );
};

/** Names the window after what a screen shows. */
export const useWindowTitle = (title: string): void => {
  useEffect(() => {
    document.title = `${title} · ${t('app.title')}`;
  }, [title]);
};

/** A screen that is not needed to play: it is fetched when it is opened. */
export const lazyScreen = (load: () => Promise<ComponentType>): ComponentType =>
  lazy(load, (hasFailed) => (
    <Page kind="message">
      <p class="waiting" role="status">
        {loadingText(hasFailed)}
      </p>
      {hasFailed && <Button kind="primary" text={t('app.connection.reload')} onClick={() => location.reload()} />}
    </Page>
  ));
