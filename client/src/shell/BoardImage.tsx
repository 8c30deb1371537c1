import { useEffect, useState } from 'preact/hooks';
import type { MatchSummary } from '@hexfall/shared/protocol/http';
import { BOARDS } from '@hexfall/shared/hex/boards';
import { boardPictureSize } from '@hexfall/shared/picture/board/geometry';
import { addressOf } from '../net/address.js';
import './BoardImage.css';

/** After how many milliseconds a picture that the server could not make is asked for again, and how often. */
const RETRY = { ms: 6000, times: 3 };

interface Props {
  readonly table: Pick<MatchSummary, 'code' | 'seq' | 'options'>;
  /** What it shows, in words. */
  readonly described: string;
}

/** The board of a table as a small picture. Its place is kept before it arrives, and if it does not. */
export const BoardImage = ({ table: { code, seq, options }, described }: Props) => {
  const [failures, setFailures] = useState(0);
  const [isBroken, setBroken] = useState(false);
  useEffect(() => {
    if (!isBroken || failures > RETRY.times) return;
    const timer = setTimeout(() => setBroken(false), RETRY.ms);
    return () => clearTimeout(timer);
  }, [isBroken, failures]);
  const size = boardPictureSize(BOARDS[options.board]);
  return (
    <span class="board-image" data-board={options.board}>
      {!isBroken && (
        <img
          src={addressOf(`/api/tables/${code}/board.svg?seq=${seq}`)}
          {...size}
          alt={described}
          loading="lazy"
          decoding="async"
          onError={() => {
            setFailures(failures + 1);
            setBroken(true);
          }}
        />
      )}
    </span>
  );
};
