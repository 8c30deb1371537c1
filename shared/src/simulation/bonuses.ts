import type { BattleState } from './BattleState.js';
import {
  CONNECTS,
  FAR_CONNECTS,
  FLAGS,
  GIVES_EXTRA,
  GIVES_INITIATIVE,
  GIVES_MELEE,
  GIVES_RANGED,
  GIVES_TOUGHNESS,
  HARMFUL,
  MEDIC,
} from './faces.js';
import { AROUND, BESIDE, DIRECTION_SETS, lowest, TWO_AWAY } from './places.js';

/**
 * Lets every module and HQ serve its current units (C1), and removes its earlier bonuses from others.
 * @returns the units whose initiative or extra actions may have changed.
 */
export const updateBonuses = (state: BattleState): number => {
  if (state.modules !== 0) findScoped(state);
  let changed = 0;
  for (let left = state.givers; left !== 0; left &= left - 1) {
    const from = lowest(left);
    const before = state.served[from]!;
    const now = servedBy(state, from);
    if (now === before) continue;
    state.served[from] = now;
    changed |= give(state, from, now & ~before, 1) | give(state, from, before & ~now, -1);
  }
  state.givers &= state.units;
  return changed;
};

/** Takes back what modules and HQs gave that have left the board. Gives the same as `updateBonuses`. */
export const dropBonuses = (state: BattleState, removed: number): number => {
  let changed = 0;
  for (let left = state.givers & removed; left !== 0; left &= left - 1) {
    const from = lowest(left);
    changed |= give(state, from, state.served[from]! & state.units, -1);
    state.served[from] = 0;
  }
  state.givers &= state.units;
  return changed;
};

/** C1, C6: the places that a module or HQ is connected to. */
const connected = ({ faces }: BattleState, from: number): number => {
  const face = faces[from]!;
  const far = FAR_CONNECTS[face]!;
  let found = BESIDE[from * DIRECTION_SETS + CONNECTS[face]!]!;
  for (let left = far; left !== 0; left &= left - 1) found |= TWO_AWAY[from * 6 + lowest(left)]!;
  return found;
};

const servedBy = (state: BattleState, from: number): number => {
  const bit = 1 << from;
  if ((state.units & bit) === 0 || state.netted & bit) return 0;
  const face = state.faces[from]!;
  const isHarmful = (FLAGS[face]! & HARMFUL) !== 0;
  const scopers = state.scoped[from]!;
  const links = connected(state, from);
  let served = links & (scopers === 0 ? beneficiaries(state, state.owners[from]!, isHarmful) : afterScope(state, scopers, isHarmful));
  if (state.spies !== 0 && !isHarmful) served |= helpedSpies(state, from);
  if (state.motherlands !== 0 && state.modules & bit && isHarmful === (scopers !== 0)) served |= membersServed(state, from, links);
  return served;
};

const beneficiaries = ({ friends, enemies }: BattleState, seat: number, isHarmful: boolean): number =>
  isHarmful ? enemies[seat]! : friends[seat]!;

/** C5 */
const afterScope = (state: BattleState, scopers: number, isHarmful: boolean): number => {
  let served = 0;
  for (let seat = 0; seat < state.seats; seat++) if ((scopers >> seat) & 1) served |= beneficiaries(state, seat, isHarmful);
  return served;
};

/** C5: notes for every module the owners of active enemy Scopers connected to it. */
const findScoped = (state: BattleState): void => {
  for (let left = state.givers; left !== 0; left &= left - 1) state.scoped[lowest(left)] = 0;
  for (let left = state.scopers & ~state.netted; left !== 0; left &= left - 1) {
    const scoper = lowest(left);
    const owner = state.owners[scoper]!;
    for (let at = connected(state, scoper) & state.enemies[owner]! & state.modules; at !== 0; at &= at - 1)
      state.scoped[lowest(at)]! |= 1 << owner;
  }
};

/** P12: the active enemy Spies beside a module or HQ that are connected to it. */
const helpedSpies = ({ faces, owners, spies, netted, enemies }: BattleState, from: number): number =>
  BESIDE[from * DIRECTION_SETS + CONNECTS[faces[from]!]!]! & spies & ~netted & enemies[owners[from]!]!;

/** P11: the members of the own Motherlands that a module connected to one of them serves through it. */
const membersServed = (state: BattleState, from: number, links: number): number => {
  const owner = state.owners[from]!;
  let served = 0;
  for (let left = state.motherlands & ~state.netted & state.own[owner]!; left !== 0; left &= left - 1) {
    const members = groundOf(state, lowest(left), owner) & state.own[owner]!;
    if (links & members) served |= members & ~links & ~(1 << from);
  }
  return served;
};

/** P11 (a) */
const groundOf = ({ own, roots }: BattleState, hq: number, owner: number): number => {
  const belongs = own[owner]! | roots[owner]!;
  let ground = 1 << hq;
  for (let fresh = ground; fresh !== 0;) {
    const more = BESIDE[lowest(fresh) * DIRECTION_SETS + AROUND]! & belongs & ~ground;
    fresh = (fresh & (fresh - 1)) | more;
    ground |= more;
  }
  return ground;
};

/** Gives units what a module or HQ has, or takes it back. */
const give = (state: BattleState, from: number, to: number, sign: 1 | -1): number => {
  if (to === 0) return 0;
  const face = state.faces[from]!;
  const melee = GIVES_MELEE[face]! * sign;
  const ranged = GIVES_RANGED[face]! * sign;
  const initiative = GIVES_INITIATIVE[face]! * sign;
  const toughness = GIVES_TOUGHNESS[face]! * sign;
  const extra = GIVES_EXTRA[face]!;
  const isMedic = FLAGS[face]! & MEDIC;
  for (let left = to; left !== 0; left &= left - 1) {
    const place = lowest(left);
    state.melee[place]! += melee;
    state.ranged[place]! += ranged;
    state.initiative[place]! += initiative;
    state.toughness[place]! += toughness;
    if (extra) state.extras[place]! ^= 1 << from;
    if (isMedic) state.medics[place]! ^= 1 << from;
  }
  return initiative !== 0 || extra !== 0 ? to : 0;
};
