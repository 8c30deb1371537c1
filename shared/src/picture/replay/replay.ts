import type { Hex } from '../../hex/cells.js';
import type { Save } from '../../model/event.js';
import type { Seat } from '../../model/seat.js';
import type { DescribedHit, DescribedStep, Fact } from '../../inspect/fact.js';
import type { FrameKind } from '../../inspect/filmLength.js';
import type { ReplayContent } from '../model.js';

/** One picture of a replay. */
export interface Frame {
  readonly kind: FrameKind;
  /** The phase it belongs to; null for opening, closing and instants. */
  readonly phase: number | null;
  /** The board while this frame is shown; in `losses` and `closing`: after it. */
  readonly model: ReplayContent;
  readonly acts: readonly Hex[];
  readonly hits: readonly DescribedHit[];
  readonly saves: readonly Save[];
  readonly wounds: readonly { readonly at: Hex; readonly wounds: number }[];
  /** Toughness that HQs lose; in the score modes the points won are in the facts only. */
  readonly damage: readonly { readonly player: Seat; readonly at: Hex | null; readonly wounds: number }[];
  readonly removed: readonly Hex[];
  readonly facts: readonly Fact[];
  /** Null for frames that belong to no phase and no instant. */
  readonly step: DescribedStep | null;
}

export interface Replay {
  readonly frames: readonly Frame[];
  /** The first frame of each phase. */
  readonly phases: readonly { readonly initiative: number; readonly frame: number }[];
}
