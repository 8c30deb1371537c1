import { type Cell, cellOf, hexOf, OFF_BOARD } from '../../hex/cells.js';
import { DIRECTIONS, opposite } from '../../hex/direction.js';
import { ATTACKS, type HitKind } from '../../model/attackKinds.js';
import type { Hit } from '../../model/event.js';
import type { Seat } from '../../model/seat.js';
import { NOBODY } from '../../model/state.js';
import type { Influence } from '../influenceTypes.js';
import { seatBit, type SeatSet } from '../sides.js';
import { woundsToDestroy } from '../toughness.js';

/** What hits units in one step, and what that sets off. */
export interface StepHits {
  readonly hits: readonly Hit[];
  /** Units that leave whatever happens: exploded ones and bombers that were hit. No Medic dies for hits on them (D5). */
  readonly lost: readonly Cell[];
  /** P2: for bombers that were hit, the players who did it; none where terrain or a turret did it (L21). */
  readonly setOff: ReadonlyMap<Cell, SeatSet>;
}

/** P2: where no bomber was hit. */
const NOTHING_SET_OFF: ReadonlyMap<Cell, SeatSet> = new Map();

/** U6: 1 wound to every adjacent unit of any owner. */
export const explode = (
  influence: Influence,
  cell: Cell,
  kind: HitKind,
  hits: Hit[],
  spares: (other: Cell) => boolean = () => false,
): void => {
  const { board, owners, units } = influence.field;
  for (const direction of DIRECTIONS) {
    const at = board.neighbor[cell * 6 + direction]!;
    if (at === OFF_BOARD || !units[at] || !owners[at] || spares(at)) continue;
    hits.push({ from: hexOf(cell), direction, to: hexOf(at), arrival: direction, kind, wounds: 1 });
  }
};

/** A blast under way. */
interface Chain {
  readonly hits: Hit[];
  readonly lost: Cell[];
  readonly setOff: Map<Cell, SeatSet>;
}

/**
 * P2, P5: lets Traps and bombers that are hit explode, and whatever their explosions hit in turn.
 * @param hits is added to.
 * @param exploded units that have exploded by choice.
 * @param byInstant whose instant it is, if it is one.
 */
export const withExplosions = (influence: Influence, hits: Hit[], exploded: readonly Cell[], byInstant: Seat | null): StepHits => {
  const { field, netted } = influence;
  if (!field.explosive) return { hits, lost: exploded, setOff: NOTHING_SET_OFF };
  const chain: Chain = { hits, lost: exploded.slice(), setOff: new Map() };
  for (let i = 0; i < hits.length; i++) {
    const hit = hits[i]!;
    const at = cellOf(hit.to);
    const tile = field.tiles[at]!;
    if (hit.kind === 'venom') continue; // P17: it comes through no edge
    if (tile.explodesWhenHit) {
      markSetOff(influence, chain, at, doerOf(influence, chain, hit, byInstant));
      if (chain.lost.includes(at) || standsNetted(influence, at, hits)) continue;
      chain.lost.push(at);
      if (!netted[at]) explode(influence, at, 'explosion', hits, bomberSpares(influence, at));
    } else if (
      tile.isTrap &&
      !netted[at] &&
      ATTACKS[hit.kind].origin !== 'none' &&
      field.facings[at]!.entries[opposite(hit.arrival)] &&
      !chain.lost.includes(at)
    ) {
      chain.lost.push(at);
      explode(influence, at, 'trap', hits);
    }
  }
  for (const at of chain.setOff.keys()) if (!chain.lost.includes(at)) chain.setOff.delete(at);
  return chain;
};

/** P2, P10: whether a netted bomber is as tough as the hits on it. */
const standsNetted = (influence: Influence, bomber: Cell, hits: readonly Hit[]): boolean => {
  if (!influence.netted[bomber]) return false;
  const dealt = hits.reduce((sum, { to, wounds }) => (cellOf(to) === bomber ? sum + wounds : sum), 0);
  return dealt < woundsToDestroy(influence, bomber);
};

/** P2: nobody's bomber spares HQs; P3: a mercenary one spares its own side. */
const bomberSpares = ({ field }: Influence, bomber: Cell): ((other: Cell) => boolean) => {
  const { owner } = field.units[bomber]!;
  if (owner === NOBODY) return (other) => field.tiles[other]!.isHq;
  return (other) => !(field.relations.enemies[owner + 1]! & field.owners[other]!);
};

/** P2: who is behind a hit; behind a bomber's explosion stands who set that one off. */
const doerOf = ({ field }: Influence, { setOff }: Chain, hit: Hit, byInstant: Seat | null): SeatSet => {
  const from = cellOf(hit.from);
  if (ATTACKS[hit.kind].origin === 'none') return byInstant === null ? 0 : seatBit(byInstant);
  if (hit.by === NOBODY) return 0; // L17
  return setOff.get(from) ?? field.owners[from]!;
};

/** Notes who set a bomber off, and with it whatever that one has set off already. */
const markSetOff = (influence: Influence, chain: Chain, bomber: Cell, doers: SeatSet): void => {
  const known = chain.setOff.get(bomber) ?? 0;
  if (chain.setOff.has(bomber) && (known | doers) === known) return;
  chain.setOff.set(bomber, known | doers);
  for (const hit of chain.hits) {
    const to = cellOf(hit.to);
    if (cellOf(hit.from) === bomber && hit.kind === 'explosion' && chain.setOff.has(to) && influence.field.tiles[to]!.explodesWhenHit) {
      markSetOff(influence, chain, to, known | doers);
    }
  }
};
