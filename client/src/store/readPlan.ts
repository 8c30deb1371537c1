import type { Intent } from '@hexfall/shared/model/intent';
import type { Result } from '@hexfall/shared/model/result';
import type { Seat } from '@hexfall/shared/model/seat';
import type { NotationError } from '@hexfall/shared/notation/error';
import { readIntent } from '@hexfall/shared/notation/intent';
import { manyOf, object, reading, refuseDocument, whole } from '@hexfall/shared/notation/readers';

/** The plan for one turn of a seat, as it is kept. */
export interface KeptPlan {
  readonly seat: Seat;
  /** The number of the turn that it is for. */
  readonly turn: number;
  readonly intents: readonly Intent[];
}

/** No turn has as many steps. */
const MOST_STEPS = 100;
const LATEST_TURN = 10_000;
const MOST_SEATS = 6;

const plan = object({
  seat: whole(0, MOST_SEATS - 1),
  turn: whole(0, LATEST_TURN),
  intents: manyOf(readIntent, MOST_STEPS),
  at: whole(0, Number.MAX_SAFE_INTEGER),
});

/** Reads the text of a plan, or says what is wrong with it; whether its steps are possible is for the rules to say. */
export const readPlan = (text: string): Result<KeptPlan, NotationError> =>
  reading(() => {
    let json: unknown;
    try {
      json = JSON.parse(text);
    } catch {
      refuseDocument('', 'wrong-type', 'A plan in JSON is expected here.');
    }
    const { seat, turn, intents } = plan(json, '');
    return { seat, turn, intents };
  });
