/** Eine ganze Partie mit Coach, nach der Lektion. Wird nur mit ihr geladen. */
export const coached = {
  title: 'Partie mit Coach',
  coach: 'Coach',
  ask: 'Worauf soll ich achten?',
  close: 'Alles klar',
  hexes: 'Markiert: {{hexes}}.',
  nothing: 'Hier fällt nichts auf. Nutze deine Plättchen oder beende den Zug.',
  switch: 'Der Coach meldet sich von selbst',
  menu: 'Partie',
  newGame: 'Neue Partie',
  lesson: 'Die Lektion',
  leave: 'Verlassen; die Partie bleibt',
  sure: { new: 'Diese Partie abbrechen und eine neue beginnen?', resign: 'Aufgeben? Dann gewinnt der Computer.' },
  cost: {
    nothing: 'nichts',
    units_one: '{{count}} Einheit',
    units_other: '{{count}} Einheiten',
    hq_one: '{{count}} HQ-Punkt',
    hq_other: '{{count}} HQ-Punkte',
  },
  advice: {
    'final-battle': {
      own: 'Das war dein letztes Plättchen: Der Feind hat noch einen Zug, dann kommt die letzte Schlacht. HQs: du {{own}}, Feind {{theirs}}; Schlacht-Plättchen wirken nicht mehr.',
      theirs:
        'Das war das letzte Plättchen des Feindes: Dies ist dein letzter Zug vor der letzten Schlacht. HQs: du {{own}}, Feind {{theirs}}; Schlacht-Plättchen wirken nicht mehr.',
    },
    'last-tiles':
      'Noch zu ziehen: du {{own}}, Feind {{theirs}}. Nach dem letzten Plättchen kommt die letzte Schlacht, und das stärkere HQ gewinnt.',
    silence: 'Ab jetzt schweigt der Coach bis zu den letzten Plättchen. „Worauf soll ich achten?“ antwortet weiterhin.',
    hq: {
      'extra-action':
        'Leg dein HQ: Auf den markierten Feldern am Rand passen weniger Feinde darum herum. Deine Einheiten daneben schlagen in jeder Schlacht einmal mehr zu.',
      initiative:
        'Leg dein HQ: Auf den markierten Feldern am Rand passen weniger Feinde darum herum. Deine Einheiten daneben bekommen 1 mehr Initiative.',
      bonus:
        'Leg dein HQ: Auf den markierten Feldern am Rand passen weniger Feinde darum herum. Deine Einheiten daneben bekommen seinen Bonus.',
    },
    redraw: 'Du hast nur Aktionsplättchen. Du darfst sie alle gegen neue tauschen.',
    'discard-battle':
      'Du hältst drei Plättchen, also muss eines weg. Zum Beispiel {{tile}}: Eine Schlacht würde den Feind jetzt höchstens so viel kosten wie dich.',
    'discard-module':
      'Du hältst drei Plättchen, also muss eines weg. Zum Beispiel {{tile}}: Du hast noch keine Einheit, die davon profitiert.',
    'discard-unused': 'Du hältst drei Plättchen, also muss eines weg. Zum Beispiel {{tile}}: Dafür gibt es gerade keine Verwendung.',
    'discard-twice': 'Du hältst drei Plättchen, also muss eines weg. {{tile}} hast du zweimal: Eines davon genügt vorerst.',
    'discard-weakest': 'Du hältst drei Plättchen, also muss eines weg. Vergleiche Angriffe und Initiative: Am wenigsten leistet {{tile}}.',
    'battle-now':
      'Eine Schlacht würde jetzt dich {{own}} und den Feind {{theirs}} kosten. Das ist der Moment für dieses Plättchen: {{tile}}.',
    'battle-later': 'Eine Schlacht würde jetzt dich {{own}} und den Feind {{theirs}} kosten. {{tile}} kann warten.',
    'hq-hit': {
      melee:
        'In einer Schlacht jetzt würde dein HQ {{count}} verlieren, Angriff: {{unit}} auf {{at}}. Richte eine schnellere Einheit dagegen.',
      ranged:
        'In einer Schlacht jetzt würde dein HQ {{count}} verlieren, Angriff: {{unit}} auf {{at}}. Stell eine Einheit in die Schusslinie oder richte eine schnellere dagegen.',
    },
    aim: 'Von den markierten Feldern aus trifft {{tile}} dieses Ziel: {{target}}. Dreh das Plättchen so, dass ein Pfeil oder Zahn dorthin zeigt.',
    initiative: {
      own: 'Bei dir hat {{own}} Initiative {{mine}}, beim Feind ist {{theirs}} mit {{other}} am schnellsten. In der Schlacht agierst du zuerst: Wer dabei fällt, schlägt nicht mehr zu.',
      theirs:
        'Beim Feind hat {{theirs}} Initiative {{other}}, bei dir ist {{own}} mit {{mine}} am schnellsten. In der Schlacht agiert der Feind zuerst: Wer dabei fällt, schlägt nicht mehr zu.',
      tie: 'Bei dir hat {{own}}, beim Feind {{theirs}} die höchste Initiative: {{mine}}. In der Schlacht agieren sie zugleich: Beide schlagen zu, auch wer fällt.',
    },
    module: '{{tile}} ist ein Modul. Leg es so, dass ein türkiser Anschluss deine Einheit auf {{at}} berührt: {{unit}}.',
    'first-turn': 'Dein erster Zug bringt nur ein Plättchen: {{tile}}. Nutze es oder beende den Zug und behalte es für später.',
    'hq-open':
      'Freie Felder neben deinem HQ: {{count}}. Von jedem aus könnte ein Feind zuschlagen; eine eigene Einheit dort hält ihn fern.',
    mobility: '{{unit}} auf {{at}} kann sich einmal in jedem deiner Züge bewegen oder drehen, ohne Plättchen.',
    keep: 'Nicht jedes Plättchen muss genutzt werden. Beende den Zug, und {{tile}} bleibt auf der Hand; du ziehst dann weniger neue.',
  },
  end: {
    won: 'Du hast deine erste ganze Partie gewonnen. Der Computer hat stärkere Stufen.',
    lost: 'Diesmal hat der Computer gewonnen. In der Wiederholung siehst du, was dein HQ getroffen hat.',
    resigned: 'Du hast aufgegeben. In der nächsten Partie kommen andere Plättchen.',
    drawn: 'Niemand hat gewonnen: Beide Seiten lagen am Ende gleichauf.',
    again: 'Noch einmal spielen',
    computer: 'Gegen den Computer',
    friend: 'Mit Freunden spielen',
  },
} as const;
