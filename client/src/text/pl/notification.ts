/** Jak powiadamiany jest gracz, gdy coś na niego czeka. */
export const notification = {
  kind: {
    start: 'Wszyscy są na miejscu: zacznij partię',
    turn: 'Twoja tura',
    question: 'Pytanie do ciebie',
    proposal: 'Propozycja dla ciebie',
  },
  heading: 'Gdy coś na ciebie czeka',
  sound: 'Zagraj dźwięk, także gdy strona jest w tle',
  sign: 'Pokaż to w tytule i ikonie okna',
  notify: 'Powiadamiaj mnie, gdy nie widać tej strony',
  allow: 'Zezwól na powiadomienia…',
  notifyDenied: 'W ustawieniach przeglądarki zabroniono tej stronie powiadomień.',
  notifyMissing: 'Ta przeglądarka nie ma powiadomień dla tej strony.',
  webhook: 'Adres, pod który dać znać, gdy przyjdzie twoja tura',
  webhookText: 'Serwer wysyła tam krótką wiadomość, gdy cię nie ma, a czeka na ciebie tura. Ten adres widzisz tylko ty.',
  webhookForms: 'Discord i Slack pokazują ją jako zdanie w twoim języku. Ich adresy wyglądają tak:',
  keep: 'Zapamiętaj',
  remove: 'Usuń',
  kept: 'Zapamiętany',
} as const;
