import { readFileSync } from 'node:fs';
import { ROOMY, WIDE } from '../../client/src/ui/hooks.js';
import { EXAMINED_WINDOWS, type Size } from '../browser/support/layouts.js';

const SHEET = new URL('../../client/src/style/layouts.css', import.meta.url);

const LAYOUTS = [...readFileSync(SHEET, 'utf8').matchAll(/@custom-media (--[a-z-]+) ([^;]+);/g)].map(
  ([, name, condition]) => [name!, condition!] as const,
);

/** Whether one condition holds, as `(width < 600px)`. */
const holds = (condition: string, [width, height]: Size): boolean => {
  const [, feature, sign, text] = /^\((width|height|aspect-ratio) (<|<=|>|>=) ([\d/]+)(?:px)?\)$/.exec(condition.trim()) ?? [];
  if (!feature || !sign || !text) throw new Error(`cannot read ${condition}`);
  const value = { width, height, 'aspect-ratio': width / height }[feature]!;
  const [dividend, divisor = 1] = text.split('/').map(Number);
  const limit = dividend! / divisor;
  return { '<': value < limit, '<=': value <= limit, '>': value > limit, '>=': value >= limit }[sign]!;
};

const matches = (media: string, window: Size): boolean =>
  media.split(',').some((all) => all.split(' and ').every((condition) => holds(condition, window)));

const SIDES = [320, 560, 561, 599, 600, 660, 899, 900, 990, 1119, 1120, 1920];
const WINDOWS = SIDES.flatMap((width) => SIDES.map((height): Size => [width, height]));

describe('the layouts of the page', () => {
  test('are the same to scripts', () => {
    const named = Object.fromEntries(LAYOUTS);
    for (const [inScripts, inSheets] of [
      [WIDE, named['--wide']!],
      [ROOMY, `${named['--tablet']!},${named['--desk']!}`],
    ] as const) {
      const written = inScripts.replace(/\(min-([a-z-]+): ([^)]+)\)/g, '($1 >= $2)');
      expect(WINDOWS.filter((window) => matches(written, window) !== matches(inSheets, window))).toEqual([]);
    }
  });

  test.each(LAYOUTS)('%s is among the windows in which every screen is examined', (_name, media) => {
    expect(EXAMINED_WINDOWS.filter((window) => matches(media, window))).not.toEqual([]);
  });

  test('leave no window out, and put none into two of phones, tablets and desks', () => {
    const apart = LAYOUTS.filter(([name]) => name !== '--wide' && name !== '--low');
    const wrong = WINDOWS.filter((window) => apart.filter(([, media]) => matches(media, window)).length !== 1);
    expect(wrong).toEqual([]);
  });
});
