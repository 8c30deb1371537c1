import type { RulesChanged } from '@hexfall/shared/model/event';
import type { GameState, Table } from '@hexfall/shared/model/state';
import { formatPosition } from '@hexfall/shared/notation/formatPosition';
import { formatOptions } from '@hexfall/shared/notation/options';
import { parsePosition } from '@hexfall/shared/notation/parsePosition';
import type { PlayedIntent } from '@hexfall/shared/protocol/messages';
import { createMatch, type MatchSetup } from '@hexfall/shared/rules/createMatch';
import type { LogEntry, SavedMatch, StoredPosition } from '../table/savedMatch.js';
import type { EarlierIntents, Step } from './PlayedIntents.js';

/*
 * The position at the start of the latest turn is stored with the intent that leads to it, with draw piles, one for each version of the
 * rules. A match is opened from the latest one, and a match of older rules continues from there with the present ones.
 */

/** Longer matches are replayed completely when opened, because a request for the part before a position replays it in one go. */
const MOST_PUT_OFF = 400;

/** Whether a turn, or the placing of an HQ, begins on this table. */
const isBeginning = ({ turn, decision, battle, outcome }: Table): boolean =>
  !decision && !battle && !outcome && (turn.phase === 'setup' || turn.fresh);

/** What is stored of a position. */
interface Content {
  /** After how many intents the turn began. */
  readonly begun: number;
  /** The number of the turn. */
  readonly number: number;
  /** Without its options, which the set-up of the match has. */
  readonly position: object;
  /** Where the rules have changed: the later ones would have led there, too. */
  readonly same?: true;
  /** Where the rules have changed: the intents after it were not possible by the later ones. */
  readonly again?: true;
}

/** A position as text, without the options of the match. */
export const textOfPosition = ({ table, piles }: GameState): string => {
  const { options: _, ...position } = formatPosition(table, piles);
  return JSON.stringify(position);
};

/** Returns what to store with an intent that starts a turn; null for any other. @param begun the number of intents before the turn. */
export const positionToKeep = (before: Table, state: GameState, begun: number): string | null => {
  const { turn } = state.table;
  if (!isBeginning(state.table)) return null;
  if (isBeginning(before) && before.turn.number === turn.number && before.turn.player === turn.player) return null;
  return `{"begun":${begun},"number":${turn.number},"position":${textOfPosition(state)}}`;
};

/** A stored position that has been read. */
export interface KeptPosition extends Pick<Content, 'begun' | 'number'> {
  readonly seq: number;
  readonly state: GameState;
  readonly isSame: boolean;
  readonly again: boolean;
}

const isContent = (value: unknown): value is Content =>
  typeof value === 'object' &&
  value !== null &&
  'begun' in value &&
  Number.isInteger(value.begun) &&
  'number' in value &&
  Number.isInteger(value.number) &&
  'position' in value &&
  typeof value.position === 'object' &&
  value.position !== null;

/** Parses JSON; a text that is none is read as undefined. */
const jsonOf = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

const stateOf = ({ options, armies }: MatchSetup, position: object): GameState | null => {
  const read = parsePosition({ ...position, options: formatOptions(options) });
  if (!read.ok) return null;
  const { table, piles } = read.value;
  const isOfMatch = table.players.map(({ army }) => army).join() === armies.join() && !piles.includes(null);
  // The terrain of a match keeps the prizes with which it began; the warehouses have those of now.
  return isOfMatch ? { ...read.value, table: { ...table, options, terrain: options.terrain } } : null;
};

/** Reads a stored position of a match; null if it is malformed or of another match. */
export const readStoredPosition = (start: MatchSetup, { seq, content }: StoredPosition): KeptPosition | null => {
  const read = jsonOf(content);
  if (!isContent(read)) return null;
  const { begun, number, position, same, again } = read;
  const state = stateOf(start, position);
  return state && { seq, begun, number, state, isSame: same === true, again: again === true };
};

/** The text of a position where the rules have changed. */
export const textOfChange = ({ begun, number, state, isSame, again }: Omit<KeptPosition, 'seq'>): string =>
  `{"begun":${begun},"number":${number},"position":${textOfPosition(state)}${isSame ? ',"same":true' : ''}${again ? ',"again":true' : ''}}`;

