import { linkTo } from '../net/address.js';
import { pathOfTable } from '../platform/route.js';
import { t } from '../text/translate.js';
import { CopyField } from '../ui/CopyField.js';
import { QrCode } from '../ui/QrCode.js';

/** The link that invites to a table. */
export const InviteLink = ({ code }: { readonly code: string }) => {
  const link = linkTo(pathOfTable(code));
  return (
    <div class="link-field" data-part="invite">
      <CopyField label={t('app.lobby.link')} text={link} />
      <QrCode text={link} label={t('matchmaking.qr.invite')} />
    </div>
  );
};
