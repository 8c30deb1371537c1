import { t } from '../text/translate.js';
import { CopyField } from '../ui/CopyField.js';

/** What the server has committed to before the match, to be kept; shown on demand. Nothing at a table without a commitment. */
export const CommitmentField = ({ commitment }: { readonly commitment: string }) =>
  commitment === '' ? null : (
    <details class="device-link" data-part="commitment">
      <summary>{t('table.fair.heading')}</summary>
      <p>{t('table.fair.explain')}</p>
      <CopyField label={t('table.fair.commitment')} text={commitment} isLink={false} />
    </details>
  );
