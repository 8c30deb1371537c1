/** Lo que se oye y se siente. */
export const sound = {
  heading: 'Sonido',
  on: 'Sonidos (M)',
  all: 'Volumen general',
  game: 'Sonidos del juego',
  ambienceVolume: 'Ambiente',
  ambience: 'Viento suave de fondo',
  vibration: 'Vibrar: mi turno, ataque a mi CG, acción rechazada, casilla señalada',
  turnedOn: 'Sonido activado.',
  turnedOff: 'Sonido desactivado.',
} as const;
