/** Co mówią powiadomienia push; pokazuje je service worker. */
export const pushMessage = {
  turn: 'Twoja tura',
  clock: 'Kończy się twój czas',
  rematch: 'Ktoś proponuje ci rewanż',
  invitation: 'Zaproszenie do stołu',
  other: 'Coś na ciebie czeka',
} as const;
