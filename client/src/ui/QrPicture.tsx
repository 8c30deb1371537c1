import { useMemo } from 'preact/hooks';
import { encode } from 'uqr';
import { qrPath } from './qrPath.js';

interface Props {
  readonly text: string;
  /** What it is the code of. */
  readonly label: string;
}

/** The light rim that readers need, in modules. */
const RIM = 4;

/** A text for the camera of another device. */
export const QrPicture = ({ text, label }: Props) => {
  const modules = useMemo(() => encode(text, { ecc: 'M', border: RIM }).data, [text]);
  return (
    <svg class="qr" role="img" aria-label={label} viewBox={`0 0 ${modules.length} ${modules.length}`} shape-rendering="crispEdges">
      <rect width="100%" height="100%" fill="#fff" />
      <path d={qrPath(modules)} fill="#000" />
    </svg>
  );
};
