import { fetchMovedTo } from '../net/api.js';
import { ownProfile } from '../platform/ownProfile.js';
import { keysOf, movedLink } from '../platform/seatKeys.js';
import { MessagePage } from '../shell/MessagePage.js';
import { t } from '../text/translate.js';
import { Glyph } from '../ui/Glyph.js';
import { useLatest } from '../ui/hooks.js';
import { Link } from '../ui/Link.js';

/** A table that has moved to another server: the way there, with the seats this browser holds. */
export const MovedScreen = ({ code }: { readonly code: string }) => {
  const server = useLatest(() => fetchMovedTo(code), [code]);
  const isSeated = keysOf(code).length > 0;
  return (
    <MessagePage picture="end" heading={t('app.moved.heading', { code })} text={t('app.connection.failure.moved')}>
      {isSeated && <p>{t('app.moved.seats')}</p>}
      {!isSeated && ownProfile.value !== null && (
        <p data-part="moved-card">{t('app.moved.card', { button: t('app.lobby.otherDevice') })}</p>
      )}
      {server !== null && (
        <a class="button primary large" href={movedLink(server, code)} rel="noreferrer" data-action="moved">
          <Glyph name="end" />
          <span>{t('app.moved.go', { server: new URL(server).host })}</span>
        </a>
      )}
      <Link to="/" kind="button">
        {t('app.back')}
      </Link>
    </MessagePage>
  );
};
