import { hexOf, type Cell } from '../../hex/cells.js';
import type { Direction } from '../../hex/direction.js';
import type { Decision } from '../../model/decision.js';
import type { Phase } from '../../model/event.js';
import type { Seat } from '../../model/state.js';
import type { Influence } from '../influence.js';
import type { Conversion } from './attacks.js';
import { CONVERTED, type Actions } from './initiative.js';
import type { Ask } from './medics.js';

/** What acting units have chosen to do in this phase. */
export interface Choices {
  readonly exploding: readonly Cell[];
  /** Null where nobody has been asked. */
  readonly conversions: ReadonlyMap<Cell, Conversion> | null;
  readonly answers: Phase['choices'];
}

const NO_CHOICES: Choices = { exploding: [], conversions: null, answers: [] };

/**
 * B4 (2): asks what acting units do, player by player, by hex, explosion before conversion (B5).
 * @param acting by q and then r.
 * @returns null when an answer is missing.
 */
export const makeChoices = (actions: Actions, acting: readonly Cell[], starter: Seat, ask: Ask): Choices | null => {
  if (!anyAsked(actions, acting)) return NO_CHOICES;
  const questions = acting.flatMap((cell) => questionsAt(actions, cell));
  const exploding: Cell[] = [];
  const conversions = new Map<Cell, Conversion>();
  const answers: Phase['choices'][number][] = [];
  let waiting = [...new Set(questions.map(({ decision }) => decision.player))].sort();
  while (waiting.length > 0) {
    const next =
      waiting.length === 1
        ? String(waiting[0])
        : ask({ ...questions[0]!.decision, player: starter, kind: 'order', keys: waiting.map(String) });
    if (next === null) return null;
    const player = Number(next);
    waiting = waiting.filter((seat) => seat !== player);
    for (const { cell, decision } of questions) {
      if (decision.player !== player || exploding.includes(cell)) continue;
      const key = ask(decision);
      if (key === null) return null;
      answers.push({ at: hexOf(cell), key });
      if (key === 'explode') exploding.push(cell);
      const conversion = decision.kind === 'convert' ? conversionOf(key) : null;
      if (conversion) conversions.set(cell, conversion);
    }
  }
  return { exploding, conversions, answers };
};

const mayConvert = ({ influence, spent }: Actions, cell: Cell): boolean =>
  influence.convert[cell] !== undefined && (spent[cell]! & CONVERTED) === 0;

const anyAsked = (actions: Actions, acting: readonly Cell[]): boolean => {
  const { tiles } = actions.influence.field;
  for (const cell of acting) if (tiles[cell]!.explodes || mayConvert(actions, cell)) return true;
  return false;
};

interface Question {
  readonly cell: Cell;
  readonly decision: Decision;
}

const questionsAt = (actions: Actions, cell: Cell): Question[] => {
  const { influence } = actions;
  const tile = influence.field.tiles[cell]!;
  const about = hexOf(cell);
  const found: Question[] = [];
  if (tile.explodes)
    found.push({ cell, decision: { player: influence.field.units[cell]!.owner, kind: 'explode', about, keys: ['attack', 'explode'] } });
  if (mayConvert(actions, cell)) {
    const keys = conversionKeys(influence, cell);
    if (keys.length > 0)
      found.push({ cell, decision: { player: influence.convert[cell]!, kind: 'convert', about, keys: [...keys, 'none'] } });
  }
  return found;
};

/** C4: every edge is offered. */
const conversionKeys = (influence: Influence, cell: Cell): string[] =>
  influence.field.facings[cell]!.attacks.flatMap(({ direction, melee, ranged }) => [
    ...(melee > 0 ? [`${direction} melee>ranged`] : []),
    ...(ranged > 0 ? [`${direction} ranged>melee`] : []),
  ]);

/** The conversion a `convert` key stands for; null for any other. */
export const conversionOf = (key: string): Conversion | null => {
  const match = /^([0-5]) (?:melee|ranged)>(melee|ranged)$/.exec(key);
  return match ? { direction: Number(match[1]) as Direction, to: match[2] as Conversion['to'] } : null;
};
