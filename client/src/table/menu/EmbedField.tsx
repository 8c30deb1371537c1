import embed from '@hexfall/shared/locales/en/embed.json';
import type { Table } from '@hexfall/shared/model/state';
import { formatPosition } from '@hexfall/shared/notation/formatPosition';
import { linkTo } from '../../net/links.js';
import { addTexts, t } from '../../text/translate.js';
import { CopyField } from '../../ui/CopyField.js';

addTexts({ embed });

/** Where the server has the board element. */
const ELEMENT = '/embed/hexfall-board.js';

const inQuotes = (json: string): string => json.replaceAll('&', '&amp;').replaceAll("'", '&#39;').replaceAll('<', '&lt;');

/** The HTML that shows a position on a page of others. A table has no draw piles, so it tells nothing that is hidden. */
export const embedHtml = (table: Table): string =>
  `<script type="module" src="${linkTo(ELEMENT)}"></script> <hexfall-board position='${inQuotes(JSON.stringify(formatPosition(table)))}'></hexfall-board>`;

/** The HTML to copy, with what it is for. */
export const EmbedField = ({ table }: { readonly table: Table }) => (
  <div data-part="embed">
    <p>{t('embed.offer.about')}</p>
    <CopyField label={t('embed.offer.label')} text={embedHtml(table)} isLink={false} />
  </div>
);
