import { cellOf, hexOf, OFF_BOARD, type Cell } from '../../hex/cells.js';
import { DIRECTIONS, opposite } from '../../hex/direction.js';
import type { Hit, HitKind } from '../../model/event.js';
import { NOBODY, type Seat } from '../../model/state.js';
import type { Influence } from '../influence.js';
import { seatBit, type SeatSet } from '../sides.js';

/** What has been hit so far in a step and what it set off. */
export interface Blast {
  readonly hits: Hit[];
  /** Units that leave because they exploded, or because they are bombers that were hit. */
  readonly lost: Cell[];
  /** P2: for bombers that were hit, the players who did it. */
  readonly setOff: Map<Cell, SeatSet>;
}

/** What units that explode by choice begin with. */
export const blastOf = (exploding: readonly Cell[]): Blast => ({ hits: [], lost: exploding.slice(), setOff: new Map() });

/** U6: 1 wound to every adjacent unit, whoever owns it. */
export const explode = (
  influence: Influence,
  cell: Cell,
  kind: HitKind,
  hits: Hit[],
  spares: (other: Cell) => boolean = () => false,
): void => {
  const { board, owners } = influence.field;
  for (const direction of DIRECTIONS) {
    const at = board.neighbor[cell * 6 + direction]!;
    if (at === OFF_BOARD || !owners[at] || spares(at)) continue;
    hits.push({ from: hexOf(cell), direction, to: hexOf(at), arrival: direction, kind, wounds: 1 });
  }
};

/** P2, P5: lets Traps and bombers that are hit explode, and whatever their explosions hit in turn. */
export const reactToHits = (influence: Influence, blast: Blast, byInstant: Seat | null): void => {
  const { field, netted } = influence;
  for (let i = 0; i < blast.hits.length; i++) {
    const hit = blast.hits[i]!;
    const at = cellOf(hit.to);
    const tile = field.tiles[at]!;
    if (tile.explodesWhenHit) {
      markSetOff(influence, blast, at, doerOf(influence, blast, hit, byInstant));
      if (blast.lost.includes(at)) continue;
      blast.lost.push(at);
      if (!netted[at]) explode(influence, at, 'explosion', blast.hits, bomberSpares(influence, at));
    } else if (
      tile.isTrap &&
      !netted[at] &&
      hit.kind !== 'instant' &&
      field.facings[at]!.entries[opposite(hit.arrival)] &&
      !blast.lost.includes(at)
    ) {
      blast.lost.push(at);
      explode(influence, at, 'trap', blast.hits);
    }
  }
};

/** P2: nobody's bomber spares HQs; P3: a mercenary one spares its own side. */
const bomberSpares = ({ field }: Influence, bomber: Cell): ((other: Cell) => boolean) => {
  const { owner } = field.units[bomber]!;
  if (owner === NOBODY) return (other) => field.tiles[other]!.isHq;
  return (other) => !(field.relations.enemies[owner + 1]! & field.owners[other]!);
};

/** P2: who is behind a hit; behind a bomber's explosion stands who set that one off. */
const doerOf = ({ field }: Influence, { setOff }: Blast, hit: Hit, byInstant: Seat | null): SeatSet => {
  const from = cellOf(hit.from);
  if (hit.kind === 'instant') return byInstant === null ? 0 : seatBit(byInstant);
  return setOff.get(from) ?? field.owners[from]!;
};

/** Notes who set a bomber off, and with it whatever that one has set off already. */
const markSetOff = (influence: Influence, blast: Blast, bomber: Cell, doers: SeatSet): void => {
  const known = blast.setOff.get(bomber) ?? 0;
  if ((known | doers) === known) return;
  blast.setOff.set(bomber, known | doers);
  for (const hit of blast.hits) {
    const to = cellOf(hit.to);
    if (cellOf(hit.from) === bomber && hit.kind === 'explosion' && blast.setOff.has(to) && influence.field.tiles[to]!.explodesWhenHit) {
      markSetOff(influence, blast, to, known | doers);
    }
  }
};
