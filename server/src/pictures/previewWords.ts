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
  /** Before the grade and the number of a puzzle. */
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
    puzzle: 'Hex Puzzle:',
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
    puzzle: 'Łamigłówka:',
    grades: { easy: 'łatwa', medium: 'średnia', hard: 'trudna', 'very-hard': 'bardzo trudna' },
    perTurn: (time) => `${time} na turę`,
    perGame: (time) => `${time} na partię`,
    waiting: 'Czeka na graczy: otwórz link, żeby się dosiąść.',
    starting: 'Zaraz zacznie się gra.',
    playing: 'Gra trwa: otwórz link, żeby popatrzeć.',
    over: 'Gra skończona: otwórz link, żeby zobaczyć, jak było.',
  },
  de: {
    title: 'Hexfall: Neuroshima Hex online',
    description: 'Eine inoffizielle Online-Version des Brettspiels Neuroshima Hex. Spiel im Browser gegen Freunde oder den Computer.',
    sandbox: 'Eine Stellung aus Neuroshima Hex zum Ansehen, Ausfechten und Ändern.',
    replay: 'Eine Partie Neuroshima Hex, Zug um Zug.',
    learn: 'Lerne Neuroshima Hex Schritt für Schritt, im Browser.',
    puzzles: 'Ein Rätsel aus Neuroshima Hex: ein Zug, eine Schlacht, eine Lösung.',
    puzzle: 'Hex-Rätsel:',
    grades: { easy: 'leicht', medium: 'mittel', hard: 'schwer', 'very-hard': 'sehr schwer' },
    perTurn: (time) => `${time} pro Zug`,
    perGame: (time) => `${time} für die Partie`,
    waiting: 'Wartet auf Spieler: Öffne den Link, um mitzuspielen.',
    starting: 'Die Partie beginnt gleich.',
    playing: 'Die Partie läuft: Öffne den Link, um zuzusehen.',
    over: 'Die Partie ist vorbei: Öffne den Link, um zu sehen, wie sie lief.',
  },
  fr: {
    title: 'Hexfall : Neuroshima Hex en ligne',
    description:
      'Une version en ligne non officielle du jeu de plateau Neuroshima Hex. Joue dans le navigateur avec des amis ou contre l’ordinateur.',
    sandbox: 'Une position de Neuroshima Hex à regarder, à jouer et à modifier.',
    replay: 'Une partie de Neuroshima Hex, coup par coup.',
    learn: 'Apprends Neuroshima Hex pas à pas, dans le navigateur.',
    puzzles: 'Une énigme de Neuroshima Hex : un tour, un combat, une solution.',
    puzzle: 'Énigme :',
    grades: { easy: 'facile', medium: 'moyenne', hard: 'difficile', 'very-hard': 'très difficile' },
    perTurn: (time) => `${time} par tour`,
    perGame: (time) => `${time} pour la partie`,
    waiting: 'En attente de joueurs : ouvre le lien pour t’asseoir.',
    starting: 'La partie va commencer.',
    playing: 'La partie est en cours : ouvre le lien pour regarder.',
    over: 'La partie est finie : ouvre le lien pour voir comment elle s’est passée.',
  },
  es: {
    title: 'Hexfall: Neuroshima Hex en línea',
    description:
      'Una versión en línea no oficial del juego de mesa Neuroshima Hex. Juega en el navegador con amigos o contra el ordenador.',
    sandbox: 'Una posición de Neuroshima Hex para mirarla, combatirla y cambiarla.',
    replay: 'Una partida de Neuroshima Hex, jugada a jugada.',
    learn: 'Aprende Neuroshima Hex paso a paso, en el navegador.',
    puzzles: 'Un puzle de Neuroshima Hex: un turno, una batalla, una solución.',
    puzzle: 'Puzle Hex:',
    grades: { easy: 'fácil', medium: 'medio', hard: 'difícil', 'very-hard': 'muy difícil' },
    perTurn: (time) => `${time} por turno`,
    perGame: (time) => `${time} para la partida`,
    waiting: 'Esperando jugadores: abre el enlace para sentarte.',
    starting: 'La partida está a punto de empezar.',
    playing: 'La partida está en juego: abre el enlace para mirar.',
    over: 'La partida ha terminado: abre el enlace para ver cómo fue.',
  },
  cs: {
    title: 'Hexfall: Neuroshima Hex online',
    description: 'Neoficiální online verze deskové hry Neuroshima Hex. Hraj v prohlížeči s přáteli nebo proti počítači.',
    sandbox: 'Pozice z Neuroshima Hex k prohlédnutí, dohrání a úpravám.',
    replay: 'Partie Neuroshima Hex, tah po tahu.',
    learn: 'Nauč se Neuroshima Hex krok za krokem, v prohlížeči.',
    puzzles: 'Hlavolam z Neuroshima Hex: jeden tah, jedna bitva, jedno řešení.',
    puzzle: 'Hlavolam:',
    grades: { easy: 'lehký', medium: 'střední', hard: 'těžký', 'very-hard': 'velmi těžký' },
    perTurn: (time) => `${time} na tah`,
    perGame: (time) => `${time} na partii`,
    waiting: 'Čeká se na hráče: otevři odkaz a přisedni si.',
    starting: 'Partie hned začne.',
    playing: 'Partie se hraje: otevři odkaz a sleduj ji.',
    over: 'Partie skončila: otevři odkaz a podívej se, jak dopadla.',
  },
  uk: {
    title: 'Hexfall: Neuroshima Hex онлайн',
    description: 'Неофіційна онлайн-версія настільної гри Neuroshima Hex. Грай у браузері з друзями або проти комп’ютера.',
    sandbox: 'Позиція з Neuroshima Hex, яку можна роздивитися, розіграти й змінити.',
    replay: 'Партія Neuroshima Hex, хід за ходом.',
    learn: 'Вивчай Neuroshima Hex крок за кроком, у браузері.',
    puzzles: 'Головоломка з Neuroshima Hex: один хід, одна битва, один розв’язок.',
    puzzle: 'Головоломка:',
    grades: { easy: 'легка', medium: 'середня', hard: 'складна', 'very-hard': 'дуже складна' },
    perTurn: (time) => `${time} на хід`,
    perGame: (time) => `${time} на партію`,
    waiting: 'Чекає на гравців: відкрий посилання, щоб сісти за стіл.',
    starting: 'Партія ось-ось почнеться.',
    playing: 'Партія триває: відкрий посилання, щоб подивитися.',
    over: 'Партію завершено: відкрий посилання, щоб побачити, як вона пройшла.',
  },
};
