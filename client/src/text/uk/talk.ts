/** Розмова за столом. */
export const talk = {
  heading: 'Чат',
  empty: 'Повідомлень ще немає.',
  say: 'Повідомлення всім',
  send: 'Надіслати',
  spectator: 'глядач',
  unread_one: '{{count}} нове повідомлення',
  unread_few: '{{count}} нові повідомлення',
  unread_many: '{{count}} нових повідомлень',
  unread_other: '{{count}} нового повідомлення',
  manners: 'Налаштування чату',
  spectatorsTalk: 'Глядачі можуть писати',
  mute: 'Не показувати мені, що пише {{name}}',
  muteSpectator: 'Не показувати мені, що пише глядач {{name}}',
} as const;
