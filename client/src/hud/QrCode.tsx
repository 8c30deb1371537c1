import { useState } from 'preact/hooks';
import { t } from '../text/translate.js';
import { useLoaded } from './useLoaded.js';

interface Props {
  readonly text: string;
  /** What it is the code of. */
  readonly label: string;
}

const loadPicture = async () => (await import('./QrPicture.js')).QrPicture;

/** What draws the picture is loaded when one is wanted. */
const Picture = (props: Props) => {
  const Loaded = useLoaded(loadPicture);
  if (Loaded && Loaded !== 'failed') return <Loaded {...props} />;
  return Loaded ? <p role="status">{t('app.later.failed')}</p> : null;
};

/** A QR code, shown on demand. */
export const QrCode = (props: Props) => {
  const [open, setOpen] = useState(false);
  return (
    <details class="device-link" data-part="qr" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
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
