import { pick, type RandomSource } from '@hexfall/shared/model/random';
import { ARMY_IDS } from '@hexfall/shared/model/tile';
import type { RequestType } from '@hexfall/shared/protocol/requests';

/*
 * Things that no page of ours sends.
 */

const STRINGS = [
  '',
  '__proto__',
  'constructor',
  'toString',
  'place',
  'resign',
  '\u0000',
  '\u202eevil',
  '🦊'.repeat(40),
  'x'.repeat(3000),
  '{"n":1}',
];
const NUMBERS = [0, -0, -1, 1, 3, 4, 0.5, 2 ** 31, 2 ** 53, -(2 ** 53), 1e308, NaN, Infinity, -Infinity];

/** Any value at all, nested to that depth. */
export const anything = (random: RandomSource, depth = 3): unknown => {
  switch (Math.floor(random() * (depth > 0 ? 10 : 7))) {
    case 0:
      return pick(STRINGS, random);
    case 1:
      return pick(NUMBERS, random);
    case 2:
      return null;
    case 3:
      return undefined;
    case 4:
      return random() < 0.5;
    case 5:
      return Uint8Array.from({ length: Math.floor(random() * 20) }, () => Math.floor(random() * 256));
    case 6:
      return new Date(Math.floor(random() * 1e12));
    case 7:
      return Array.from({ length: Math.floor(random() * 5) }, () => anything(random, depth - 1));
    default:
      return Object.fromEntries(
        Array.from({ length: Math.floor(random() * 5) }, () => [
          pick([...STRINGS, 'n', 'seat', 'key', 'intent', 'do'], random),
          anything(random, depth - 1),
        ]),
      );
  }
};

/** The same value with one thing somewhere in it replaced, taken out or added. */
export const mutated = (value: unknown, random: RandomSource): unknown => {
  if (typeof value !== 'object' || value === null || random() < 0.2) return anything(random, 2);
  if (Array.isArray(value)) {
    const at = Math.floor(random() * value.length);
    return random() < 0.3 ? value.slice(0, at) : value.with(at, mutated(value[at], random));
  }
  const name = pick([...Object.keys(value), 'n'], random);
  const others = Object.entries(value).filter(([other]) => other !== name);
  const chance = random();
  if (chance < 0.25) return Object.fromEntries(others);
  if (chance < 0.5) return { ...value, [pick(STRINGS, random)]: anything(random, 1) };
  return { ...value, [name]: mutated(Reflect.get(value, name), random) };
};

/** Kinds of frames the framework knows, and some it does not. */
const FIRST_BYTES = [10, 11, 12, 13, 14, 15, 17, 18, 19, 20, 21, 22, 0, 99, 141, 255];

/** The bytes of a frame. */
export const anyFrame = (random: RandomSource): Uint8Array =>
  Uint8Array.from({ length: Math.floor(random() * 40) }, (_, at) => (at === 0 ? pick(FIRST_BYTES, random) : Math.floor(random() * 256)));

/** Requests in the right form that ask for what the sender may not do at a match that is being played; `n` is left to the sender. */
export const forbidden = (random: RandomSource): readonly [type: RequestType | 'unheard-of', body: object] => {
  const seat = Math.floor(random() * 4);
  return pick(
    [
      ['sit', { key: 'A'.repeat(22), army: pick(ARMY_IDS, random), name: 'Eve' }],
      ['sit', { seat, key: 'A'.repeat(22), army: pick(ARMY_IDS, random), name: '\u202e', also: true }],
      ['leaveSeat', { seat }],
      ['changeSeat', { seat, name: 'Eve' }],
      ['hire', { seat, mercenary: 'gunner' }],
      ['swap', { seats: [seat, (seat + 1) % 4] }],
      ['setTable', { listed: true }],
      ['addBot', { seat }],
      ['removeBot', { seat }],
      ['kick', { seat }],
      ['history', { from: 1 + Math.floor(random() * 1e9) }],
      ['propose', { seat, kind: 'rematch' }],
      ['answer', { seat, proposal: 1e6, agree: true }],
      ['return', { seat }],
      ['unheard-of', { seat }],
    ] as const,
    random,
  );
};
