import { pathOfMoment, pathOfTable } from '../platform/route.js';
import { t } from '../text/translate.js';
import { Link } from '../ui/Link.js';

/** Walks through the match of a table from its beginning. */
export const ReplayLink = ({ code }: { readonly code: string }) => (
  <Link to={pathOfMoment(pathOfTable(code), { turn: 0, step: 0 })} kind="button replay-link">
    {t('matchReplay.open')}
  </Link>
);
