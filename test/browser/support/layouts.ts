import type { Language } from '@hexfall/shared/model/languages';
import { LONGEST, type Measure } from './longestTexts.js';

/** How a window is laid out: its size in CSS pixels, the device pixels for each of them, and the language. */
export interface Layout {
  readonly width: number;
  readonly height: number;
  readonly ratio: number;
  readonly language: Language;
}

export type Size = readonly [width: number, height: number];

/** Whether a layout has no room for a whole table: `--low` in `client/src/style/layouts.css`. */
export const isLow = ({ width, height }: Layout): boolean => width < 480 && height < 480;

/** Layouts of those sizes. */
export const layoutsOf = (sizes: readonly Size[], ratio: number, language: Language): readonly Layout[] =>
  sizes.map(([width, height]) => ({ width, height, ratio, language }));

/** Layouts with the longest texts or words of all languages. */
export const longest = (measure: Measure, ratio: number, sizes: readonly Size[]): readonly Layout[] =>
  layoutsOf(sizes, ratio, LONGEST[measure]);

/** A layout as a sentence about it begins. */
export const nameOfLayout = ({ width, height, ratio, language }: Layout): string =>
  `${width} × ${height}, ratio ${ratio}, ${Object.entries(LONGEST).find(([, instead]) => instead === language)?.[0] ?? language}`;

/** Windows of every layout that `client/src/style/layouts.css` names. */
const PHONES: readonly Size[] = [
  [360, 640],
  [640, 360],
];
const LOW_PHONES: readonly Size[] = [
  [360, 640],
  [667, 375],
];
const DESKS: readonly Size[] = [
  [1280, 720],
  [1440, 900],
  [2560, 1440],
];
const BETWEEN: readonly Size[] = [
  [768, 1024],
  [1024, 768],
];

/** A desk with everything enlarged to 400 % (WCAG 1.4.10), half of a tablet, and two low windows. */
const SMALL: readonly Size[] = [
  [320, 256],
  [320, 640],
  [640, 400],
  [844, 390],
];

/** The windows in which every screen is examined. */
export const EXAMINED_WINDOWS: readonly Size[] = [...PHONES, ...BETWEEN, ...DESKS, ...SMALL];

const DESK: Layout = { width: 1440, height: 900, ratio: 1, language: 'en' };
const PHONE: Layout = { width: 360, height: 640, ratio: 1, language: 'pl' };
const TABLET: Layout = { width: 768, height: 1024, ratio: 1, language: 'uk' };

/** In which layouts a screen has to fit, and in which it is examined for people who see, hear or move otherwise. */
export interface Devices {
  readonly fits: readonly Layout[];
  readonly isFor: readonly Layout[];
}

/** Screens that every device has; the tablet is for some of them. */
export const EVERY_DEVICE: Devices = {
  fits: [
    ...longest('texts', 1, DESKS),
    ...longest('texts', 3, PHONES),
    ...longest('words', 2, [...LOW_PHONES, ...BETWEEN]),
    ...longest('words', 1, SMALL),
  ],
  isFor: [DESK, PHONE],
};
export const TABLET_TOO: Devices = { ...EVERY_DEVICE, isFor: [DESK, PHONE, TABLET] };
/** Screens that are elsewhere where there is little room. */
export const ONLY_DESKS: Devices = { fits: longest('texts', 1, DESKS), isFor: [DESK] };
/** Screens that are there only where there is little room. */
export const ONLY_PHONES: Devices = {
  fits: [...longest('texts', 3, PHONES), ...longest('words', 3, LOW_PHONES)],
  isFor: [PHONE],
};
