import { type Cell, hexOf, sameHex } from '../../hex/cells.js';
import type { Direction } from '../../hex/direction.js';
import { type Decision, type DecisionKind, formatKey } from '../../model/decision.js';
import type { Phase } from '../../model/event.js';
import type { Seat } from '../../model/seat.js';
import type { AskPlayer } from '../answers.js';
import { mayExplode, picksTargets } from '../compiledBoard.js';
import type { Influence } from '../influenceTypes.js';
import { conversionAmong } from './attacks.js';
import { type Actions, CONVERTED } from './initiative.js';
import { mayMiss, rocketTargets, sharpshooterTargets } from './unitTargets.js';

/** What acting units have chosen to do in this phase. */
export interface Choices {
  readonly exploding: readonly Cell[];
  /** What the unit on a cell has chosen. */
  readonly keysAt: (cell: Cell) => readonly string[];
  readonly answers: Phase['choices'];
}

const NO_KEYS: readonly string[] = [];

const NO_CHOICES: Choices = { exploding: [], keysAt: () => NO_KEYS, answers: [] };

/** Answers given in this phase. */
interface Given {
  readonly cell: Cell;
  readonly decision: Decision;
  readonly slot: string;
  readonly key: string;
}

/**
 * B4 (2): asks what acting units do, player by player, by hex; for one unit explosion, conversion, targets by direction, rocket (B5).
 * What a unit can be asked depends on the answers before: they are worked out again after each. Who alone had a question before does not keep
 * the word.
 * @param acting by q and then r.
 * @returns null when an answer is missing.
 */
export const makeChoices = (actions: Actions, acting: readonly Cell[], starter: Seat, ask: AskPlayer): Choices | null => {
  if (!isAnyAsked(actions, acting)) return NO_CHOICES;
  const given: Given[] = [];
  const openQuestions = (): Question[] => questionsAt(actions, acting, given);
  let open = openQuestions();
  const [first] = open;
  if (!first) return NO_CHOICES;
  for (; open.length > 0; open = openQuestions()) {
    const player = nextToAnswer(open, first, starter, ask);
    if (player === null) return null;
    const isHis = ({ decision }: Question): boolean => decision.player === player;
    const isAlone = open.every(isHis);
    for (let question = open.find(isHis); question; question = isAlone ? undefined : openQuestions().find(isHis)) {
      const key = ask(question.decision);
      if (key === null) return null;
      given.push({ ...question, key });
    }
  }
  return {
    exploding: given.filter(({ key }) => key === 'explode').map(({ cell }) => cell),
    keysAt: (cell) => keysOf(given, cell),
    answers: given.map(({ decision, key }) => ({ at: decision.about, key })),
  };
};

const keysOf = (given: readonly Given[], cell: Cell): readonly string[] => {
  const keys = given.filter((answer) => answer.cell === cell).map(({ key }) => key);
  return keys.length > 0 ? keys : NO_KEYS;
};

/** What a unit has chosen in a phase that has been fought. */
export const keysChosenAt = ({ choices }: Pick<Phase, 'choices'>, at: Phase['acts'][number]): readonly string[] =>
  choices.filter((choice) => sameHex(choice.at, at)).map(({ key }) => key);

/** B5: whose questions come next; null when the starter has to say. */
const nextToAnswer = (open: readonly Question[], { decision }: Question, starter: Seat, ask: AskPlayer): Seat | null => {
  const { player } = open[0]!.decision;
  if (open.every((other) => other.decision.player === player)) return player;
  const waiting = [...new Set(open.map((other) => other.decision.player))].sort();
  const key = ask({ ...decision, player: starter, kind: 'order', keys: waiting.map((seat) => formatKey({ kind: 'seat', seat })) });
  return key === null ? null : Number(key);
};

const mayConvert = ({ influence, spent }: Actions, cell: Cell): boolean =>
  influence.convert[cell] !== undefined && (spent[cell]! & CONVERTED) === 0;

interface Question {
  readonly cell: Cell;
  readonly decision: Decision;
  /** Distinguishes it from the other questions about the unit. */
  readonly slot: string;
}

