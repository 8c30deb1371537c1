/** Rozmowa przy stole. */
export const talk = {
  heading: 'Czat',
  empty: 'Nie ma jeszcze wiadomości.',
  say: 'Wiadomość do wszystkich',
  send: 'Wyślij',
  spectator: 'widz',
  unread_one: '{{count}} nowa wiadomość',
  unread_few: '{{count}} nowe wiadomości',
  unread_many: '{{count}} nowych wiadomości',
  unread_other: '{{count}} nowej wiadomości',
  manners: 'Ustawienia czatu',
  spectatorsTalk: 'Widzowie mogą pisać',
  mute: 'Nie pokazuj mi, co pisze {{name}}',
  muteSpectator: 'Nie pokazuj mi, co pisze widz {{name}}',
} as const;
