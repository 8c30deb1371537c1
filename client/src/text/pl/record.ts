/** Partie z plików: otwieranie, sprawdzenie losowania i co może być z nimi nie tak. */
export const record = {
  about:
    'Zapis skończonej partii można pobrać z jej wyniku, a zapis partii na jednym urządzeniu w każdej chwili z menu stołu. Wybierz plik, upuść go tutaj albo wklej jego treść: partia zostanie rozegrana od nowa według zasad, a losowanie sprawdzone.',
  choose: 'Wybierz plik',
  paste: 'Treść zapisu partii',
  drop: 'Upuść plik, aby go otworzyć',
  saved: {
    heading: 'Zapisana partia',
    about:
      'Toczy się dalej przy nowym stole tego serwera, z czasem, który pozostał. Ta przeglądarka dostaje miejsca wszystkich ludzi. Kolejność żetonów w stosach zna ten, kto ma plik.',
    goOn: 'Graj dalej',
    other: 'Inny plik',
    failed: 'Tej partii nie da się tu dokończyć. {{reason}}',
    notSaved: 'To nie jest zapisana partia: nie ma w niej, kto gra.',
    refused: 'Serwer nie przyjmuje tego pliku.',
    unlisted: 'Gospodarz tego serwera dopuszcza tylko imiona z listy. Na tym urządzeniu możesz grać dalej pod każdym imieniem.',
  },
  proven: 'Sprawdzono: losowanie było uczciwe, a każdy ruch zgodny z zasadami (liczba ruchów: {{number}}).',
  unproven: 'Każdy ruch jest zgodny z zasadami (liczba ruchów: {{number}}). Uczciwość losowania nie jest dowiedziona. {{reason}}',
  doubt: {
    'no-fair-draw': 'Plik nie mówi, z czego wylosowano ziarno.',
    'wrong-commitment': 'Sekret w pliku nie jest tym, do którego zobowiązał się serwer.',
    'wrong-seed': 'Ziarno nie wynika z sekretu i z tego, co dodali gracze.',
    'wrong-armies': 'Armie nie wynikają z ziarna.',
    'wrong-log': 'Ruchy nie są tymi, które wykonano w partii.',
  },
  fault: {
    json: 'To nie jest JSON.',
    long: 'To za długie na zapis partii.',
    unreadable: 'Przeglądarka nie może odczytać tego pliku.',
    record: 'To nie jest zapis partii. {{reason}}',
    setup: 'Zasady nie pozwalają tak zacząć partii. {{reason}}',
    refused: 'Zasady nie pozwalają na taką partię. Ruch {{number}} z {{all}}: {{reason}}',
    broken: 'Tej partii nie da się odtworzyć: to błąd programu.',
  },
} as const;
