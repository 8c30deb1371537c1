import { useEffect, useState } from 'preact/hooks';
import { t } from '../text/translate.js';
import { qrPath } from './qrPath.js';

interface Props {
  readonly text: string;
  /** What it is the code of. */
  readonly label: string;
}

/** The light rim that readers need, in modules. */
const RIM = 4;

const encoded = async (text: string): Promise<boolean[][]> => (await import('uqr')).encode(text, { ecc: 'M', border: RIM }).data;

/** A text for the camera of another device. What makes the picture is loaded when one is wanted. */
const QrPicture = ({ text, label }: Props) => {
  const [modules, setModules] = useState<boolean[][] | null>(null);
  useEffect(() => {
    let gone = false;
    void encoded(text).then((found) => {
      if (!gone) setModules(found);
    });
    return () => {
      gone = true;
    };
  }, [text]);
  if (!modules) return null;
  return (
    <svg class="qr" role="img" aria-label={label} viewBox={`0 0 ${modules.length} ${modules.length}`} shape-rendering="crispEdges">
      <rect width="100%" height="100%" fill="#fff" />
      <path d={qrPath(modules)} fill="#000" />
    </svg>
  );
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
          <QrPicture {...props} />
        </>
      )}
    </details>
  );
};
