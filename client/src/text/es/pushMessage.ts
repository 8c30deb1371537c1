/** Lo que dicen las notificaciones push; las muestra el service worker. */
export const pushMessage = {
  turn: 'Tu turno',
  clock: 'Se te acaba el tiempo',
  rematch: 'Te proponen una revancha',
  invitation: 'Te invitan a una mesa',
  other: 'Algo te espera',
} as const;
