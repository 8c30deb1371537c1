import type { GameEvent } from '../model/event.js';
import type { Result } from '../model/result.js';
import type { Seat } from '../model/seat.js';
import type { Table } from '../model/state.js';
import { type Answerer, defaultChoice } from '../rules/answers.js';
import { fightBattle, type FoughtBattle, UnknownChoice } from '../rules/battle/fightBattle.js';
import type { NotationError } from './error.js';
import { battleEventsOn } from './events.js';
import { readPosition } from './parsePosition.js';
import { Fields, isObject, manyOf, reading, refuseDocument, text } from './readers.js';
import { seatReader } from './turn.js';

const MAX_CHOICES = 10_000;
const MAX_KEY = 100;

/** A document that is a position with further fields beside it. */
export interface PositionAnd<K extends string> {
  readonly position: unknown;
  readonly at: Fields<K>;
}

/** Takes further fields out of a document; what is left is for the reader of positions. */
export const positionAnd = <K extends string>(json: unknown, names: readonly K[]): PositionAnd<K> => {
  if (!isObject(json)) return { position: json, at: new Fields({}, '') };
  const entries = Object.entries(json);
  const isOurs = ([name]: [string, unknown]): boolean => (names as readonly string[]).includes(name);
  return {
    position: Object.fromEntries(entries.filter((entry) => !isOurs(entry))),
    at: new Fields(Object.fromEntries(entries.filter(isOurs)), ''),
  };
};

/**
 * Fights a battle by the answers in the field `choices`, in order. Refuses one that is not offered.
 * @param rest answers what the document does not; without it the battle stops at the first open question.
 */
export const fightChosen = (table: Table, starter: Seat, at: Fields<'choices'>, rest: Answerer = () => null): FoughtBattle => {
  const choices = at.find('choices', manyOf(text(MAX_KEY), MAX_CHOICES), []);
  try {
    return fightBattle(table, starter, (decision, index) => choices[index] ?? rest(decision, index));
  } catch (error) {
    if (!(error instanceof UnknownChoice)) throw error;
    return refuseDocument(`${at.pathOf('choices')}/${error.index}`, 'unknown-key', `Possible here: ${error.decision.keys.join(' · ')}.`);
  }
};

/** A position, and the battle that is to be seen on it. */
export interface BattleDocument {
  readonly table: Table;
  /** Empty where the document has only a position. */
  readonly events: readonly GameEvent[];
}

/**
 * Reads a position with a battle: its `events`, or who starts it (`starter`) and the first of its `choices`; the usual choices answer the rest.
 * @param asked a player who starts the battle, whatever the document says; `turn` for the one in turn where it says nothing, null for no battle then.
 */
export const parseBattle = (json: unknown, asked: Seat | 'turn' | null): Result<BattleDocument, NotationError> =>
  reading(() => {
    const { position, at } = positionAnd(json, ['starter', 'choices', 'events']);
    const { table } = readPosition(position, '');
    const events = at.find('events', battleEventsOn(table), null);
    if (events) return { table, events };
    const isWanted = asked !== null || at.has('choices');
    const usual = at.find('starter', seatReader(table.players), isWanted ? table.turn.player : null);
    const starter = typeof asked === 'number' ? seatReader(table.players)(asked, '/starter') : usual;
    return { table, events: starter === null ? [] : fightChosen(table, starter, at, defaultChoice).events };
  });
