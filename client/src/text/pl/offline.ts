/** Strona bez sieci, zainstalowana i w nowszej wersji. */
export const offline = {
  works: 'Nie masz połączenia z siecią. Bez niego działają partie z komputerem i w kilka osób na tym urządzeniu, a także:',
  lesson: 'Lekcja',
  coached: 'Partia z trenerem',
  puzzles: 'Łamigłówki',
  sandbox: 'Piaskownica',
  rules: 'Zasady',
  nothingKept: 'Nie masz połączenia z siecią. Ta strona działa bez niego, gdy raz otwarto ją z połączeniem.',
  serverAway: 'Serwer nie odpowiada. Bez niego działają partie z komputerem i w kilka osób na tym urządzeniu, a także:',
  serverAwayNothingKept: 'Serwer nie odpowiada. Gdy tylko odpowie, wszystko znów będzie działać.',
  needsServer: 'Do tego potrzebne jest połączenie z serwerem.',
  playsHere: 'Z komputerem i w kilka osób na tym urządzeniu gracie tutaj, bez połączenia. Do reszty potrzebny jest serwer.',
  install: 'Zainstaluj Hexfall na tym urządzeniu',
  installByHand: 'Aby zainstalować Hexfall na iPhonie lub iPadzie: Udostępnij, potem „Do ekranu początkowego”.',
  installAbout:
    'Otworzy się wtedy we własnym oknie i będzie działać bez połączenia: partie z komputerem i w kilka osób, lekcja, łamigłówki, piaskownica, zasady.',
  newVersion: 'Nowa wersja jest gotowa.',
  reload: 'Wczytaj ponownie',
} as const;
