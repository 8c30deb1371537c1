import { pathOfTable } from '../store/route.js';
import { t } from '../text/translate.js';
import { CopyField } from './CopyField.js';

/** The link that invites to a table. */
export const InviteLink = ({ code }: { readonly code: string }) => (
  <CopyField label={t('app.lobby.link')} text={location.origin + pathOfTable(code)} />
);
