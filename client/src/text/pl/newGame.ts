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
    timed: 'Pojedynek, po 10 minut',
    days: 'Trzy dni na turę',
    team: 'Drużyny na dużej planszy',
    tournament: 'Turniej',
    own: 'Tryb, armie i opcje',
  },
  invitation: {
    by: '{{player}} zaprasza cię do gry: {{mode}}',
    to: 'Masz zaproszenie do gry: {{mode}}',
    learn: 'Nie znasz tej gry? Naucz się w pięć minut i wróć tutaj.',
  },
};
