/** La conversación en una mesa. */
export const talk = {
  heading: 'Chat',
  empty: 'Aún no hay mensajes.',
  say: 'Mensaje para todos',
  send: 'Enviar',
  spectator: 'mirando',
  unread_one: '{{count}} mensaje nuevo',
  unread_many: '{{count}} mensajes nuevos',
  unread_other: '{{count}} mensajes nuevos',
  manners: 'Ajustes del chat',
  spectatorsTalk: 'El público puede escribir',
  mute: 'No mostrarme lo que escribe {{name}}',
  muteSpectator: 'No mostrarme lo que escribe {{name}}, del público',
} as const;
