import { type Cell, cellOf } from '@hexfall/shared/hex/cells';
import type { Decision } from '@hexfall/shared/model/decision';
import type { Seat } from '@hexfall/shared/model/seat';
import type { Influence } from './influence.js';
import type { Pair } from './medics.js';

/** What a battle of the model asks; it waits for one of the keys. */
export interface Question extends Pick<Decision, 'player' | 'kind' | 'keys'> {
  /** The unit it is about, where the keys do not say it. */
  readonly about: Cell | null;
}

/** A question with what an answer changes. */
export interface Asked extends Question {
  readonly take: (key: string) => void;
}

/**
 * B5: asks everything in a step of a phase. The starter says who comes next as soon as two players have a question.
 * @param open the questions that are open now, at most one for a player.
 */
export function* askAll(open: () => readonly Asked[], starter: Seat): Generator<Question, void, string> {
  let speaker: Seat | null = null;
  for (let questions = open(); questions.length > 0; questions = open()) {
    if (!questions.some(({ player }) => player === speaker)) speaker = null;
    if (speaker === null && questions.length > 1) {
      const keys = questions.map(({ player }) => String(player)).sort();
      speaker = Number(yield { player: starter, kind: 'order', keys, about: null });
    }
    const next = questions.find(({ player }) => speaker === null || player === speaker)!;
    const { player, kind, keys, about } = next;
    next.take(yield { player, kind, keys, about });
  }
}

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
 * C5, D2, D4, G2, P12 (h): who decides on a pair: the owner of the unit; if Scopers have taken the Medic connected to it, their owner; if it is
 * an enemy's and saves a Spy, its owner. Who decides follows from the Medic connected to the unit, not from one that dies in its place.
 * Where keys of several deciders, or with dying Medics of several players, are alternatives, it is the starter.
 */
export const deciderOf = ({ field, scopersOf }: Influence, pairs: readonly Pair[], pair: Pair, starter: Seat): Seat => {
  const { pieces, sides } = field;
  const ownerAt = (cell: Cell): Seat => pieces.get(cell)!.owner;

  /** C5: of several Scopers' owners the one of the unit, else one on its side, else the lowest number; null for a Medic that is not scoped. */
  const scoperOf = (medic: Cell, unit: Cell): Seat | null => {
    const scopers = scopersOf(pieces.get(medic)!).sort((a, b) => a - b);
    const owner = ownerAt(unit);
    return (
      [owner, ...scopers.filter((scoper) => sides.areFriends(scoper, owner)), ...scopers].find((seat) => scopers.includes(seat)) ?? null
    );
  };
  const decides = ({ serving, hit }: Pair): Seat => {
    const unit = cellOf(hit.to);
    const own = sides.areFriends(ownerAt(serving), ownerAt(unit)) ? ownerAt(unit) : ownerAt(serving);
    return scoperOf(serving, unit) ?? own;
  };
  const holds = ({ medic, hit }: Pair): Seat => scoperOf(medic, cellOf(hit.to)) ?? ownerAt(medic);

  const tied = tiedTo(pairs, pair);
  const isShared = [decides, holds].some((seatOf) => new Set(tied.map(seatOf)).size > 1);
  return isShared ? starter : decides(pair);
};
