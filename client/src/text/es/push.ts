/** Notificaciones push, en los ajustes. */
export const push = {
  label: 'Avisarme también cuando no haya ninguna página del juego abierta',
  about:
    'Cuando sea tu turno, cuando se te acabe el tiempo, cuando te propongan una revancha y cuando te invite alguien con quien ya jugaste. El mensaje va cifrado y lo entrega el servicio push del fabricante de tu navegador. Nada más llega a otra empresa.',
  working: 'Un momento…',
  on: 'Este navegador recibirá avisos.',
  ended: 'Este navegador ya no recibirá avisos.',
  failed: 'No ha funcionado. Inténtalo más tarde.',
  install:
    'En un iPhone o iPad, añade primero Hexfall a la pantalla de inicio: Compartir y luego «Añadir a pantalla de inicio». Si lo abres desde allí, puede avisarte.',
} as const;
