import { z } from 'zod';
import { DIRECTIONS } from '../hex/direction.js';
import { MOVE_BY, type Intent } from '../model/intent.js';
import { fail, ok, type Result } from '../model/result.js';
import type { NotationError } from '../notation/error.js';
import { pointerPart } from '../notation/readers.js';

/** Far beyond every board: what lies off the board in play is for the rules to say. */
const coordinate = z.int().min(-99).max(99);
const hex = z.tuple([coordinate, coordinate]).readonly();
const rot = z.literal(DIRECTIONS);
/** The name of a tile in a hand. */
const tile = z.string().max(40);

/** The shape of every intent of the notation. Unknown fields are refused. */
export const IntentSchema = z.discriminatedUnion('do', [
  z.strictObject({ do: z.literal('place-hq'), at: hex, rot }),
  z.strictObject({ do: z.literal('discard'), tile }),
  z.strictObject({ do: z.literal('redraw') }),
  z.strictObject({ do: z.literal('place'), tile, at: hex, rot }),
  z.strictObject({
    do: z.literal('move'),
    by: z.enum(MOVE_BY),
    from: hex,
    to: hex,
    rot,
    then: z.strictObject({ to: hex, rot }).exactOptional(),
  }),
  z.strictObject({ do: z.literal('push'), from: hex, target: hex }),
  z.strictObject({ do: z.literal('castle'), from: hex, with: hex }),
  z.strictObject({ do: z.literal('rotate'), at: hex, rot }),
  z.strictObject({ do: z.literal('sniper'), at: hex }),
  z.strictObject({ do: z.literal('grenade'), at: hex }),
  z.strictObject({ do: z.literal('air-strike'), at: hex }),
  z.strictObject({ do: z.literal('small-bomb'), at: z.tuple([hex, hex, hex]).readonly() }),
  z.strictObject({ do: z.literal('battle') }),
  z.strictObject({ do: z.literal('end-turn') }),
  z.strictObject({ do: z.literal('take-back') }),
  z.strictObject({ do: z.literal('resign') }),
  z.strictObject({ do: z.literal('agree-draw') }),
  z.strictObject({ do: z.literal('draw'), mercenary: tile }),
  z.strictObject({ do: z.literal('place-bomber-2'), discard: tile, at: hex, rot }),
  z.strictObject({ do: z.literal('choose'), key: z.string().max(100) }),
]) satisfies z.ZodType<Intent>;

/** Does not compile when an intent of the model is missing above. */
type Covers<Schema, Model extends Schema> = [Schema, Model];
export type CompleteIntent = Covers<z.output<typeof IntentSchema>, Intent>;

const pointerOf = (path: readonly PropertyKey[]): string => path.map((part) => `/${pointerPart(String(part))}`).join('');

/** What is wrong first, in the words of the notation. */
const errorOf = ({ issues: [issue] }: z.ZodError): NotationError => {
  if (!issue) throw new Error('a shape was refused without a reason');
  const path = pointerOf(issue.path);
  const { message } = issue;
  if (issue.code === 'unrecognized_keys') return { code: 'unknown-field', message, path: `${path}${pointerOf(issue.keys.slice(0, 1))}` };
  return { code: issue.code === 'too_big' || issue.code === 'too_small' ? 'out-of-range' : 'malformed-intent', message, path };
};

/** The intent in a JSON value; only its shape is checked, not whether the rules allow it. */
export const parseIntent = (json: unknown): Result<Intent, NotationError> => {
  const parsed = IntentSchema.safeParse(json);
  return parsed.success ? ok(parsed.data) : fail(errorOf(parsed.error));
};
