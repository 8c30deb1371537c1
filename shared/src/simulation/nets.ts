import type { BattleState } from './BattleState.js';
import { NETS, TOUGHNESS } from './faces.js';
import { AROUND, BESIDE, countOf, DIRECTION_SETS, lowest, MOST_PLACES } from './places.js';

/** By place, what the nets of a unit point at; only of throwers in question. */
const targets = new Int32Array(MOST_PLACES);
/** By place, what can be reached from a thrower by nets of throwers in question. */
const reached = new Int32Array(MOST_PLACES);

/** Works out who is netted by N3, from the position alone. */
export const nettedUnits = (state: BattleState): number => {
  let open = 0;
  let pointed = 0;
  for (let left = state.throwers & state.units; left !== 0; left &= left - 1) {
    const place = lowest(left);
    const at = state.fortifiers === 0 ? netTargets(state, place) : heldTargets(state, place);
    if (at === 0) continue;
    targets[place] = at;
    open |= 1 << place;
    pointed |= at;
  }
  let netted = 0;
  while (open !== 0) {
    let free = open & ~pointed;
    if (free === 0) free = leadingRing(open);
    let caught = 0;
    for (let left = free; left !== 0; left &= left - 1) caught |= targets[lowest(left)]!;
    netted |= caught & ~free;
    open &= ~free & ~netted;
    pointed = 0;
    for (let left = open; left !== 0; left &= left - 1) pointed |= targets[lowest(left)]!;
  }
  return netted;
};

/** N1 */
const netTargets = ({ faces, owners, caught }: BattleState, place: number): number =>
  BESIDE[place * DIRECTION_SETS + NETS[faces[place]!]!]! & caught[owners[place]!]!;

/** P10 (g): a unit that survives only by an HQ's bonus throws no net at a unit whose own net points at that HQ. Every such bonus is 1. */
const heldTargets = (state: BattleState, place: number): number => {
  const aimed = netTargets(state, place);
  const missing = state.wounds[place]! - TOUGHNESS[state.faces[place]!]! - state.ownToughness[place]!;
  if (missing < 0) return aimed;
  const fortifiers = BESIDE[place * DIRECTION_SETS + AROUND]! & state.friends[state.owners[place]!]! & state.fortifiers;
  if (fortifiers === 0 || missing < countOf(fortifiers) - 1) return aimed;
  let held = aimed;
  for (let left = aimed; left !== 0; left &= left - 1) {
    const target = lowest(left);
    if (netTargets(state, target) & fortifiers) held &= ~(1 << target);
  }
  return held;
};

/** N2, N3: a ring (strongly connected group) that no other remaining group points into. */
const leadingRing = (open: number): number => {
  for (let left = open; left !== 0; left &= left - 1) {
    const place = lowest(left);
    let reach = targets[place]!;
    for (let fresh = reach & open; fresh !== 0;) {
      const more = targets[lowest(fresh)]! & ~reach;
      fresh = (fresh & (fresh - 1)) | (more & open);
      reach |= more;
    }
    reached[place] = reach;
  }
  for (let left = open; left !== 0; left &= left - 1) {
    const place = lowest(left);
    let leading = 0;
    for (let others = open; others !== 0; others &= others - 1) if ((reached[lowest(others)]! >> place) & 1) leading |= 1 << lowest(others);
    if ((leading & ~reached[place]!) === 0) return leading;
  }
  throw new Error('nets that only others point at');
};
