import { type BattleState, SEATS } from './BattleState.js';
import { lowest } from './places.js';
import { EXPLOSION, VENOM } from './sources.js';

/** P17: every marker deals 1 wound to its unit. */
export const venomHits = (state: BattleState): void => {
  for (let left = state.units; left !== 0; left &= left - 1) {
    const place = lowest(left);
    for (let seat = 0; seat < SEATS; seat++)
      for (let marker = state.venom[place * SEATS + seat]!; marker > 0; marker--) {
        state.hit |= 1 << place;
        state.dealt[place]!++;
        if ((state.watched >> place) & 1) state.note(place, -1, seat, VENOM, 0, 1);
      }
  }
};

/** Where markers are to go: by place, one entry for each, with their owners. */
const duePlaces: number[] = [];
const dueSeats: number[] = [];

/**
 * P16 (a), (d): records the units that stay and get a marker; with more hits than markers the first by q and then r, the first key.
 * @returns how many markers there are.
 */
export const markersDue = (state: BattleState, removed: number): number => {
  duePlaces.length = dueSeats.length = 0;
  for (let seat = 0; seat < state.seats; seat++) {
    if ((state.venomous & state.own[seat]!) === 0) continue;
    let markers = venomMarkersLeft(state, seat);
    for (let place = 0; place < state.places.cells.length && markers > 0; place++) {
      if ((removed >> place) & 1) continue;
      for (let index = 0; index < state.hits && markers > 0; index++) {
        if (state.hitTo[index] !== place || !isVenomous(state, index) || state.hitBy[index] !== seat || state.hitCanceled[index] === 1)
          continue;
        duePlaces.push(place);
        dueSeats.push(seat);
        markers--;
      }
    }
  }
  return duePlaces.length;
};

/** P16 (c): the markers that a seat has beside the board. */
export const venomMarkersLeft = ({ units, venom, markers }: BattleState, seat: number): number => {
  let count = markers[seat]!;
  for (let left = units; left !== 0; left &= left - 1) count -= venom[lowest(left) * SEATS + seat]!;
  return count;
};

/** Whether a hit is an attack of a Nightshade. */
export const isVenomous = (state: BattleState, index: number): boolean =>
  state.hitSource[index] !== EXPLOSION && state.hitFrom[index]! >= 0 && ((state.venomous >> state.hitFrom[index]!) & 1) !== 0;

/** Puts the markers that are due on the units that still stand. */
export const poisonUnits = (state: BattleState, due: number): void => {
  for (let index = 0; index < due; index++) {
    const place = duePlaces[index]!;
    if (((state.units >> place) & 1) === 0) continue;
    state.venom[place * SEATS + dueSeats[index]!]!++;
    state.hasVenom = true;
  }
};
