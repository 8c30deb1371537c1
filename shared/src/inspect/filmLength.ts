import type { GameEvent, StrikeResult } from '../model/event.js';

/**
 * What a frame of a film shows. opening: the battle begins · acts: who acts in a phase · hits: attacks fly · saves: Medics give themselves up ·
 * losses: wounds are counted and units leave · closing: the board after the battle · action: an event that is no battle
 */
export type FrameKind = 'opening' | 'acts' | 'hits' | 'saves' | 'losses' | 'closing' | 'action';

/** Milliseconds that a frame stays after its effects, at speed 1. */
export const FRAME_REST: Readonly<Record<FrameKind, number>> = {
  opening: 350,
  acts: 260,
  hits: 620,
  saves: 620,
  losses: 560,
  closing: 0,
  action: 700,
};

/** About how long the effects of a frame take, in milliseconds. */
const EFFECTS: Readonly<Record<FrameKind, number>> = { opening: 0, acts: 520, hits: 600, saves: 520, losses: 600, closing: 0, action: 0 };

const ofStrike = ({ hits, saves, wounds, damage, points, removed }: StrikeResult): readonly FrameKind[] => [
  ...(hits.length > 0 ? (['hits'] as const) : []),
  ...(saves.length > 0 ? (['saves'] as const) : []),
  ...(wounds.length + damage.length + points.length + removed.length > 0 ? (['losses'] as const) : []),
];

/** The frames that the film of a battle has for an event. */
const framesOf = (event: GameEvent): readonly FrameKind[] => {
  switch (event.type) {
    case 'battle-started':
      return ['opening'];
    case 'phase-fought':
      return ['acts', ...ofStrike(event)];
    case 'battle-ended':
      return ['closing'];
    case 'hq-fell':
    case 'left':
      return ['losses'];
    default:
      return [];
  }
};

const isOfBattle = ({ type }: GameEvent): boolean => type === 'battle-started' || type === 'phase-fought';

/** About how long the page shows the battle in the events of an intent, in milliseconds; 0 without one. */
export const filmLength = (events: readonly GameEvent[]): number =>
  (events.some(isOfBattle) ? events.flatMap(framesOf) : []).reduce((sum, kind) => sum + EFFECTS[kind] + FRAME_REST[kind], 0);
