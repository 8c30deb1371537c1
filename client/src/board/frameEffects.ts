import { distance, sameHex, type Hex } from '@hexfall/shared/hex/cells';
import type { GameEvent } from '@hexfall/shared/model/event';
import type { Seat } from '@hexfall/shared/model/seat';
import type { BoardModel, Effect } from './types.js';
import type { Frame } from '@hexfall/shared/picture/replay/replay';

/**
 * The effects of events that are no battle: Mines explode (P8), and what came onto them or onto deadly ground (L6, L11, L12) falls to pieces.
 * @param model the board after them: an HQ still stands where the Mine was (P8 b).
 */
export const actionEffects = (events: readonly GameEvent[], { units }: Pick<BoardModel, 'units'>): Effect[] =>
  events.flatMap((event): Effect[] => {
    if (event.type !== 'mine-went-off' && event.type !== 'fell') return [];
    const { at } = event;
    const death: Effect[] = units.some((unit) => sameHex(unit.at, at)) ? [] : [{ kind: 'death', at }];
    return event.type === 'fell' ? death : [{ kind: 'blast', at }, ...death];
  });

const isHqFallen = ({ facts }: Frame, at: Hex): boolean =>
  facts.some((fact) => fact.kind === 'hq-destroyed' && fact.at !== null && sameHex(fact.at, at));

/** Milliseconds by which a unit lights up later than its neighbor that is nearer to the HQ. */
const TRIUMPH_MS = 130;

/** The effects of a match that is won: the winners' units light up one after the other, from their HQ outward. */
export const triumphEffects = ({ units }: Pick<BoardModel, 'units'>, winners: readonly Seat[]): Effect[] =>
  winners.flatMap((winner) => {
    const own = units.filter(({ owner }) => owner === winner);
    const center = own.find(({ life }) => life !== null)?.at;
    return own.map(({ at, livery }): Effect => ({ kind: 'triumph', at, livery, delay: center ? distance(center, at) * TRIUMPH_MS : 0 }));
  });

/** The effects that are played while a frame is shown. */
export const frameEffects = (frame: Frame): Effect[] => {
  switch (frame.kind) {
    case 'acts':
      return frame.acts.map((at) => ({ kind: 'flash', at }));
    case 'hits': {
      const blasts = frame.hits.filter(({ kind }) => kind === 'explosion' || kind === 'trap').map(({ from }) => from);
      const distinct = blasts.filter((at, place) => blasts.findIndex((other) => sameHex(other, at)) === place);
      return [
        ...(frame.model.shots ?? [])
          .filter(({ kind }) => kind !== 'explosion' && kind !== 'trap')
          .map((shot): Effect => ({ kind: 'shot', shot })),
        ...distinct.map((at): Effect => ({ kind: 'blast', at })),
      ];
    }
    case 'saves':
      return frame.saves.map(({ unit }) => ({ kind: 'save', at: unit }));
    case 'losses':
      return [
        ...frame.removed.map((at): Effect => ({ kind: isHqFallen(frame, at) ? 'hq-fall' : 'death', at })),
        ...frame.wounds.map(({ at }): Effect => ({ kind: 'wound', at })),
        ...frame.damage.flatMap(({ at, wounds }): Effect[] => (at && !isHqFallen(frame, at) ? [{ kind: 'hq-hit', at, wounds }] : [])),
      ];
    case 'action':
      return actionEffects(
        frame.facts.flatMap((fact) => (fact.kind === 'action' ? [fact.event] : [])),
        frame.model,
      );
    case 'opening':
    case 'closing':
      return [];
  }
};
