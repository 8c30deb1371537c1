import { COLORS, LIVERIES } from '@hexfall/shared/picture/palette';
import { ciede2000, contrast, type Eye, EYE_NAMES, seenBy, type Triple } from '../support/colorVision.js';

const NAMES = Object.keys(LIVERIES) as (keyof typeof LIVERIES)[];
const PAIRS = NAMES.flatMap((one, index) => NAMES.slice(index + 1).map((other) => [one, other] as const));

/** The least distance of two paints (CIEDE2000). About 2 can be seen; from 10 on they are not confused. In
 * greyscale, where eight steps share one scale, the emblem has to say it too. */
const LEAST: Readonly<Record<Eye, number>> = { 'all cones': 20, protanopia: 12, deuteranopia: 12, tritanopia: 12, greyscale: 5 };
/** How much lighter the next paint is at least (CIE L*, from black 0 to white 100). */
const STEP = 6;
/** WCAG 1.4.3: text on its ground; 1.4.11: signs. */
const [READABLE, RECOGNIZABLE] = [4.5, 3];

test.each(EYE_NAMES)('the paints of any two armies stay apart: %s', (eye) => {
  const tooNear = PAIRS.map(([one, other]) => ({
    pair: `${one} and ${other}`,
    apart: ciede2000(seenBy(eye, LIVERIES[one].paint), seenBy(eye, LIVERIES[other].paint)),
  })).filter(({ apart }) => apart < LEAST[eye]);
  expect(tooNear).toEqual([]);
});

test('in greyscale each paint is a step lighter than the one before', () => {
  const steps = NAMES.map((name) => seenBy('greyscale', LIVERIES[name].paint)[0]);
  const rises = steps.slice(1).map((lightness, index) => lightness - steps[index]!);
  expect(rises.filter((rise) => rise < STEP)).toEqual([]);
});

test.each(Object.entries(LIVERIES))('what is stenciled on %s can be read', (_, { paint, light, ink }) => {
  expect(contrast(ink, paint)).toBeGreaterThanOrEqual(READABLE);
  expect(contrast(ink, light)).toBeGreaterThanOrEqual(RECOGNIZABLE);
});

/** Greens never have a meaning of their own, as armies' paints do from afar: each goes with a sign of its own. */
const [GREENS_APART, GREENS_APART_AT_LEAST] = [15, 6];

test.each(EYE_NAMES.filter((eye) => eye !== 'greyscale'))('greens that mean different things are different greens: %s', (eye) => {
  const greens = { outpost: LIVERIES.outpost.paint, raised: COLORS.up, coupling: COLORS.link, done: COLORS.good };
  const names = Object.keys(greens) as (keyof typeof greens)[];
  const tooNear = names.flatMap((one, index) =>
    names.slice(index + 1).flatMap((other) => {
      const apart = ciede2000(seenBy(eye, greens[one]), seenBy(eye, greens[other]));
      return apart < (eye === 'all cones' ? GREENS_APART : GREENS_APART_AT_LEAST) ? [`${one} and ${other}: ${apart.toFixed(1)}`] : [];
    }),
  );
  expect(tooNear).toEqual([]);
});

test('every army has an emblem of its own', () => {
  expect(new Set(NAMES.map((name) => LIVERIES[name].emblem)).size).toBe(NAMES.length);
});

describe('the ruler', () => {
  /** Of the data published with the formula (Sharma, Wu and Dalal 2005). */
  const PUBLISHED: readonly (readonly [Triple, Triple, number])[] = [
    [[50, 2.6772, -79.7751], [50, 0, -82.7485], 2.0425],
    [[50, -1, 2], [50, 0, 0], 2.3669],
    [[50, 2.49, -0.001], [50, -2.49, 0.0009], 7.1792],
    [[50, 2.5, 0], [73, 25, -18], 27.1492],
    [[22.7233, 20.0904, -46.694], [23.0331, 14.973, -42.5619], 2.0373],
    [[2.0776, 0.0795, -1.135], [0.9033, -0.0636, -0.5514], 0.9082],
  ];

  test.each(PUBLISHED)('from %j to %j', (one, other, difference) => {
    expect(ciede2000(one, other)).toBeCloseTo(difference, 4);
  });

  test('knows that red and green of the same lightness are one to eyes without green', () => {
    const [red, green] = ['#c04040', '#6e6e2a'];
    expect(ciede2000(seenBy('all cones', red), seenBy('all cones', green))).toBeGreaterThan(30);
    expect(ciede2000(seenBy('deuteranopia', red), seenBy('deuteranopia', green))).toBeLessThan(15);
  });

  test('counts contrast as WCAG does', () => {
    expect(contrast('#ffffff', '#000000')).toBeCloseTo(21, 5);
    expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
  });
});
