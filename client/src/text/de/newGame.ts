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
    timed: 'Duell, 15 Minuten',
    days: 'Drei Tage pro Zug',
    team: 'Teams auf dem großen Plan',
    tournament: 'Turnier',
    own: 'Modus, Armeen und Optionen',
    about: {
      duel: 'Zwei Spieler, freie Wahl der Armeen, keine Uhr.',
      timed: 'Je 15 Minuten, und 10 Sekunden mehr nach jedem Zug.',
      days: 'Zwei Spieler, und drei Tage für jeden Zug.',
      team: 'Zwei gegen zwei auf dem Plan mit 37 Feldern, keine Uhr.',
      tournament:
        'Armeen sperren und wählen, wer beginnt wird ausgelost, je 20 Minuten und 20 Sekunden mehr pro Zug; kein Zurücknehmen, keine Prognose.',
    },
  },
  ready: {
    waiting: 'Warten auf die anderen. Stell in Ruhe alles ein: Wenn alle Plätze besetzt sind, startest du die Partie.',
    byItself: 'Von selbst starten, sobald alle Plätze besetzt sind',
    full: 'Alle sind da. Starte, wenn du so weit bist.',
    again: 'Bereit?',
    other: 'Warten auf {{player}}: noch nicht bereit.',
    away: '{{player}} ist offline.',
    start: 'Partie starten',
    agree: 'Ich bin bereit',
    without: 'Ohne Warten starten',
    not: 'nicht bereit',
  },
  changed: {
    set: '{{player}} hat eingestellt: {{what}}.',
    removed: '{{player}} hat entfernt: {{what}}.',
    places: '{{player}} hat Plätze getauscht.',
    host: 'Die Tischleitung',
  },
  invitation: {
    by: '{{player}} lädt dich zu einer Partie ein: {{mode}}',
    to: 'Du hast eine Einladung zu einer Partie: {{mode}}',
    learn: 'Neu hier? Lern das Spiel in fünf Minuten und komm dann zurück.',
    back: 'Zurück zu Tisch {{code}}',
  },
};
