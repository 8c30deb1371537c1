import { signal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useLayoutEffect } from 'preact/hooks';
import { CrestSign } from '../ui/CrestSign.js';
import { Glyph } from '../ui/Glyph.js';
import { Link } from '../ui/Link.js';
import { LazySettings } from './LazySettings.js';
import { ownProfile } from '../platform/ownProfile.js';
import { route, type Route } from '../platform/route.js';
import { t } from '../text/translate.js';
import { wasClickedEarly } from './earlyClick.js';
import './Page.css';

/** Where the settings were opened: they stay open while what is shown there arrives. */
const settingsOn = signal<Route | null>(null);

const openSettings = (): void => void (settingsOn.value = route.peek());

/** The frame of every screen but the table: name, ways to the other screens, settings. */
export const Page = ({ children, kind }: { readonly children: ComponentChildren; readonly kind: string }) => {
  useLayoutEffect(() => {
    if (wasClickedEarly('settings')) openSettings();
  }, []);
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
          <button type="button" class="icon-button" data-action="settings" aria-label={t('app.menu.settings')} onClick={openSettings}>
            <Glyph name="gear" />
          </button>
        </nav>
      </header>
      <main id="main" class="page-main">
        {children}
      </main>
      {settingsOn.value === route.value && <LazySettings onClose={() => (settingsOn.value = null)} />}
    </div>
  );
};
