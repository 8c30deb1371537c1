import { Link } from '../ui/Link.js';
import { t } from '../text/translate.js';
import { EmptyState } from './EmptyState.js';
import { Page } from './Page.js';

/** For addresses and tables that do not exist. */
export const NotFoundScreen = ({ text }: { readonly text: string }) => (
  <Page kind="message">
    <EmptyState name="flag" />
    <h1>{t('app.missing.heading')}</h1>
    <p>{text}</p>
    <Link to="/" kind="button primary">
      {t('app.back')}
    </Link>
  </Page>
);
