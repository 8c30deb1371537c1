import { SHEETS } from '../../support/sheets.js';

/** What the sheet of an army says about a unit, by edges of the tile in rotation 0. */
export interface Printed {
  readonly unit: string;
  readonly army: string;
  readonly kind: string;
  readonly initiative: readonly number[];
  readonly melee: ReadonlyMap<number, number>;
  readonly ranged: ReadonlyMap<number, number>;
  readonly gauss: readonly number[];
  readonly nets: readonly number[];
  readonly armor: readonly number[];
  readonly connects: readonly number[];
  /** What a module gives, as on the sheet: `"initiative:1 meleeStrength:1"`. */
  readonly gives: string;
  readonly toughness: number;
  readonly isOneAttack: boolean;
  readonly explodes: boolean;
}

/** The part of a line after a word, up to the next comma. */
const part = (line: string, word: string): string => new RegExp(`, ${word} ([^,]*)`).exec(line)?.[1] ?? '';

const digits = (text: string): number[] => [...text.matchAll(/\d/g)].map(Number);

const strengths = (text: string): Map<number, number> =>
  new Map([...text.matchAll(/(\d):(\d)/g)].map((match) => [Number(match[1]), Number(match[2])]));

const read = (army: string, line: string): Printed => ({
  unit: `${army}/${line.slice(0, line.indexOf(' '))}`,
  army,
  kind: /^\S+ x\d+ (\w+)/.exec(line)![1]!,
  initiative: digits(part(line, 'initiative')),
  melee: strengths(part(line, 'melee')),
  ranged: strengths(part(line, 'ranged')),
  gauss: digits(part(line, 'gauss')),
  nets: digits(part(line, 'nets')),
  armor: digits(part(line, 'armor')),
  connects: digits(part(line, 'connects')),
  gives: part(line, 'gives'),
  toughness: 1 + Number(part(line, 'extra toughness')),
  isOneAttack: line.includes(', singleAttack'),
  explodes: line.includes(', explodes'),
});

/** Every unit of the base armies. */
export const UNITS: readonly Printed[] = Object.entries(SHEETS)
  .flatMap(([army, lines]) => lines.map((line) => read(army, line)))
  .filter(({ kind }) => kind !== 'instant');

export const DIRECTIONS = [0, 1, 2, 3, 4, 5] as const;

/** The neighbor of 0,0 in each direction. */
const STEPS = ['0,-1', '1,-1', '1,0', '0,1', '-1,1', '-1,0'] as const;

/** The hex next to 0,0 in a direction. */
export const near = (direction: number): string => STEPS[direction]!;

/** The hex two steps from 0,0 in a direction. */
export const far = (direction: number): string => STEPS[direction]!.replace(/1/g, '2');

/** The edge that a tile in that rotation turns to a direction. */
export const edgeAt = (direction: number, rot: number): number => (direction + 6 - rot) % 6;

/** Shoots with 1 at 0,0 in phase 3, from two hexes away, at a unit of another army. */
export const shooterAt = (direction: number, target: string): string =>
  target === 'outpost'
    ? `moloch/hybrid ${far(direction)} r${(direction + 3) % 6}`
    : `outpost/commando ${far(direction)} r${(direction + 1) % 6}`;
