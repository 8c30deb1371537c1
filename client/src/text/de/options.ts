/** Was die Optionen eines Tisches im Spiel ändern, und eine eigene Uhr. */
export const options = {
  about: {
    begins: 'Wer den ersten Zug der Partie hat. Ausgelost wird, sobald der letzte Platz besetzt ist.',
    start: {
      standard: 'Der erste Zug zieht ein Plättchen, der zweite zwei, alle weiteren bis zu drei: Anfangen ist kein Vorteil.',
      alternative: 'Nur der allererste Zug ist anders: Er zieht drei Plättchen, eines wird abgeworfen und höchstens eines genutzt.',
    },
    clock:
      'Ist die Zeit um, endet der Zug; muss ein Plättchen abgeworfen werden, entscheidet der Zufall. Dreimal in Folge gilt als Aufgabe. Uhren mit Stunden und Tagen laufen auch, wenn niemand am Tisch ist.',
    forecast: 'Der Tisch zeigt niemandem vorab, was eine Schlacht brächte.',
    map: 'Gelände liegt von Anfang an auf dem Plan: Es sperrt Felder, verwundet oder schützt Einheiten oder birgt Beute.',
    mercenaries:
      'Söldner werden vor der Partie angeheuert und warten neben dem Stapel: Zieh einen statt eines Plättchens, wenn du ihn brauchst.',
    bomber: {
      none: 'Kein Bomber nimmt teil.',
      neutral:
        'Er ist aller Feind: Getroffen explodiert er, verwundet die Einheiten um sich außer HQs und geht an jemand anderen, der ihn wieder legen kann.',
      mercenary:
        'Getroffen explodiert er und verwundet nur Feinde der Seite, die ihn gelegt hat, auch HQs; dann geht er an jemand anderen.',
      two: 'Wird er zerstört, kommt er zurück neben den Plan und kann wieder gelegt werden.',
    },
    expanded: 'Mehr Raum zum Bewegen und Schießen, und HQs können weiter auseinander liegen.',
    teamHq: 'HQs fallen früher, die Partien sind also kürzer.',
    reinforcement: 'In jedem Zug gibt es mehr Auswahl, und die Stapel sind früher leer.',
    sameArmy: 'Ohne dies haben alle verschiedene Armeen.',
    noTakeBack:
      'Was getan ist, bleibt getan. Sonst lässt sich die letzte Aktion zurücknehmen, solange seither nichts Verdecktes zu sehen war.',
    freeVenom: 'Die Giftmarker des Neodschungels gehen nie aus, und jeder verwundet seine Einheit in jeder Schlacht.',
  },
  clock: {
    custom: 'Eigene Uhr',
    kind: 'Was ist begrenzt?',
    kinds: { game: 'Die ganze Partie', turn: 'Jeder Zug' },
    time: 'Zeit',
    unit: 'Einheit',
    units: { second: 'Sekunden', minute: 'Minuten', hour: 'Stunden', day: 'Tage' },
    more: 'Sekunden mehr nach jedem eigenen Zug',
    range: '{{field}}: eine ganze Zahl von {{least}} bis {{most}}.',
    chosen: 'Uhr: {{clock}}',
    stays: 'Bis das stimmt, bleibt die Uhr, wie sie ist: {{clock}}',
  },
} as const;
