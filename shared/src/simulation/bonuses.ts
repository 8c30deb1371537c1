import type { Arena } from './Arena.js';
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
 * Lets every module and HQ serve those that it serves as things stand (C1), and takes back what it gave others before.
 * @returns the units whose initiative or extra actions may be different now.
 */
export const updateBonuses = (arena: Arena): number => {
  if (arena.modules !== 0) findScoped(arena);
  let changed = 0;
  for (let left = arena.givers; left !== 0; left &= left - 1) {
    const from = lowest(left);
    const before = arena.served[from]!;
    const now = servedBy(arena, from);
    if (now === before) continue;
    arena.served[from] = now;
    changed |= give(arena, from, now & ~before, 1) | give(arena, from, before & ~now, -1);
  }
  arena.givers &= arena.units;
  return changed;
};

/** Takes back what modules and HQs gave that have left the board. Gives the same as `updateBonuses`. */
export const dropBonuses = (arena: Arena, removed: number): number => {
  let changed = 0;
  for (let left = arena.givers & removed; left !== 0; left &= left - 1) {
    const from = lowest(left);
    changed |= give(arena, from, arena.served[from]! & arena.units, -1);
    arena.served[from] = 0;
  }
  arena.givers &= arena.units;
  return changed;
};

/** C1, C6: the places that a module or HQ is connected to. */
const connected = ({ faces }: Arena, from: number): number => {
  const face = faces[from]!;
  const far = FAR_CONNECTS[face]!;
  const near = BESIDE[from * DIRECTION_SETS + CONNECTS[face]!]!;
  return far === 0 ? near : near | TWO_AWAY[from * DIRECTION_SETS + far]!;
};

const servedBy = (arena: Arena, from: number): number => {
  const bit = 1 << from;
  if ((arena.units & bit) === 0 || arena.netted & bit) return 0;
  const face = arena.faces[from]!;
  const isHarmful = (FLAGS[face]! & HARMFUL) !== 0;
  const scopers = arena.scoped[from]!;
  const links = connected(arena, from);
  let served = links & (scopers === 0 ? beneficiaries(arena, arena.owners[from]!, isHarmful) : afterScope(arena, scopers, isHarmful));
  if (arena.spies !== 0 && !isHarmful) served |= helpedSpies(arena, from);
  if (arena.motherlands !== 0 && arena.modules & bit && isHarmful === (scopers !== 0)) served |= membersServed(arena, from, links);
  return served;
};

const beneficiaries = ({ friends, enemies }: Arena, seat: number, isHarmful: boolean): number =>
  isHarmful ? enemies[seat]! : friends[seat]!;

/** C5 */
const afterScope = (arena: Arena, scopers: number, isHarmful: boolean): number => {
  let served = 0;
  for (let seat = 0; seat < arena.seats; seat++) if ((scopers >> seat) & 1) served |= beneficiaries(arena, seat, isHarmful);
  return served;
};

/** C5: notes for every module the owners of active enemy Scopers connected to it. */
const findScoped = (arena: Arena): void => {
  for (let left = arena.givers; left !== 0; left &= left - 1) arena.scoped[lowest(left)] = 0;
  for (let left = arena.scopers & ~arena.netted; left !== 0; left &= left - 1) {
    const scoper = lowest(left);
    const owner = arena.owners[scoper]!;
    for (let at = connected(arena, scoper) & arena.enemies[owner]! & arena.modules; at !== 0; at &= at - 1)
      arena.scoped[lowest(at)]! |= 1 << owner;
  }
};

/** P12: the active enemy Spies beside a module or HQ that are connected to it. */
const helpedSpies = ({ faces, owners, spies, netted, enemies }: Arena, from: number): number =>
  BESIDE[from * DIRECTION_SETS + CONNECTS[faces[from]!]!]! & spies & ~netted & enemies[owners[from]!]!;

/** P11: the members of the own Motherlands that a module connected to one of them serves through it. */
const membersServed = (arena: Arena, from: number, links: number): number => {
  const owner = arena.owners[from]!;
  let served = 0;
  for (let left = arena.motherlands & ~arena.netted & arena.own[owner]!; left !== 0; left &= left - 1) {
    const members = groundOf(arena, lowest(left), owner) & arena.own[owner]!;
    if (links & members) served |= members & ~links & ~(1 << from);
  }
  return served;
};

/** P11 (a) */
const groundOf = ({ own, roots }: Arena, hq: number, owner: number): number => {
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
const give = (arena: Arena, from: number, to: number, sign: 1 | -1): number => {
  if (to === 0) return 0;
  const face = arena.faces[from]!;
  const melee = GIVES_MELEE[face]! * sign;
  const ranged = GIVES_RANGED[face]! * sign;
  const initiative = GIVES_INITIATIVE[face]! * sign;
  const toughness = GIVES_TOUGHNESS[face]! * sign;
  const extra = GIVES_EXTRA[face]!;
  const isMedic = FLAGS[face]! & MEDIC;
  for (let left = to; left !== 0; left &= left - 1) {
    const place = lowest(left);
    arena.melee[place]! += melee;
    arena.ranged[place]! += ranged;
    arena.initiative[place]! += initiative;
    arena.toughness[place]! += toughness;
    if (extra) arena.extras[place]! ^= 1 << from;
    if (isMedic) arena.medics[place]! ^= 1 << from;
  }
  return initiative !== 0 || extra !== 0 ? to : 0;
};
