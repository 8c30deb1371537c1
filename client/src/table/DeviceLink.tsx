import { deviceLink, keysOf } from '../platform/seatKeys.js';
import { t } from '../text/translate.js';
import { CopyField } from '../ui/CopyField.js';
import { QrCode } from '../ui/QrCode.js';

/** The links and QR codes with which this browser's seats can be played from another device, shown on demand. */
export const DeviceLink = ({ code }: { readonly code: string }) => {
  const keys = keysOf(code);
  if (keys.length === 0) return null;
  return (
    <details class="device-link" data-part="device">
      <summary>{t('app.lobby.otherDevice')}</summary>
      <p>{t('app.lobby.otherDeviceText')}</p>
      {keys.map((key) => (
        <div key={key} class="link-field">
          <CopyField label={t('app.lobby.otherDevice')} text={deviceLink(code, key)} />
          <QrCode text={deviceLink(code, key)} label={t('matchmaking.qr.seat')} />
        </div>
      ))}
    </details>
  );
};
