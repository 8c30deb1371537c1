/** Die Wege in ein neues Spiel: die Türen der Startseite und die häufigsten Tische. */
export const newGame = {
  door: {
    learn: 'Lernen',
    learnAbout: 'Fünf Minuten, beim Spielen',
    friend: 'Mit Freunden spielen',
    friendAbout: 'Ein Tisch mit Link zum Verschicken',
    computer: 'Gegen den Computer',
    computerAbout: 'Fünf Stufen, sofort',
    nameless: 'Spieler',
  },
  battle: {
    picture: 'Eine Schlacht zweier Armeen auf dem Plan',
    stop: 'Schlacht anhalten',
    go: 'Schlacht abspielen',
  },
  preset: {
    legend: 'Was spielt ihr?',
    duel: 'Duell',
    timed: 'Duell, je 10 Minuten',
    days: 'Drei Tage pro Zug',
    team: 'Teams auf dem großen Plan',
    tournament: 'Turnier',
    own: 'Modus, Armeen und Optionen',
  },
  invitation: {
    by: '{{player}} lädt dich zu einer Partie ein: {{mode}}',
    to: 'Du hast eine Einladung zu einer Partie: {{mode}}',
    learn: 'Neu hier? Lern das Spiel in fünf Minuten und komm dann zurück.',
  },
};
