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
    timed: 'Duelo, 15 minutos',
    days: 'Tres días por turno',
    team: 'Equipos en el tablero grande',
    tournament: 'Torneo',
    own: 'Modo, ejércitos y opciones',
    about: {
      duel: 'Dos jugadores, ejércitos a elegir, sin reloj.',
      timed: '15 minutos cada uno, y 10 segundos más después de cada turno.',
      days: 'Dos jugadores, y tres días para cada turno.',
      team: 'Dos contra dos, en el tablero de 37 casillas, sin reloj.',
      tournament:
        'Vetar y elegir ejércitos, primer jugador al azar, 20 minutos cada uno y 20 segundos más por turno; sin deshacer, sin pronóstico.',
    },
  },
  ready: {
    waiting: 'Esperando a los demás. Ajusta todo con calma: cuando se ocupen todos los asientos, empiezas tú la partida.',
    byItself: 'Empezar en cuanto se ocupen todos los asientos',
    full: 'Ya están todos. Empieza cuando quieras.',
    again: '¿Empezamos?',
    other: 'Esperando a {{player}}: aún se prepara.',
    away: '{{player}} no tiene conexión.',
    start: 'Empezar la partida',
    agree: 'Por mí, ya',
    without: 'Empezar sin esperar',
    not: 'se prepara',
  },
  changed: {
    set: '{{player}} ha elegido: {{what}}.',
    removed: '{{player}} ha quitado: {{what}}.',
    places: '{{player}} ha cambiado los asientos.',
    host: 'Quien dirige la mesa',
  },
  invitation: {
    by: '{{player}} te invita a una partida: {{mode}}',
    to: 'Te invitan a una partida: {{mode}}',
    learn: '¿Es tu primera vez? Aprende en cinco minutos y vuelve aquí.',
    back: 'Volver a la mesa {{code}}',
  },
};
