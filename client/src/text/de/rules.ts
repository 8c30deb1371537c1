/** Die Seite mit allen Regeln nach Nummern. */
export const rules = {
  heading: 'Alle Regeln nach Nummern',
  about: 'Alles, wonach sich das Spiel richtet. Das Protokoll, die Karten der Plättchen und jede Ablehnung nennen diese Nummern.',
  language:
    'Den vollen Text der Regeln gibt es vorerst nur auf Englisch. Jede Nummer führt zu ihrer Regel und hat eine eigene Adresse zum Weitergeben.',
  contents: 'Abschnitte der Regeln',
  clause: 'Regel {{id}}',
  search: 'Suche eine Nummer wie B4 oder Wörter (auf Englisch)',
  found_one: '{{count}} Regel gefunden',
  found_other: '{{count}} Regeln gefunden',
} as const;
