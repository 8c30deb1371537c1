import type { PictureLanguage } from '@hexfall/shared/picture/words';
import type { Grade } from '@hexfall/shared/puzzle/grade';

/** The words of link previews. */
interface PreviewWords {
  readonly title: string;
  readonly description: string;
  readonly sandbox: string;
  readonly replay: string;
  readonly learn: string;
  readonly puzzles: string;
  readonly puzzle: string;
  readonly grades: Readonly<Record<Grade, string>>;
  /** O10 */
  readonly perTurn: (time: string) => string;
  readonly perGame: (time: string) => string;
  readonly waiting: string;
  readonly starting: string;
  readonly playing: string;
  readonly over: string;
}

export const PREVIEW_WORDS: Readonly<Record<PictureLanguage, PreviewWords>> = {
  en: {
    title: 'Hexfall: Neuroshima Hex online',
    description: 'An unofficial online version of the board game Neuroshima Hex. Play friends or the computer in the browser.',
    sandbox: 'A position of Neuroshima Hex to look at, fight out and change.',
    replay: 'A match of Neuroshima Hex, intent by intent.',
    learn: 'Learn Neuroshima Hex step by step, in the browser.',
    puzzles: 'A puzzle of Neuroshima Hex: one turn, one battle, one solution.',
    puzzle: 'Hex Puzzle',
    grades: { easy: 'easy', medium: 'medium', hard: 'hard', 'very-hard': 'very hard' },
    perTurn: (time) => `${time} a turn`,
    perGame: (time) => `${time} for the match`,
    waiting: 'Waiting for players: open the link to sit down.',
    starting: 'The match is about to start.',
    playing: 'The match is being played: open the link to watch.',
    over: 'The match is over: open the link to see how it went.',
  },
  pl: {
    title: 'Hexfall: Neuroshima Hex online',
    description: 'Nieoficjalna internetowa wersja gry planszowej Neuroshima Hex. Graj w przeglądarce ze znajomymi albo z komputerem.',
    sandbox: 'Pozycja z Neuroshima Hex do obejrzenia, rozegrania i zmiany.',
    replay: 'Rozgrywka Neuroshima Hex, ruch po ruchu.',
    learn: 'Naucz się Neuroshima Hex krok po kroku, w przeglądarce.',
    puzzles: 'Łamigłówka z Neuroshima Hex: jedna tura, jedna bitwa, jedno rozwiązanie.',
    puzzle: 'Łamigłówka',
    grades: { easy: 'łatwa', medium: 'średnia', hard: 'trudna', 'very-hard': 'bardzo trudna' },
    perTurn: (time) => `${time} na turę`,
    perGame: (time) => `${time} na partię`,
    waiting: 'Czeka na graczy: otwórz link, żeby się dosiąść.',
    starting: 'Zaraz zacznie się gra.',
    playing: 'Gra trwa: otwórz link, żeby popatrzeć.',
    over: 'Gra skończona: otwórz link, żeby zobaczyć, jak było.',
  },
};
