/** Cómo se avisa a un jugador cuando algo espera. */
export const notification = {
  kind: {
    start: 'Ya están todos: empieza la partida',
    turn: 'Tu turno',
    question: 'Una pregunta para ti',
    proposal: 'Una propuesta para ti',
  },
  heading: 'Cuando algo te espera',
  sound: 'Reproducir un sonido, también con la página en segundo plano',
  sign: 'Mostrarlo en el título y el icono de la ventana',
  notify: 'Notificarme mientras no se vea esta página',
  allow: 'Permitir notificaciones…',
  notifyDenied: 'Los ajustes del navegador prohíben las notificaciones a esta página.',
  notifyMissing: 'Este navegador no tiene notificaciones para esta página.',
  webhook: 'Dirección a la que avisar cuando sea tu turno',
  webhookText: 'El servidor envía allí un mensaje corto cuando no estás y es tu turno. Solo tú ves esta dirección.',
  webhookForms: 'Discord y Slack lo muestran como una frase en tu idioma. Sus direcciones son así:',
  keep: 'Guardar',
  remove: 'Quitar',
  kept: 'Guardada',
} as const;