interface Asked extends Pick<Decision, 'player' | 'keys'> {
  /** The edge it is about, if it is about one. */
  readonly direction?: Direction;
}

/** @param keys what the unit has chosen so far. */
type PhaseQuestions = (actions: Actions, cell: Cell, keys: readonly string[]) => readonly Asked[];

const NOTHING_ASKED: readonly Asked[] = [];

/** B4 (2): what a unit that acts can be asked, in this order (B5). */
const PHASE_QUESTIONS: { readonly [K in Extract<DecisionKind, 'explode' | 'convert' | 'target' | 'rocket'>]: PhaseQuestions } = {
  explode: ({ influence: { field } }, cell) =>
    mayExplode(field, cell) ? [{ player: field.units[cell]!.owner, keys: ['attack', 'explode'] }] : NOTHING_ASKED,
  convert: (actions, cell) => {
    const keys = mayConvert(actions, cell) ? conversionKeys(actions.influence, cell) : [];
    return keys.length > 0 ? [{ player: actions.influence.convert[cell]!, keys: [...keys, 'none'] }] : NOTHING_ASKED;
  },
  target: ({ influence }, cell, keys) => {
    const { facings, units } = influence.field;
    if (!picksTargets(influence.field, cell)) return NOTHING_ASKED;
    const conversion = conversionAmong(keys);
    return facings[cell]!.attacks.flatMap(({ direction, melee, ranged }): Asked[] => {
      const converted = conversion?.direction === direction ? conversion.to : null;
      const isShot = converted === 'ranged' ? melee > 0 : ranged > 0 && converted === null;
      if (!isShot) return [];
      const targets = sharpshooterTargets(influence, cell, direction);
      return targets.length > 1 ? [{ player: units[cell]!.owner, keys: targets.map(({ key }) => key), direction }] : [];
    });
  },
  rocket: ({ influence }, cell) => {
    const { facings, units } = influence.field;
    return facings[cell]!.attacks.flatMap(({ direction, rocket }): Asked[] => {
      if (rocket === 0) return [];
      const targets = rocketTargets(influence, cell, direction).map(({ key }) => key);
      const keys = mayMiss(influence, cell, direction) ? [...targets, 'none'] : targets;
      return keys.length > 1 ? [{ player: units[cell]!.owner, keys, direction }] : [];
    });
  },
};

const QUESTIONS = Object.entries(PHASE_QUESTIONS) as readonly (readonly [DecisionKind, PhaseQuestions])[];

/** The questions that are still open, by hex. */
const questionsAt = (actions: Actions, acting: readonly Cell[], given: readonly Given[]): Question[] => {
  const found: Question[] = [];
  for (const cell of acting) {
    if (!isEverAsked(actions, cell)) continue;
    const keys = keysOf(given, cell);
    if (keys.includes('explode')) continue;
    for (const [kind, questionsFor] of QUESTIONS) {
      for (const { player, keys: possible, direction } of questionsFor(actions, cell, keys)) {
        const slot = `${kind} ${direction ?? ''}`;
        if (given.some((answer) => answer.cell === cell && answer.slot === slot)) continue;
        found.push({ cell, slot, decision: { player, kind, about: hexOf(cell), keys: possible } });
      }
    }
  }
  return found;
};

/** Most units are never asked anything: worth knowing before looking closer. */
const isEverAsked = ({ influence }: Actions, cell: Cell): boolean => {
  const { field, convert } = influence;
  return mayExplode(field, cell) || picksTargets(field, cell) || field.tiles[cell]!.hasRocket || convert[cell] !== undefined;
};

const isAnyAsked = (actions: Actions, acting: readonly Cell[]): boolean => {
  for (const cell of acting) if (isEverAsked(actions, cell)) return true;
  return false;
};

/** C4: every edge is offered. */
const conversionKeys = (influence: Influence, cell: Cell): string[] =>
  influence.field.facings[cell]!.attacks.flatMap(({ direction, melee, ranged }) => [
    ...(melee > 0 ? [formatKey({ kind: 'convert', direction, to: 'ranged' })] : []),
    ...(ranged > 0 ? [formatKey({ kind: 'convert', direction, to: 'melee' })] : []),
  ]);
