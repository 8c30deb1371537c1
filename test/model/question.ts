import type { Decision } from '@hexfall/shared/model/decision';
import type { Seat } from '@hexfall/shared/model/seat';
import type { Cell } from '@hexfall/shared/hex/cells';

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
