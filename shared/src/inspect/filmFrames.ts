import { unitOf } from '../content/catalog.js';
import { cellOf, type Hex } from '../hex/cells.js';
import type { GameEvent, Phase, Save, StrikeResult } from '../model/event.js';
import type { Seat } from '../model/seat.js';
import type { Table } from '../model/state.js';
import { warehouseHits } from './describeHits.js';
import { type DescribedHit, hqHex } from './fact.js';

/**
 * The content of a frame of a film. opening: the battle starts · acts: the units that act in a phase · hits: attacks fly · saves: Medics
 * sacrifice themselves · losses: wounds are counted and units leave · closing: the board after the battle · action: an event outside
 * battles
 */
export type FrameKind = 'opening' | 'acts' | 'hits' | 'saves' | 'losses' | 'closing' | 'action';

/** Milliseconds that a frame stays after what moves in it, at speed 1. */
export const FRAME_REST: Readonly<Record<FrameKind, number>> = {
  opening: 350,
  acts: 260,
  hits: 620,
  saves: 620,
  losses: 560,
  closing: 0,
  action: 700,
};

/** What happens in a frame of a film. */
export interface FilmFrame {
  readonly kind: FrameKind;
  readonly acts: readonly Hex[];
  /** I3: the units that lose their action to a net. */
  readonly netted: readonly Hex[];
  readonly hits: readonly DescribedHit[];
  readonly saves: readonly Save[];
  readonly wounds: readonly { readonly at: Hex; readonly wounds: number }[];
  /** Toughness that HQs lose; in the score modes the points won are in the facts only. */
  readonly damage: readonly { readonly player: Seat; readonly at: Hex | null; readonly wounds: number }[];
  readonly removed: readonly Hex[];
  /** The HQs that are destroyed, in this frame or by its hits. */
  readonly fallen: readonly Hex[];
  /** The match ends with these HQs. */
  readonly isDecisive: boolean;
}

const NOTHING: Omit<FilmFrame, 'kind'> = {
  acts: [],
  netted: [],
  hits: [],
  saves: [],
  wounds: [],
  damage: [],
  removed: [],
  fallen: [],
  isDecisive: false,
};

/** A frame of a film in which nothing happens but what is given. */
export const filmFrame = (kind: FrameKind, happens: Partial<FilmFrame> = {}): FilmFrame => ({ ...NOTHING, ...happens, kind });

const fallenIn = ({ board }: Table, removed: readonly Hex[]): readonly Hex[] =>
  removed.filter((at) => {
    const unit = board[cellOf(at)];
    return unit ? unitOf(unit.tile).isHq : false;
  });

/**
 * Returns the frames of one phase of a battle, or of one instant, without the units that lose their action, which takes no time of its own.
 * @param hits the hits of the step, as `describeHits` returns them.
 */
export const stepFrames = (before: Table, strike: StrikeResult, phase: Phase | null, hits: readonly DescribedHit[]): FilmFrame[] => {
  const allHits = [...hits, ...(phase ? warehouseHits(phase) : [])];
  const fallen = fallenIn(before, strike.removed);
  const damage = strike.damage.map(({ player, wounds }) => ({ player, at: hqHex(before, player), wounds }));
  const losses = [strike.wounds, strike.damage, strike.points, strike.removed, phase?.warehouses ?? []];
  return [
    ...(phase ? [filmFrame('acts', { acts: phase.acts })] : []),
    ...(allHits.length > 0 ? [filmFrame('hits', { hits: allHits, fallen })] : []),
    ...(strike.saves.length > 0 ? [filmFrame('saves', { saves: strike.saves })] : []),
    ...(losses.some((some) => some.length > 0)
      ? [filmFrame('losses', { wounds: strike.wounds, damage, removed: strike.removed, fallen })]
      : []),
  ];
};

/** The frames of an event of a battle that hits nobody. */
export const eventFrames = (event: GameEvent): FilmFrame[] => {
  switch (event.type) {
    case 'battle-started':
      return [filmFrame('opening')];
    case 'battle-ended':
      return [filmFrame('closing')];
    case 'hq-fell':
      return [filmFrame('losses', event.at ? { removed: [event.at], fallen: [event.at] } : {})];
    case 'left':
      return [filmFrame('losses', { removed: event.units })];
    default:
      return [];
  }
};

/** The kinds of frames in which units are hit or leave. */
const EVENTFUL: readonly FrameKind[] = ['hits', 'saves', 'losses', 'action'];

/**
 * Returns the frames of a film to its end. If the match ends by the fall of an HQ, the film ends with that. By B7 the battle continues
 * after it: if somebody is hit later, the film continues to its end.
 * @param isOver whether the match ends by the events of the film.
 */
export const endAtFall = <F extends FilmFrame>(frames: readonly F[], isOver: boolean): readonly F[] => {
  const fall = isOver ? frames.findLastIndex(({ kind, fallen }) => kind === 'losses' && fallen.length > 0) : -1;
  if (fall < 0) return frames;
  const decisive = frames[fall]?.fallen;
  const marked = frames.map((frame) => (frame.fallen.join() === decisive?.join() ? { ...frame, isDecisive: true } : frame));
  return marked.slice(fall + 1).some(({ kind }) => EVENTFUL.includes(kind)) ? marked : marked.slice(0, fall + 1);
};
