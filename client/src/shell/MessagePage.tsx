import type { ComponentChildren } from 'preact';
import { t } from '../text/translate.js';
import type { GlyphName } from '../ui/Glyph.js';
import { Link } from '../ui/Link.js';
import { EmptyState } from './EmptyState.js';
import { Page } from './Page.js';

interface Props {
  readonly picture?: GlyphName;
  readonly heading: string;
  readonly text?: string;
  /** What can be done. */
  readonly children?: ComponentChildren;
}

/** A page that has nothing but one thing to say. */
export const MessagePage = ({ picture, heading, text, children }: Props) => (
  <Page kind="message">
    {picture && <EmptyState name={picture} />}
    <h1>{heading}</h1>
    {text !== undefined && <p role="status">{text}</p>}
    {children}
  </Page>
);

/** A page that is on its way. */
export const WaitingPage = ({ text = t('app.later.loading') }: { readonly text?: string }) => (
  <Page kind="message">
    <p class="waiting" role="status">
      {text}
    </p>
  </Page>
);

/** For addresses and tables that do not exist. */
export const NotFoundScreen = ({ text }: { readonly text: string }) => (
  <MessagePage picture="flag" heading={t('app.missing.heading')} text={text}>
    <Link to="/" kind="button primary">
      {t('app.back')}
    </Link>
  </MessagePage>
);
