/** Drogi do nowej gry: drzwi strony głównej i najczęstsze rodzaje stołów. */
export const newGame = {
  door: {
    learn: 'Naucz się',
    learnAbout: 'Pięć minut, grając',
    friend: 'Zagraj ze znajomym',
    friendAbout: 'Stół z linkiem do wysłania',
    computer: 'Graj z komputerem',
    computerAbout: 'Pięć poziomów, od razu',
    nameless: 'Gracz',
  },
  battle: {
    picture: 'Bitwa dwóch armii na planszy z heksów',
    stop: 'Zatrzymaj bitwę',
    go: 'Puść bitwę',
  },
  preset: {
    legend: 'W co gracie?',
    duel: 'Pojedynek',
    timed: 'Pojedynek, po 15 minut',
    days: 'Trzy dni na turę',
    team: 'Drużyny na dużej planszy',
    tournament: 'Turniej',
    own: 'Tryb, armie i opcje',
    about: {
      duel: 'Dwie osoby, dowolne armie, bez zegara.',
      timed: 'Po 15 minut na gracza i 10 sekund więcej po każdej turze.',
      days: 'Dwie osoby i trzy dni na każdą turę.',
      team: 'Dwoje na dwoje, plansza z 37 polami, bez zegara.',
      tournament: 'Blokady i wybór armii, losowy pierwszy gracz, po 20 minut i 20 sekund więcej na turę; bez cofania, bez prognozy.',
    },
  },
  ready: {
    waiting: 'Czekamy na resztę. Ustal wszystko spokojnie: gdy wszystkie miejsca będą zajęte, to ty zaczynasz partię.',
    byItself: 'Zacznij od razu, gdy wszystkie miejsca będą zajęte',
    full: 'Wszyscy są na miejscu. Zacznij, gdy wszystko gotowe.',
    other: 'Czekamy na gracza {{player}}, który jeszcze się przygotowuje.',
    away: 'Gracz {{player}} jest offline.',
    start: 'Zacznij partię',
    agree: 'Możemy zaczynać',
    without: 'Zacznij bez czekania',
    not: 'jeszcze nie teraz',
  },
  invitation: {
    by: '{{player}} zaprasza cię do gry: {{mode}}',
    to: 'Masz zaproszenie do gry: {{mode}}',
    learn: 'Nie znasz tej gry? Naucz się w pięć minut i wróć tutaj.',
  },
};
