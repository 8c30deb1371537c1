import { useState } from 'preact/hooks';
import { t } from '../text/translate.js';
import { lazy, loadingLine } from './lazy.js';
import './Fold.css';
import './pictures.css';

interface Props {
  readonly text: string;
  /** What it is the code of. */
  readonly label: string;
}

/** What draws the picture is loaded when one is wanted. */
const Picture = lazy(
  async () => (await import('./QrPicture.js')).QrPicture,
  (hasFailed) => hasFailed && loadingLine(hasFailed),
);

/** A QR code, shown on demand. */
export const QrCode = (props: Props) => {
  const [open, setOpen] = useState(false);
  return (
    <details class="fold device-link" data-part="qr" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{t('matchmaking.qr.show')}</summary>
      {open && (
        <>
          <p>{t('matchmaking.qr.scan')}</p>
          <Picture {...props} />
        </>
      )}
    </details>
  );
};
