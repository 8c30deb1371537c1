import { ARMIES } from '../content/catalog.js';
import type { Mode } from '../model/options.js';
import type { ArmyId } from '../model/tile.js';

/** The languages that pictures are made in. */
export const PICTURE_LANGUAGES = ['en', 'pl'] as const;
export type PictureLanguage = (typeof PICTURE_LANGUAGES)[number];

/** The few words in a picture; everything else on it is a sign, a number or a name. */
export interface PictureWords {
  readonly turn: (number: number) => string;
  readonly setup: string;
  readonly additional: string;
  readonly won: (names: string) => string;
  readonly draw: string;
  readonly hq: string;
  readonly points: string;
  readonly out: string;
  /** Of a table before its match. */
  readonly waiting: string;
  readonly starting: string;
  readonly free: string;
  /** Who has no name that there are letters for. */
  readonly player: string;
  /** Between the last two of several names. */
  readonly and: string;
}

export const PICTURE_WORDS: Readonly<Record<PictureLanguage, PictureWords>> = {
  en: {
    turn: (number) => `Turn ${number}`,
    setup: 'Placing the HQs',
    additional: 'Additional turn',
    won: (names) => `Victory: ${names}`,
    draw: 'Draw',
    hq: 'HQ',
    points: 'Points',
    out: 'HQ destroyed',
    waiting: 'Waiting for players',
    starting: 'About to start',
    free: 'Free seat',
    player: 'Player',
    and: 'and',
  },
  pl: {
    turn: (number) => `Tura ${number}`,
    setup: 'Wystawianie Sztabów',
    additional: 'Tura dodatkowa',
    won: (names) => `Zwycięstwo: ${names}`,
    draw: 'Remis',
    hq: 'Sztab',
    points: 'Punkty',
    out: 'Sztab zniszczony',
    waiting: 'Czeka na graczy',
    starting: 'Zaraz zacznie się gra',
    free: 'Wolne miejsce',
    player: 'Gracz',
    and: 'i',
  },
};

export const MODE_TITLES: Readonly<Record<PictureLanguage, Readonly<Record<Mode, string>>>> = {
  en: {
    duel: 'Duel',
    deathmatch: 'Deathmatch',
    'deathmatch-score': 'Deathmatch for points',
    'one-vs-two': 'One against two',
    team: 'Teams',
    'team-score': 'Teams for points',
  },
  pl: {
    duel: 'Pojedynek',
    deathmatch: 'Każdy na każdego',
    'deathmatch-score': 'Każdy na każdego na punkty',
    'one-vs-two': 'Jeden na dwóch',
    team: 'Drużyny',
    'team-score': 'Drużyny na punkty',
  },
};

/** The name of an army. */
export const armyTitle = (army: ArmyId, language: PictureLanguage): string => ARMIES[army][language === 'pl' ? 'polish' : 'name'];
