/** Push-Nachrichten, in den Einstellungen. */
export const push = {
  label: 'Ruf mich auch, wenn keine Seite des Spiels offen ist',
  about:
    'Wenn du am Zug bist, deine Uhr bald abläuft, jemand Revanche will oder jemand dich einlädt, mit dem du gespielt hast. Die Nachricht ist verschlüsselt und kommt über den Push-Dienst des Herstellers deines Browsers. Sonst geht nichts an eine andere Firma.',
  working: 'Einen Moment…',
  on: 'Dieser Browser wird gerufen.',
  ended: 'Dieser Browser wird nicht mehr gerufen.',
  failed: 'Das hat nicht geklappt. Versuch es später noch einmal.',
  install:
    'Auf iPhone oder iPad leg Hexfall zuerst auf den Home-Bildschirm: Teilen, dann „Zum Home-Bildschirm“. Von dort geöffnet, kann es dich rufen.',
} as const;
