/** Rozhovor u stolu. */
export const talk = {
  heading: 'Chat',
  empty: 'Zatím žádné zprávy.',
  say: 'Zpráva všem',
  send: 'Odeslat',
  spectator: 'divák',
  unread_one: '{{count}} nová zpráva',
  unread_few: '{{count}} nové zprávy',
  unread_many: '{{count}} nové zprávy',
  unread_other: '{{count}} nových zpráv',
  manners: 'Nastavení chatu',
  spectatorsTalk: 'Diváci smějí psát',
  mute: 'Neukazovat mi, co píše {{name}}',
  muteSpectator: 'Neukazovat mi, co píše divák {{name}}',
} as const;
