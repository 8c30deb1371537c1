import { useEffect, useState } from 'preact/hooks';
import type { ReviewPanel } from '../review/ReviewPanel.js';
import type { MatchReplay } from '../store/MatchReplay.js';

/** Windows in which the review has room beside the board. */
const WIDE = '(min-aspect-ratio: 11/10) and (min-height: 561px) and (min-width: 1120px)';

interface Props {
  readonly replay: MatchReplay;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** The review of the match that is walked through: loaded when it is opened first, and kept then. Where it lies over the board it makes room for the turn chosen. */
export const ReviewPart = ({ replay, isOpen, onClose }: Props) => {
  const [part, setPart] = useState<{ readonly Panel: typeof ReviewPanel } | null>(null);
  useEffect(() => {
    if (isOpen && !part) void import('../review/ReviewPanel.js').then(({ ReviewPanel: Panel }) => setPart({ Panel }), reportError);
  }, [isOpen]);
  const history = replay.whole.value;
  if (!part || !history?.state.table.outcome) return null;
  const onChoose = (): void => {
    if (!matchMedia(WIDE).matches) onClose();
  };
  return <part.Panel replay={replay} history={history} isOpen={isOpen} onClose={onClose} onChoose={onChoose} />;
};