/** The events that tell of the changes of rules in a match, by the intent after which they were. */
type Changes = ReadonlyMap<number, RulesChanged>;

/** A stored match, as far as it says from where it goes on. */
export type Continued = Pick<SavedMatch, 'rules' | 'positions' | 'log'>;

/** Where a match went on by other rules. */
interface Change extends KeptPosition {
  /** The version of the rules before it. */
  readonly rules: number;
}

/** Returns where a match went on by other rules, the earliest first. */
export const changesOf = (start: MatchSetup, { rules, positions = [], log }: Continued): readonly Change[] =>
  positions
    .filter((stored) => stored.rules < rules && stored.seq <= log.length)
    .flatMap((stored) => {
      const position = readStoredPosition(start, stored);
      return position ? { ...position, rules: stored.rules } : [];
    });

const toldOf = (changes: readonly Change[], rules: number): Changes =>
  new Map(
    changes.map(({ seq, number, again, isSame, state }, index) => {
      const next = changes[index + 1]?.rules ?? rules;
      return [seq, { type: 'rules-changed', rules: next, number, again, table: isSame ? null : state.table }];
    }),
  );

/**
 * The part of a match from before a change of rules that the later rules would have played differently: the number of its intents, and its
 * final state.
 */
export type EarlierPart = Pick<Change, 'seq' | 'state' | 'rules'>;

/** Returns what was played before the last such change; null if there is none. */
export const earlierPartOf = (changes: readonly Change[]): EarlierPart | null => changes.findLast(({ isSame }) => !isSame) ?? null;

/** Returns the index of the first intent that the present rules can replay: after the last change that made it another match. */
export const playableFrom = (start: MatchSetup, changes: readonly KeptPosition[]): Pick<KeptPosition, 'seq' | 'begun' | 'state'> => {
  const other = changes.findLast(({ isSame }) => !isSame);
  if (other) return other;
  const created = createMatch(start);
  if (!created.ok) throw new Error(`the match cannot start: ${created.error.message}`);
  return { seq: 0, begun: 0, state: created.value };
};

/** From where a match goes on. */
export interface Continuation extends EarlierIntents {
  readonly state: GameState;
  /** After how many intents the turn began. */
  readonly begun: number;
}

/** The place from which a stored match of the present rules continues, and the events of its changes of rules. */
export interface Opening {
  readonly from: Continuation;
  readonly changes: Changes;
  readonly earlierPart: EarlierPart | null;
}

/** Plays the intents of a log up to a number. Intents before the starting place have no events. Throws if one is refused. */
const playedUpTo = (last: number, log: readonly LogEntry[], beginning: Pick<KeptPosition, 'seq' | 'state'>, step: Step): PlayedIntent[] => {
  let { state } = beginning;
  return log.slice(0, last).map(({ seq, player, intent }) => {
    if (seq <= beginning.seq) return { seq, player, intent, events: [] };
    const next = step(state, player, intent);
    if (!next.ok) throw new Error(`intent ${seq} is refused now: ${next.error.message}`);
    ({ state } = next.value);
    return { seq, player, intent, events: next.value.events };
  });
};

/** Returns where a stored match of the present rules continues: at its latest position, else where its rules changed, else at its start. */
export const openingOf = (start: MatchSetup, saved: Continued & Pick<SavedMatch, 'finished'>, step: Step): Opening => {
  const { rules, positions = [], log } = saved;
  const found = changesOf(start, saved);
  const beginning = playableFrom(start, found);
  const own = positions.find((stored) => stored.rules === rules);
  const isUsable = own && !saved.finished && own.seq > beginning.seq && own.seq <= Math.min(log.length, MOST_PUT_OFF);
  const latest = (isUsable && readStoredPosition(start, own)) || beginning;
  const earlier = log.slice(0, latest.seq);
  const from = { ...latest, earlier, play: () => playedUpTo(latest.seq, log, beginning, step) };
  return { from, changes: toldOf(found, rules), earlierPart: earlierPartOf(found) };
};
