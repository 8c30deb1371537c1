/** Der Computer am Tisch: seine Stufen und seine Ziele. */
export const computer = {
  heading: 'Gegen den Computer spielen',
  level: 'Stufe',
  levelOf: 'Stufe des Computers auf Platz {{number}}',
  levels: { recruit: 'Rekrut', scout: 'Späher', soldier: 'Soldat', veteran: 'Veteran', commander: 'Kommandant' },
  about: {
    recruit: 'Prüft ein paar Felder für je ein Plättchen. Für die erste Partie.',
    scout: 'Plant zwei Plättchen zusammen, prüft aber nur wenige Felder.',
    soldier: 'Plant zwei Plättchen zusammen und vergleicht viele Felder.',
    veteran: 'Plant den ganzen Zug und die nächsten zwei Schlachten.',
    commander: 'Plant den ganzen Zug und rechnet mit deiner Antwort. Die stärkste Stufe.',
  },
  who: 'Wer spielt',
  here: 'An diesem Gerät',
  ofLevel: 'Computer: {{level}}',
  named: '{{army}} ({{level}})',
  mine: 'Deine Armee',
  its: 'Armee des Computers',
  begin: 'Spiel starten',
  aim: {
    mine: 'Ziel: {{tile}} (du)',
    unit: 'Ziel: {{tile}} ({{player}})',
    myHq: 'Ziel: dein HQ',
    hq: 'Ziel: HQ ({{player}})',
    guard: 'Schützt das eigene HQ',
  },
  aims: 'Der Computer sagt, worauf er es abgesehen hat',
} as const;
