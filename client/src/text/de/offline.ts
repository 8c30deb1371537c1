/** Die Seite ohne Netz, installiert und in einer neueren Fassung. */
export const offline = {
  works: 'Du bist offline. Ohne Verbindung gehen Partien gegen den Computer und zu mehreren an diesem Gerät, außerdem:',
  lesson: 'Lektion',
  coached: 'Partie mit Coach',
  puzzles: 'Hex-Rätsel',
  sandbox: 'Sandkasten',
  rules: 'Regeln',
  nothingKept: 'Du bist offline. Ohne Verbindung geht diese Seite erst, wenn sie einmal mit Verbindung geöffnet wurde.',
  serverAway: 'Der Server antwortet nicht. Ohne ihn gehen Partien gegen den Computer und zu mehreren an diesem Gerät, außerdem:',
  serverAwayNothingKept: 'Der Server antwortet nicht. Sobald er wieder antwortet, geht alles weiter.',
  needsServer: 'Dafür braucht es eine Verbindung zum Server.',
  playsHere: 'Gegen den Computer und zu mehreren an diesem Gerät spielst du hier, ohne Verbindung. Alles andere braucht den Server.',
  install: 'Hexfall auf diesem Gerät installieren',
  installByHand: 'So installierst du Hexfall auf iPhone oder iPad: Teilen, dann „Zum Home-Bildschirm“.',
  installAbout:
    'Es öffnet sich dann in einem eigenen Fenster und geht auch ohne Verbindung: Partien gegen den Computer und zu mehreren, Lektion, Rätsel, Sandkasten, Regeln.',
  newVersion: 'Eine neue Version ist bereit.',
  reload: 'Neu laden',
} as const;
