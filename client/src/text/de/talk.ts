/** Das Gespräch am Tisch. */
export const talk = {
  heading: 'Chat',
  empty: 'Noch keine Nachrichten.',
  say: 'Nachricht an alle',
  send: 'Senden',
  spectator: 'schaut zu',
  unread_one: '{{count}} neue Nachricht',
  unread_other: '{{count}} neue Nachrichten',
  manners: 'Chat-Einstellungen',
  spectatorsTalk: 'Das Publikum darf schreiben',
  mute: 'Nicht anzeigen, was {{name}} schreibt',
  muteSpectator: 'Nicht anzeigen, was {{name}} (Publikum) schreibt',
} as const;
