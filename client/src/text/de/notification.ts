/** Wie jemand benachrichtigt wird, wenn etwas wartet. */
export const notification = {
  kind: {
    start: 'Alle sind da: starte die Partie',
    turn: 'Du bist am Zug',
    question: 'Eine Frage an dich',
    proposal: 'Ein Vorschlag an dich',
  },
  heading: 'Wenn etwas auf dich wartet',
  sound: 'Einen Ton spielen, auch wenn diese Seite im Hintergrund ist',
  sign: 'Im Titel und Symbol des Fensters anzeigen',
  notify: 'Benachrichtigen, wenn diese Seite nicht zu sehen ist',
  allow: 'Benachrichtigungen erlauben…',
  notifyDenied: 'Benachrichtigungen sind dieser Seite in den Einstellungen des Browsers verboten.',
  notifyMissing: 'Dieser Browser kennt keine Benachrichtigungen für diese Seite.',
  webhook: 'Adresse, die benachrichtigt wird, wenn du am Zug bist',
  webhookText: 'Der Server schickt eine kurze Nachricht dorthin, wenn du am Zug und nicht da bist. Nur du siehst diese Adresse.',
  webhookForms: 'Discord und Slack zeigen sie als Satz in deiner Sprache. Ihre Adressen sehen so aus:',
  keep: 'Merken',
  remove: 'Entfernen',
  kept: 'Gemerkt',
} as const;
