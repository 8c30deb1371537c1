/** La conversation à une table. */
export const talk = {
  heading: 'Discussion',
  empty: 'Pas encore de message.',
  say: 'Message à tous',
  send: 'Envoyer',
  spectator: 'regarde',
  unread_one: '{{count}} nouveau message',
  unread_many: '{{count}} nouveaux messages',
  unread_other: '{{count}} nouveaux messages',
  manners: 'Réglages',
  spectatorsTalk: 'Les spectateurs peuvent écrire',
  mute: 'Masquer ce qu’écrit {{name}}',
  muteSpectator: 'Masquer ce qu’écrit {{name}}, qui regarde',
} as const;
