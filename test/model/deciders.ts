import { cellOf, type Cell } from '@hexfall/shared/hex/cells';
import type { Seat } from '@hexfall/shared/model/state';
import type { Influence } from './influence.js';
import type { Pair } from './medics.js';

/** The pairs that hang together: they name the same hit or use up the same Medic, directly or through others (G2). */
const tiedTo = (pairs: readonly Pair[], first: Pair): Pair[] => {
  const tied = new Set([first]);
  for (const one of tied) {
    for (const other of pairs) {
      const sameHit = other.source === one.source && cellOf(other.hit.to) === cellOf(one.hit.to);
      if (sameHit || other.medic === one.medic) tied.add(other);
    }
  }
  return [...tied];
};

/**
 * C5, G2, D7: who decides on a pair: the owner of the unit, or the players whose Scopers have taken the Medic connected to it
 * (a Medic that dies for that one by D4 changes nothing); the starter, where units, dying Medics or decisions of several
 * players are alternatives.
 */
export const deciderOf = ({ field, scopersOf }: Influence, pairs: readonly Pair[], pair: Pair, starter: Seat): Seat => {
  const { pieces, sides } = field;
  const ownerAt = (cell: Cell): Seat => pieces.get(cell)!.owner;
  const unitOwner = ({ hit }: Pair): Seat => ownerAt(cellOf(hit.to));
  const decidersOf = (one: Pair): Seat[] => {
    const all = scopersOf(pieces.get(one.serving)!);
    const scopers = all.filter((scoper) => sides.areFriends(scoper, unitOwner(one)));
    // P12 (h): an enemy's Medic that saves a Spy.
    if (scopers.length === 0 && all.length > 0) return all;
    if (scopers.length === 0 && !sides.areFriends(ownerAt(one.serving), unitOwner(one))) return [ownerAt(one.serving)];
    return scopers.length === 0 || scopers.includes(unitOwner(one)) ? [unitOwner(one)] : scopers;
  };
  const tied = tiedTo(pairs, pair);
  const deciders = tied.flatMap(decidersOf);
  const areSeveral = (seats: readonly Seat[]): boolean => new Set(seats).size > 1;
  const isShared = areSeveral(tied.map(unitOwner)) || areSeveral(tied.map(({ medic }) => ownerAt(medic))) || areSeveral(deciders);
  return isShared ? starter : deciders[0]!;
};
