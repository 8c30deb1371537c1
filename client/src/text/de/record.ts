/** Partien aus Dateien: Öffnen, Prüfung des Mischens, und was an ihnen falsch sein kann. */
export const record = {
  about:
    'Die Aufzeichnung einer beendeten Partie lässt sich beim Ergebnis speichern, eine Partie an einem Gerät jederzeit im Menü. Wähle die Datei, zieh sie hierher oder füge ihren Text ein: Die Partie wird nach den Regeln nachgespielt und das Mischen geprüft.',
  choose: 'Datei wählen',
  paste: 'Text einer Aufzeichnung',
  drop: 'Datei loslassen, um sie zu öffnen',
  saved: {
    heading: 'Gespeicherte Partie',
    about:
      'Sie geht an einem neuen Tisch dieses Servers weiter, mit der restlichen Zeit. Dieser Browser bekommt die Plätze aller Menschen. Wer die Datei hat, kann die Reihenfolge der Stapel kennen.',
    goOn: 'Partie fortsetzen',
    other: 'Andere Datei',
    failed: 'Die Partie kann hier nicht weitergehen. {{reason}}',
    notSaved: 'Das ist keine gespeicherte Partie: Es steht nicht darin, wer spielt.',
    refused: 'Der Server lehnt diese Datei ab.',
    unlisted: 'Der Betreiber dieses Servers erlaubt nur Namen aus einer Liste. Auf diesem Gerät geht sie unter jedem Namen weiter.',
  },
  proven: 'Geprüft: Es wurde fair gemischt und jede Aktion ist regelgerecht (geprüft: {{number}}).',
  unproven: 'Jede Aktion ist regelgerecht (geprüft: {{number}}). Dass fair gemischt wurde, ist nicht bewiesen. {{reason}}',
  doubt: {
    'no-fair-draw': 'Die Datei sagt nicht, woraus der Startwert stammt.',
    'wrong-commitment': 'Das Geheimnis in der Datei ist nicht das, worauf sich der Server festgelegt hatte.',
    'wrong-seed': 'Der Startwert folgt nicht aus dem Geheimnis und den Beiträgen der Browser.',
    'wrong-armies': 'Die Armeen folgen nicht aus dem Startwert.',
    'wrong-log': 'Die Aktionen sind nicht die, die gespielt wurden.',
  },
  fault: {
    json: 'Das ist kein JSON.',
    long: 'Das ist zu lang für die Aufzeichnung einer Partie.',
    unreadable: 'Der Browser kann diese Datei nicht lesen.',
    record: 'Das ist keine Aufzeichnung einer Partie. {{reason}}',
    setup: 'So lassen die Regeln keine Partie beginnen. {{reason}}',
    refused: 'Die Regeln lassen diese Partie nicht zu. Aktion {{number}} von {{all}}: {{reason}}',
    broken: 'Diese Partie lässt sich nicht nachspielen: ein Fehler des Programms.',
  },
} as const;
