/** Die Analyse einer beendeten Partie. */
export const review = {
  heading: 'Analyse',
  meaning: 'Was die Zahlen sagen',
  about:
    'Züge: um wie viel besser das Ergebnis im Schnitt gewesen wäre, hätte die stärkste Computerstufe den Zug gespielt: der Unterschied der HQs am Ende, über zufällig gezogene Plättchen, mit einem 95-%-Intervall. Ein Zug wird nach dem beurteilt, was damals bekannt war.',
  aboutScore:
    'Züge: um wie viel besser das Ergebnis im Schnitt gewesen wäre, hätte die stärkste Computerstufe den Zug gespielt: der Punkteunterschied am Ende, über zufällig gezogene Plättchen, mit einem 95-%-Intervall. Ein Zug wird nach dem beurteilt, was damals bekannt war.',
  progress: 'Analyse der Partie: {{percent}} %',
  done: 'Die Analyse ist fertig.',
  failed: 'Die Analyse ist fehlgeschlagen.',
  again: 'Erneut versuchen',
  close: 'Analyse schließen',
  empty: 'Es gibt keinen Zug zu analysieren.',
  turns: 'Züge',
  turn: 'Zug {{number}}',
  waiting: '…',
  looking: 'wird genauer geprüft…',
  same: 'wie der Computer',
  noBetter: 'kein besserer Zug gefunden',
  lostIt: 'Der Zug, der die Partie kostete',
  best: 'Bester Zug',
  worst: 'Schlechtester Zug',
  missed: 'HQ hätte fallen können: {{player}}',
  player: 'Spieler',
  luck: 'Glück beim Ziehen',
  luckAbout:
    'Glück: um wie viel die gezogenen Plättchen mehr wert waren als neu gezogene, geschätzt in Widerstandskraft des HQ. Es steht nur da, wo gemessen wurde, wie viel es erklärt. Wer besser entschieden hat, steht nicht da: Bei ähnlich starken Spielern zeigen die Verluste das nicht sicher genug.',
  noLuck: {
    mode: 'Hier werden nur die Züge analysiert: Glück ist nur in Duellen gut genug gemessen.',
    armies: 'Hier werden nur die Züge analysiert: Glück ist nur für diese Armeen gemessen: {{armies}}.',
    rules: 'Hier werden nur die Züge analysiert: Glück ist nur ohne Hausregeln, Erweiterungen und Gelände gemessen.',
  },
  units: 'Einheiten',
  unitsOf: 'Einheiten: {{player}}',
  unit: 'Einheit',
  dealt: 'Zugefügt',
  saved: 'Verhindert',
  alive: 'Züge',
  unitsAbout:
    'Einheiten: zugefügte Wunden, von Panzerung gestoppte oder von Sanitätern verhinderte Wunden und Züge auf dem Plan, je Plättchen.',
} as const;
