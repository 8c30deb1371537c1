import { ICON_CREDITS } from '@hexfall/shared/picture/icons/sources';
import { addressOf } from '../net/address.js';
import { fetchVersion } from '../net/api.js';
import { listOf, t } from '../text/translate.js';
import { useLoaded } from '../ui/lazy.js';
import { Page } from './Page.js';

/** The first digits of a commit, as Git shortens it. */
const SHORT = 7;

/** The version of the program that this server runs, and its commit if that is known. The line is empty until the server answers. */
const VersionLine = () => {
  const version = useLoaded(fetchVersion);
  if (version === 'failed') return null;
  return (
    <p class="quiet-text" data-part="version">
      {version
        ? t('app.credits.version', { version: [version.version, version.commit?.slice(0, SHORT)].filter(Boolean).join(' · ') })
        : '\u00a0'}
    </p>
  );
};

/** The licenses of everything by others in the page, which the build writes. */
const NOTICES = '/notices.txt';

/** What the page itself is made of, with its licenses. */
const LIBRARIES = [
  { name: 'PixiJS', url: 'https://pixijs.com', license: 'MIT' },
  { name: 'Preact, Preact Signals', url: 'https://preactjs.com', license: 'MIT' },
  { name: 'Colyseus', url: 'https://colyseus.io', license: 'MIT' },
  { name: 'i18next', url: 'https://www.i18next.com', license: 'MIT' },
  { name: 'Workbox', url: 'https://developer.chrome.com/docs/workbox', license: 'MIT' },
  { name: 'uqr', url: 'https://github.com/unjs/uqr', license: 'MIT' },
  { name: 'Saira (Omnibus-Type)', url: 'https://github.com/Omnibus-Type/Saira', license: 'OFL 1.1' },
  { name: 'Fira Sans (Carrois Apostrophe)', url: 'https://github.com/mozilla/Fira', license: 'OFL 1.1' },
  { name: 'Russo One (Jovanny Lemonad)', url: 'https://fonts.google.com/specimen/Russo+One', license: 'OFL 1.1' },
] as const;

const iconAuthors = (): string[] => [...new Set(ICON_CREDITS.map(({ author }) => author))].sort();

/** Leads to the documents of the project, which the server has as pages of their own. */
export const DocumentationLink = ({ page = '' }: { readonly page?: string }) => (
  <a class="link" href={addressOf(`/docs/${page}`)} hreflang="en">
    {t('app.menu.documentation')}
  </a>
);

export const CreditsScreen = () => (
  <Page kind="text">
    <h1>{t('app.menu.credits')}</h1>
    <section class="plate half">
      <p>{t('app.credits.game')}</p>
      <p>{t('app.credits.art')}</p>
      <p>{t('app.credits.buy')}</p>
    </section>
    <section class="plate half">
      <h2>{t('app.credits.icons')}</h2>
      <p>{t('app.credits.iconsText', { authors: listOf(iconAuthors()) })}</p>
      <p>
        <a class="link" href="https://game-icons.net" rel="noreferrer">
          game-icons.net
        </a>
        {' · '}
        <a class="link" href="https://creativecommons.org/licenses/by/3.0/" rel="noreferrer">
          CC BY 3.0
        </a>
      </p>
    </section>
    <section class="plate">
      <h2>{t('app.credits.libraries')}</h2>
      <p>{t('app.credits.librariesText')}</p>
      <ul class="links">
        {LIBRARIES.map(({ name, url, license }) => (
          <li key={name}>
            <a class="link" href={url} rel="noreferrer">
              {name}
            </a>
            {` (${license})`}
          </li>
        ))}
      </ul>
      <p>
        <a class="link" href={addressOf(NOTICES)} hreflang="en">
          {t('app.credits.notices')}
        </a>
      </p>
    </section>
    <p>
      <DocumentationLink />
    </p>
    <VersionLine />
  </Page>
);
