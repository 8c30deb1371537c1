import type { Intent } from '@hexfall/shared/model/intent';
import type { Table } from '@hexfall/shared/model/state';
import { parsePosition } from '@hexfall/shared/notation/parsePosition';
import { actingSeat, legalIntents } from '@hexfall/shared/rules/legal';
import { deepFreeze, show } from './play.js';
import { stepOn, tableOf } from './states.js';

/** A number and how it was worked out by hand, as `"2 tiles × 17 free hexes × 6 rotations + 1"`; empty where it was not. */
interface Count {
  readonly count: number;
  readonly reasoning: string;
}

/** A section of a file of test/perft: a position and how many sequences of legal intents begin there. */
export interface PerftPosition {
  readonly table: Table;
  /** By depth, from 1. */
  readonly depths: readonly Count[];
  /** The intents of depth 1 by what they do. */
  readonly kinds: Readonly<Record<string, Count>>;
}

const countIn = (groups: Readonly<Record<string, string>>): Count => ({ count: Number(groups.count), reasoning: groups.reasoning ?? '' });

const linesLike = (text: string, pattern: RegExp): Readonly<Record<string, string>>[] =>
  [...text.matchAll(pattern)].map(({ groups }) => groups!);

/** Reads a section: sentences, a line for each depth, under the first a line for each kind of intent, and the position as JSON; lines go on with four spaces. */
export const parsePerft = (text: string): PerftPosition => {
  const brace = text.indexOf('\n{');
  const head = text.slice(0, brace).replace(/\n {4,}/g, ' ');
  const parsed = parsePosition(JSON.parse(text.slice(brace)));
  if (!parsed.ok) throw new Error(`invalid position: ${JSON.stringify(parsed.error)}`);
  const kinds = linesLike(head, /^ {2}(?<kind>\S.*?) +(?<count>\d+)(?: = (?<reasoning>.*))?$/gm);
  return {
    table: deepFreeze(tableOf(parsed.value)),
    depths: linesLike(head, /^depth \d: (?<count>\d+)(?: = (?<reasoning>.*))?$/gm).map(countIn),
    kinds: Object.fromEntries(kinds.map((groups) => [groups.kind!, countIn(groups)])),
  };
};

/** What the reasoning gives: sums of products, of which the first number of each part counts; what is in parentheses does not. */
export const worthOf = (reasoning: string): number =>
  reasoning
    .replace(/\([^)]*\)/g, '')
    .split(' + ')
    .map((sum) => sum.split(' × ').reduce((product, part) => product * Number(/\d+/.exec(part)?.[0]), 1))
    .reduce((sum, product) => sum + product, 0);

/** What an intent does, with the source of a move. */
const kindOf = (intent: Intent): string =>
  intent.do === 'move' ? `move by ${intent.by}${intent.then ? ' with a second step' : ''}` : intent.do;

const legalOn = (table: Table): Intent[] => {
  const seat = actingSeat(table);
  return seat === null ? [] : legalIntents(table, seat);
};

/** How many legal intents of each kind there are. */
export const kindsOn = (table: Table): Record<string, number> => {
  const kinds: Record<string, number> = {};
  for (const intent of legalOn(table)) kinds[kindOf(intent)] = (kinds[kindOf(intent)] ?? 0) + 1;
  return kinds;
};

/** How many sequences of exactly that many legal intents begin at a table; throws if a listed intent is refused. */
export const sequencesFrom = (table: Table, depth: number): number => {
  const intents = legalOn(table);
  if (depth === 1) return intents.length;
  return intents.reduce((sum, intent) => {
    const result = stepOn(table, actingSeat(table)!, intent);
    if (!result.ok) throw new Error(`refused: ${JSON.stringify([intent, result.error])}\n${show(table)}`);
    return sum + sequencesFrom(result.value.table, depth - 1);
  }, 0);
};
