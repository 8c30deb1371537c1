/** Push-Nachrichten, in den Einstellungen. */
export const push = {
  label: 'Benachrichtige mich auch, wenn keine Seite des Spiels offen ist',
  about:
    'Wenn du am Zug bist, wenn deine Zeit bald abläuft, wenn jemand Revanche will und, mit Spielerkarte, wenn dich jemand einlädt, mit dem du gespielt hast. Die Nachricht ist verschlüsselt und kommt über den Push-Dienst des Herstellers deines Browsers. Sonst geht nichts an eine andere Firma.',
  working: 'Einen Moment…',
  on: 'Du wirst in diesem Browser benachrichtigt.',
  ended: 'Du wirst in diesem Browser nicht mehr benachrichtigt.',
  failed: 'Das hat nicht geklappt. Versuch es später noch einmal.',
  install:
    'Auf iPhone oder iPad leg Hexfall zuerst auf den Home-Bildschirm: Teilen, dann „Zum Home-Bildschirm“. Von dort geöffnet, kann es dich benachrichtigen.',
} as const;
