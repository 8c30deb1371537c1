import { sameHex } from '@hexfall/shared/hex/cells';
import type { GameEvent } from '@hexfall/shared/model/event';
import type { BoardModel, Effect } from '../board/types.js';
import type { Frame } from './replay.js';

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
        ...frame.removed.map((at): Effect => ({ kind: 'death', at })),
        ...[...frame.wounds, ...frame.damage].flatMap(({ at }): Effect[] => (at ? [{ kind: 'wound', at }] : [])),
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
