/** La página sin red, instalada o de una versión más nueva. */
export const offline = {
  works: 'No tienes conexión. Sin ella funcionan las partidas contra la IA o entre varias personas aquí, y además:',
  lesson: 'Lección',
  coached: 'Partida con entrenador',
  puzzles: 'Puzles Hex',
  sandbox: 'Laboratorio',
  rules: 'Reglas',
  nothingKept: 'No tienes conexión. Esta página se puede usar sin ella después de haberla abierto una vez con conexión.',
  serverAway: 'El servidor no responde. Sin él funcionan las partidas contra la IA o entre varias personas aquí, y además:',
  serverAwayNothingKept: 'El servidor no responde. En cuanto lo haga, todo volverá a funcionar.',
  needsServer: 'Esto necesita conexión con el servidor.',
  playsHere: 'Contra la IA y entre varias personas en este dispositivo se juega aquí, sin conexión. Lo demás necesita el servidor.',
  install: 'Instalar Hexfall en este dispositivo',
  installByHand: 'Para instalar Hexfall en un iPhone o iPad: Compartir y luego «Añadir a pantalla de inicio».',
  installAbout:
    'Se abre entonces en su propia ventana y funciona sin conexión: partidas contra la IA y entre varias personas, lección, puzles, laboratorio, reglas.',
  newVersion: 'Hay una versión nueva lista.',
  reload: 'Recargar',
} as const;
