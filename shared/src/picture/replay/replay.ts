import type { DescribedStep, Fact } from '../../inspect/fact.js';
import type { FilmFrame } from '../../inspect/filmFrames.js';
import type { ReplayContent } from '../model.js';

/** One picture of a replay. */
export interface Frame extends FilmFrame {
  /** The phase it belongs to; null for opening, closing and instants. */
  readonly phase: number | null;
  /** The board while this frame is shown; in `losses` and `closing`: after it. */
  readonly model: ReplayContent;
  readonly facts: readonly Fact[];
  /** Null for frames that belong to no phase and no instant. */
  readonly step: DescribedStep | null;
}

export interface Replay {
  readonly frames: readonly Frame[];
  /** The first frame of each phase. */
  readonly phases: readonly { readonly initiative: number; readonly frame: number }[];
}
