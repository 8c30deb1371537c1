/** Jugadores de la IA: sus niveles y lo que buscan. */
export const computer = {
  heading: 'Jugar contra la IA',
  level: 'Nivel',
  levelOf: 'Nivel de la IA del asiento {{number}}',
  levels: { recruit: 'Recluta', scout: 'Explorador', soldier: 'Soldado', veteran: 'Veterano', commander: 'Comandante' },
  about: {
    recruit: 'Mira unas pocas casillas para una loseta cada vez. Un primer rival.',
    scout: 'Planea dos losetas juntas, pero mira pocas casillas.',
    soldier: 'Planea dos losetas juntas y compara muchas casillas.',
    veteran: 'Planea el turno entero y las dos batallas siguientes.',
    commander: 'Planea el turno entero y piensa en tu respuesta. Es el nivel más fuerte.',
  },
  who: 'Quién juega',
  here: 'En este dispositivo',
  ofLevel: 'IA: {{level}}',
  named: '{{army}} ({{level}})',
  mine: 'Tu ejército',
  its: 'Ejército de la IA',
  begin: 'Empezar la partida',
  aim: {
    mine: 'Objetivo: tu {{tile}}',
    unit: 'Objetivo: {{tile}} de {{player}}',
    myHq: 'Objetivo: tu CG',
    hq: 'Objetivo: el CG de {{player}}',
    guard: 'Protege su CG',
  },
  aims: 'La IA dice qué es lo que busca',
} as const;
