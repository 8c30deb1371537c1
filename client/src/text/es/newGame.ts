/** Caminos hacia una nueva partida: las puertas de la portada y para qué suelen crearse las mesas. */
export const newGame = {
  door: {
    learn: 'Aprender',
    learnAbout: 'Cinco minutos, jugando',
    friend: 'Jugar con alguien',
    friendAbout: 'Una mesa con un enlace para enviar',
    computer: 'Jugar con la IA',
    computerAbout: 'Cinco niveles, al instante',
    nameless: 'Jugador',
  },
  battle: {
    picture: 'Una batalla de dos ejércitos en el tablero hexagonal',
    stop: 'Parar la batalla',
    go: 'Ver la batalla',
  },
  preset: {
    legend: '¿A qué se juega?',
    duel: 'Duelo',
    timed: 'Duelo, 10 minutos cada uno',
    days: 'Tres días por turno',
    team: 'Equipos en el tablero grande',
    tournament: 'Torneo',
    own: 'Modo, ejércitos y opciones',
  },
  invitation: {
    by: '{{player}} te invita a una partida: {{mode}}',
    to: 'Te invitan a una partida: {{mode}}',
    learn: '¿Es tu primera vez? Aprende en cinco minutos y vuelve aquí.',
  },
};
