/** Partidas de archivos: abrirlas, verificar el barajado y lo que puede estar mal en ellas. */
export const record = {
  about:
    'El registro de una partida terminada se guarda desde su resultado; el de una partida en un solo dispositivo, cuando quieras, desde su menú. Elige el archivo, suéltalo aquí o pega su texto: la partida se rejuega según las reglas y se verifica el barajado.',
  choose: 'Elegir un archivo',
  paste: 'Texto de un registro de partida',
  drop: 'Suelta el archivo para abrirlo',
  saved: {
    heading: 'Una partida guardada',
    about:
      'Sigue en una mesa nueva de este servidor, con el tiempo que quedaba. Este navegador recibe los asientos de todas las personas. Quien tenga el archivo puede conocer el orden de las pilas.',
    goOn: 'Seguir la partida',
    other: 'Otro archivo',
    failed: 'La partida no puede seguir aquí. {{reason}}',
    notSaved: 'No es una partida guardada: no dice quién juega.',
    refused: 'El servidor rechaza este archivo.',
    unlisted: 'Quien administra este servidor solo permite nombres de una lista. En este dispositivo sigue con cualquier nombre.',
  },
  proven: 'Verificado: el barajado fue limpio y cada acción es legal (acciones comprobadas: {{number}}).',
  unproven: 'Cada acción es legal (acciones comprobadas: {{number}}). No está demostrado que el barajado fuera limpio. {{reason}}',
  doubt: {
    'no-fair-draw': 'El archivo no dice de dónde salió la semilla.',
    'wrong-commitment': 'El secreto del archivo no es aquel con el que se comprometió el servidor.',
    'wrong-seed': 'La semilla no se deriva del secreto y de lo que añadieron los jugadores.',
    'wrong-armies': 'Los ejércitos no se derivan de la semilla.',
    'wrong-log': 'Las acciones no son las que se jugaron.',
  },
  fault: {
    json: 'Esto no es JSON.',
    long: 'Es demasiado largo para el registro de una partida.',
    unreadable: 'El navegador no puede leer este archivo.',
    record: 'Esto no es el registro de una partida. {{reason}}',
    setup: 'Las reglas no permiten empezar así la partida. {{reason}}',
    refused: 'Las reglas no permiten esta partida. Acción {{number}} de {{all}}: {{reason}}',
    broken: 'Esta partida no se puede volver a jugar: es un fallo del programa.',
  },
} as const;
