import { pathOfStudy, pathOfTable } from '../platform/route.js';
import { t } from '../text/translate.js';
import { Glyph } from '../ui/Glyph.js';
import { Link } from '../ui/Link.js';

/** Opens the replay of the finished match of a table, to be walked through with others. */
export const StudyLink = ({ code }: { readonly code: string }) => (
  <Link to={pathOfStudy(pathOfTable(code), { turn: 1, step: 0 })} kind="button study-link">
    <Glyph name="people" />
    <span>{t('matchReplay.together')}</span>
  </Link>
);
