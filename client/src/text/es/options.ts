/** Qué cambian en el juego las opciones de una mesa, y un reloj propio. */
export const options = {
  about: {
    begins: 'Quién juega el primer turno de la partida. El sorteo se hace cuando se ocupa el último asiento.',
    start: {
      standard: 'En el primer turno se roba una loseta, en el segundo dos y en los demás hasta tres: empezar no da ventaja.',
      alternative: 'Solo cambia el turno que abre la partida: se roban tres losetas, se descarta una y se usa una como mucho.',
    },
    clock:
      'Si se acaba el tiempo, el turno termina, y si hay que descartar una loseta, será al azar; a la tercera vez seguida cuenta como rendirse. Los relojes de horas y días corren aunque no haya nadie en la mesa.',
    forecast: 'La mesa no muestra a nadie de antemano qué pasaría en una batalla.',
    map: 'Hay terreno en el tablero desde el principio: cierra casillas, hiere o protege unidades o guarda premios.',
    mercenaries:
      'Los mercenarios se contratan antes de la partida y esperan junto a la pila: roba uno en vez de una loseta cuando te haga falta.',
    bomber: {
      none: 'No participa ningún bombardero.',
      neutral:
        'Es enemigo de todos: si recibe un ataque, explota, hiere a las unidades contiguas, salvo los CG, y pasa a otro jugador, que puede volver a colocarlo.',
      mercenary:
        'Si recibe un ataque, explota y hiere solo a los enemigos de quien lo colocó, también a los CG; luego pasa a otro jugador.',
      two: 'Si queda destruido, vuelve junto al tablero y se puede colocar otra vez.',
    },
    expanded: 'Más sitio para moverse y disparar, y los CG pueden estar más lejos unos de otros.',
    teamHq: 'Los CG caen antes, así que las partidas son más cortas.',
    reinforcement: 'Hay más donde elegir en cada turno y las pilas se agotan antes.',
    sameArmy: 'Sin esto, cada jugador tiene un ejército distinto.',
    noTakeBack: 'Lo hecho, hecho está. Si no, la última acción se puede deshacer mientras no se haya visto nada oculto.',
    freeVenom: 'Los marcadores de veneno de Neojungla nunca se agotan, y cada uno hiere a su unidad en cada batalla.',
  },
  clock: {
    custom: 'Reloj propio',
    kind: '¿Qué se limita?',
    kinds: { game: 'Toda la partida', turn: 'Cada turno' },
    time: 'Tiempo',
    unit: 'Unidad',
    units: { second: 'segundos', minute: 'minutos', hour: 'horas', day: 'días' },
    more: 'Segundos añadidos tras cada turno propio',
    range: '{{field}}: un número entero entre {{least}} y {{most}}.',
    chosen: 'Reloj: {{clock}}',
    stays: 'Hasta que eso sea correcto, el reloj sigue como está: {{clock}}',
  },
} as const;
