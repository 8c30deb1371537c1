/** Notificaciones push, en los ajustes. */
export const push = {
  label: 'Avisarme también cuando no haya ninguna página del juego abierta',
  about:
    'Cuando sea tu turno, cuando se te esté acabando el tiempo, cuando te propongan una revancha y, con tarjeta de jugador, cuando te invite alguien con quien ya jugaste. El mensaje va cifrado y lo entrega el servicio push del fabricante de tu navegador. Nada más llega a otra empresa.',
  working: 'Un momento…',
  on: 'Recibirás avisos en este navegador.',
  ended: 'Ya no recibirás avisos en este navegador.',
  failed: 'No ha funcionado. Inténtalo más tarde.',
  install:
    'En un iPhone o iPad, añade primero Hexfall a la pantalla de inicio: Compartir y luego «Añadir a pantalla de inicio». Si lo abres desde allí, puede avisarte.',
} as const;
