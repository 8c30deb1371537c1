import type { Hex } from '@hexfall/shared/hex/cells';

const hexIn = (text: string): Hex => {
  const [q, r] = text.split(',').map(Number) as [number, number];
  return [q, r];
};

const hexesIn = (texts: readonly string[]): Hex[] => texts.map(hexIn);

/** An element of terrain from a text like `"base defense: 0,0 1,0; panel 1,0"`, as the notation has it. */
export const elementOf = (text: string): Record<string, unknown> => {
  const [head, rest] = text.split(': ');
  const [type, ...features] = head!.split(' ');
  const [hexes, ...more] = rest!.split('; ').map((part) => part.split(' '));
  const single = more.filter(([word]) => /^[a-z]/.test(word!));
  const prizes = more.filter((part) => !single.includes(part)).map(prizesIn);
  return {
    type,
    features,
    hexes: hexesIn(hexes!),
    ...Object.fromEntries<Hex[]>(single.map(([feature, ...at]): [string, Hex[]] => [feature!, hexesIn(at)])),
    ...(prizes.length > 0 && { prizes }),
  };
};

/** `0,0 opens 3 w1 mobility` */
const prizesIn = ([at, , opens, ...rest]: readonly string[]): Record<string, unknown> => {
  const wounds = rest.find((word) => /^w\d$/.test(word));
  return {
    at: hexIn(at!),
    opens: Number(opens),
    wounds: Number(wounds?.slice(1) ?? 0),
    markers: rest.filter((word) => word !== wounds),
  };
};

/** A turret from a text like `"0,0 r2 i21 0:1 3:m2 spares 0"`, as the notation has it. */
export const turretOf = (text: string): Record<string, unknown> => {
  const [main, spares = ''] = text.split(' spares ');
  const [at, ...words] = main!.split(' ');
  const numbers = (letter: string): number[] => [...(words.find((word) => word.startsWith(letter)) ?? letter).slice(1)].map(Number);
  const strengths = (isMelee: boolean): Record<string, number> =>
    Object.fromEntries(
      words.flatMap((word) => {
        const [, edge, melee, strength] = /^(\d):(m?)(\d)$/.exec(word) ?? [];
        return edge !== undefined && (melee === 'm') === isMelee ? [[edge, Number(strength)]] : [];
      }),
    );
  return {
    at: hexIn(at!),
    rot: numbers('r')[0] ?? 0,
    initiative: numbers('i'),
    melee: strengths(true),
    ranged: strengths(false),
    spares: [...spares].filter((letter) => letter !== ' ').map(Number),
  };
};
