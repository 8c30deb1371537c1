import type { Mode } from '../model/options.js';

/** The languages that pictures are made in. */
export const PICTURE_LANGUAGES = ['en', 'pl', 'de', 'fr', 'es', 'cs', 'uk'] as const;
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
  de: {
    turn: (number) => `Zug ${number}`,
    setup: 'HQs platzieren',
    additional: 'Zusatzzug',
    won: (names) => `Sieg: ${names}`,
    draw: 'Unentschieden',
    hq: 'HQ',
    points: 'Punkte',
    out: 'HQ zerstört',
    waiting: 'Wartet auf Spieler',
    starting: 'Gleich geht es los',
    free: 'Freier Platz',
    player: 'Spieler',
    and: 'und',
  },
  fr: {
    turn: (number) => `Tour ${number}`,
    setup: 'Placement des QG',
    additional: 'Tour supplémentaire',
    won: (names) => `Victoire\u202f: ${names}`,
    draw: 'Partie nulle',
    hq: 'QG',
    points: 'Points',
    out: 'QG détruit',
    waiting: 'En attente de joueurs',
    starting: 'La partie va commencer',
    free: 'Place libre',
    player: 'Joueur',
    and: 'et',
  },
  es: {
    turn: (number) => `Turno ${number}`,
    setup: 'Colocación de los CG',
    additional: 'Turno adicional',
    won: (names) => `Victoria: ${names}`,
    draw: 'Empate',
    hq: 'CG',
    points: 'Puntos',
    out: 'CG destruido',
    waiting: 'Esperando jugadores',
    starting: 'A punto de empezar',
    free: 'Asiento libre',
    player: 'Jugador',
    and: 'y',
  },
  cs: {
    turn: (number) => `Tah ${number}`,
    setup: 'Rozmístění štábů',
    additional: 'Tah navíc',
    won: (names) => `Vítězství: ${names}`,
    draw: 'Remíza',
    hq: 'Štáb',
    points: 'Body',
    out: 'Štáb zničen',
    waiting: 'Čeká se na hráče',
    starting: 'Partie hned začne',
    free: 'Volné místo',
    player: 'Hráč',
    and: 'a',
  },
  uk: {
    turn: (number) => `Хід ${number}`,
    setup: 'Розміщення штабів',
    additional: 'Додатковий хід',
    won: (names) => `Перемога: ${names}`,
    draw: 'Нічия',
    hq: 'Штаб',
    points: 'Очки',
    out: 'Штаб знищено',
    waiting: 'Чекає на гравців',
    starting: 'Гра ось-ось почнеться',
    free: 'Вільне місце',
    player: 'Гравець',
    and: 'і',
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
  de: {
    duel: 'Duell',
    deathmatch: 'Alle gegen alle',
    'deathmatch-score': 'Alle gegen alle um Punkte',
    'one-vs-two': 'Eins gegen zwei',
    team: 'Teams',
    'team-score': 'Teams um Punkte',
  },
  fr: {
    duel: 'Duel',
    deathmatch: 'Chacun pour soi',
    'deathmatch-score': 'Chacun pour soi aux points',
    'one-vs-two': 'Un contre deux',
    team: 'Équipes',
    'team-score': 'Équipes aux points',
  },
  es: {
    duel: 'Duelo',
    deathmatch: 'Todos contra todos',
    'deathmatch-score': 'Todos contra todos por puntos',
    'one-vs-two': 'Uno contra dos',
    team: 'Equipos',
    'team-score': 'Equipos por puntos',
  },
  cs: {
    duel: 'Duel',
    deathmatch: 'Všichni proti všem',
    'deathmatch-score': 'Všichni proti všem na body',
    'one-vs-two': 'Jeden proti dvěma',
    team: 'Týmy',
    'team-score': 'Týmy na body',
  },
  uk: {
    duel: 'Дуель',
    deathmatch: 'Кожен за себе',
    'deathmatch-score': 'Кожен за себе на очки',
    'one-vs-two': 'Один проти двох',
    team: 'Команди',
    'team-score': 'Команди на очки',
  },
};
