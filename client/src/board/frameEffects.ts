import { distance, sameHex } from '@hexfall/shared/hex/cells';
import { isReplayed } from '@hexfall/shared/inspect/battleSpan';
import type { GameEvent } from '@hexfall/shared/model/event';
import type { Seat } from '@hexfall/shared/model/seat';
import type { UnitModel } from '@hexfall/shared/picture/model';
import type { Frame } from '@hexfall/shared/picture/replay/buildReplay';
import type { BoardChange, BoardModel, Effect } from './types.js';

type Units = Pick<BoardModel, 'units'>;

const isNetted = ({ units }: Units, unit: UnitModel): boolean =>
  units.some(({ at, tile, owner, netted }) => netted && tile === unit.tile && owner === unit.owner && sameHex(at, unit.at));

/** N1: the units in a net that were in none there before, or have come to stand in one. */
export const newlyNetted = (before: Units, after: Units): readonly UnitModel[] =>
  after.units.filter((unit) => unit.netted && !isNetted(before, unit));

/**
 * Returns the effects of events outside battles: Mines explode (P8), and units fall to pieces that entered a Mine or deadly ground (L6, L11, L12).
 * @param model the board after them: an HQ still stands on the hex of the Mine (P8 b).
 */
const actionEffects = (events: readonly GameEvent[], { units }: Pick<BoardModel, 'units'>): Effect[] =>
  events.flatMap((event): Effect[] => {
    if (event.type !== 'mine-went-off' && event.type !== 'fell') return [];
    const { at } = event;
    const death: Effect[] = units.some((unit) => sameHex(unit.at, at)) ? [] : [{ kind: 'death', at }];
    return event.type === 'fell' ? death : [{ kind: 'burst', at }, ...death];
  });

/** N1: nets tighten over the units that were not in one before. */
const netEffects = (before: Pick<BoardModel, 'units'>, after: Pick<BoardModel, 'units'>): Effect[] =>
  newlyNetted(before, after).map(({ at }) => ({ kind: 'net', at }));

/** The delay after which a unit lights up, counted from its neighbor closer to the HQ, in milliseconds. */
const TRIUMPH_MS = 130;

/** Returns the effects of a victory: the winners' units light up one after the other, from their HQ outward. */
const triumphEffects = ({ units }: Pick<BoardModel, 'units'>, winners: readonly Seat[]): Effect[] =>
  winners.flatMap((winner) => {
    const own = units.filter(({ owner }) => owner === winner);
    const center = own.find(({ life }) => life !== null)?.at;
    return own.map(({ at, livery }): Effect => ({ kind: 'triumph', at, livery, delay: center ? distance(center, at) * TRIUMPH_MS : 0 }));
  });

/** The effects of what has changed without a battle. What is taken back is only undone. */
export const changeEffects = ({ before, after, events, winners }: BoardChange): Effect[] => {
  const isShown = events.length > 0 && !events.some(isReplayed);
  const isUndone = events.some(({ type }) => type === 'took-back');
  return [
    ...(isShown ? actionEffects(events, after) : []),
    ...(isShown && before && !isUndone ? netEffects(before, after) : []),
    ...(winners ? triumphEffects(after, winners) : []),
  ];
};

/** The effects of a frame that shows no battle. */
export const frameEffects = ({ facts, model }: Frame): Effect[] =>
  actionEffects(
    facts.flatMap((fact) => (fact.kind === 'action' ? [fact.event] : [])),
    model,
  );
