import { useLoaded } from '../ui/useLoaded.js';
import { fetchVersion } from '../net/version.js';
import { t } from '../text/translate.js';

/** The first digits of a commit, as Git shortens it. */
const SHORT = 7;

/** The version of the program that this server runs, and its commit if that is known. The line is empty until the server answers. */
export const VersionLine = () => {
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
