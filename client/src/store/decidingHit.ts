import { cellOf, type Hex, sameHex } from '@hexfall/shared/hex/cells';
import { describeEvents } from '@hexfall/shared/inspect/describeEvents';
import { type DescribedHit, type DescribedStep, type FactOf, isByUnit } from '@hexfall/shared/inspect/fact';
import type { ToldIntent } from '@hexfall/shared/inspect/unitStatistics';
import type { Outcome } from '@hexfall/shared/model/result';
import type { Seat } from '@hexfall/shared/model/seat';
import { NOBODY } from '@hexfall/shared/model/state';
import type { TileKey } from '@hexfall/shared/model/tile';

/** The HQ whose fall ended a match, and the unit that dealt it the last wound. */
export interface DecidingHit {
  /** Whose HQ fell. */
  readonly loser: Seat;
  /** Where it stood; null if that is not known. */
  readonly at: Hex | null;
  /** Null where no unit of a player did it: venom, terrain, a turret, an instant. */
  readonly by: { readonly seat: Seat; readonly tile: TileKey } | null;
}

/** The unit that dealt a hit; null if none of a player did. */
const attackerOf = ({ before, phase }: DescribedStep, hit: DescribedHit): DecidingHit['by'] => {
  if (!phase || !isByUnit(hit)) return null;
  const unit = before.board[cellOf(hit.from)];
  return unit && unit.owner !== NOBODY ? { seat: unit.owner, tile: unit.tile } : null;
};

/** All hits of a phase count at once. Names the one with the most wounds, and of equal ones the first. */
const strongestOn = ({ hits }: DescribedStep, at: Hex): DescribedHit | null =>
  hits
    .filter(({ to, saved, wounds }) => sameHex(to, at) && !saved && wounds > 0)
    .reduce<DescribedHit | null>((most, hit) => (most && most.wounds >= hit.wounds ? most : hit), null);

const hitOf = (step: DescribedStep, { player, at }: FactOf<'hq-destroyed'>): DecidingHit => {
  const hit = at && strongestOn(step, at);
  return { loser: player, at, by: hit && attackerOf(step, hit) };
};

/**
 * Returns the hit that ended a match.
 * @param intents of the match in order; the first ones may be missing.
 * @returns null unless the match ended in a battle with the fall of an HQ of the losers.
 */
export const decidingHit = (intents: readonly ToldIntent[], { winners, reason }: Outcome): DecidingHit | null => {
  if (reason !== 'hq-destroyed') return null;
  // From the last one back: only they are described.
  for (let place = intents.length - 1; place >= 0; place--) {
    const intent = intents[place];
    if (!intent || intent.events.some(({ type }) => type === 'took-back')) return null;
    const falls = describeEvents(intent.before, intent.events).flatMap(({ step, facts }) =>
      facts.flatMap((fact) => (fact.kind === 'hq-destroyed' && !winners.includes(fact.player) ? [{ step, fact }] : [])),
    );
    const fall = falls.at(-1);
    if (fall) return fall.step && hitOf(fall.step, fall.fact);
  }
  return null;
};
