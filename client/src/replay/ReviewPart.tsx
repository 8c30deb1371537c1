import { useEffect, useState } from 'preact/hooks';
import { withTexts } from '../ui/useLoaded.js';
import type { ReviewPanel } from './review/ReviewPanel.js';
import type { MatchReplay } from '../store/MatchReplay.js';

const loadPanel = async () => (await withTexts(() => import('./review/ReviewPanel.js'))).ReviewPanel;

interface Props {
  readonly replay: MatchReplay;
  readonly isOpen: boolean;
  /** There is room beside the board. */
  readonly isBeside: boolean;
  readonly onClose: () => void;
}

/** The review of the match that is walked through: loaded when it is opened first, and kept then. Where it lies over the board it makes room for the turn chosen. */
export const ReviewPart = ({ replay, isOpen, isBeside, onClose }: Props) => {
  const [part, setPart] = useState<{ readonly Panel: typeof ReviewPanel } | null>(null);
  useEffect(() => {
    if (isOpen && !part) void loadPanel().then((Panel) => setPart({ Panel }), reportError);
  }, [isOpen]);
  const history = replay.whole.value;
  if (!part || !history?.state.table.outcome) return null;
  const onChoose = (): void => {
    if (!isBeside) onClose();
  };
  return <part.Panel {...{ replay, history, isOpen, isBeside, onClose, onChoose }} />;
};
