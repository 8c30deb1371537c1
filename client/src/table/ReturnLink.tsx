import { pathOfTable, tableToReturnTo } from '../platform/route.js';
import { t } from '../text/translate.js';
import { Link } from '../ui/Link.js';

/** Leads back to the table from whose invitation somebody has come to learn the game; nothing for others. */
export const ReturnLink = ({ kind = 'button small return-link' }: { readonly kind?: string }) => {
  const code = tableToReturnTo(location.search);
  return code === null ? null : (
    <Link to={pathOfTable(code)} kind={kind}>
      {t('newGame.invitation.back', { code })}
    </Link>
  );
};
