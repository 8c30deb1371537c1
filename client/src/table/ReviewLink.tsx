import { pathOfReview, pathOfTable } from '../platform/route.js';
import { t } from '../text/translate.js';
import { Link } from '../ui/Link.js';

/** Opens the replay of the finished match of a table with its review. */
export const ReviewLink = ({ code }: { readonly code: string }) => (
  <Link to={pathOfReview(pathOfTable(code))} kind="button review-link">
    {t('matchReplay.openReview')}
  </Link>
);
