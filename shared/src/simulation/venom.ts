import { EXPLOSION, SEATS, type Arena } from './Arena.js';
import { lowest, PLACES } from './places.js';

/** P17: every marker deals 1 wound to its unit. */
export const venomHits = (arena: Arena): void => {
  for (let left = arena.units; left !== 0; left &= left - 1) {
    const place = lowest(left);
    for (let seat = 0; seat < SEATS; seat++)
      for (let marker = arena.venom[place * SEATS + seat]!; marker > 0; marker--) {
        arena.hit |= 1 << place;
        arena.dealt[place]!++;
        if ((arena.watched >> place) & 1) arena.note(place, -1, seat, 0, 0, 1);
      }
  }
};

/** Where markers are to go: by place, one entry for each, with their owners. */
const duePlaces: number[] = [];
const dueSeats: number[] = [];

/**
 * P16 (a), (d): notes the units that stay and get a marker; with more hits than markers the first by q and then r, the first key.
 * @returns how many markers there are.
 */
export const markersDue = (arena: Arena, removed: number): number => {
  duePlaces.length = dueSeats.length = 0;
  for (let seat = 0; seat < arena.seats; seat++) {
    if ((arena.venomous & arena.own[seat]!) === 0) continue;
    let markers = arena.markers[seat]! - onUnits(arena, seat);
    for (let place = 0; place < PLACES && markers > 0; place++) {
      if ((removed >> place) & 1) continue;
      for (let index = 0; index < arena.hits && markers > 0; index++) {
        if (arena.hitTo[index] !== place || !isVenomous(arena, index, seat)) continue;
        duePlaces.push(place);
        dueSeats.push(seat);
        markers--;
      }
    }
  }
  return duePlaces.length;
};

const onUnits = ({ units, venom }: Arena, seat: number): number => {
  let count = 0;
  for (let left = units; left !== 0; left &= left - 1) count += venom[lowest(left) * SEATS + seat]!;
  return count;
};

/** Whether a hit is an attack of a Nightshade of that seat that no Medic has canceled. */
const isVenomous = (arena: Arena, index: number, seat: number): boolean =>
  arena.hitCanceled[index] === 0 &&
  arena.hitBy[index] === seat &&
  arena.hitSource[index] !== EXPLOSION &&
  arena.hitFrom[index]! >= 0 &&
  ((arena.venomous >> arena.hitFrom[index]!) & 1) !== 0;

/** Puts the markers that are due on the units that still stand. */
export const poisonUnits = (arena: Arena, due: number): void => {
  for (let index = 0; index < due; index++) {
    const place = duePlaces[index]!;
    if (((arena.units >> place) & 1) === 0) continue;
    arena.venom[place * SEATS + dueSeats[index]!]!++;
    arena.hasVenom = true;
  }
};
