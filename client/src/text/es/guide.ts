/** Una guía breve con nuestras palabras; los números son los de docs/rules.md. */
export const guide = {
  heading: 'Leer las losetas, un turno, una batalla',
  intro:
    'Hexfall consiste en preparar una buena batalla. Construyes en un tablero pequeño, loseta a loseta; luego alguien inicia una batalla y todo lo construido se desata a la vez.',
  aimTitle: 'Tu objetivo',
  aim: 'Llevar el Cuartel General (CG) enemigo de 20 a 0, o tener el CG más entero tras la batalla final (E1, E4).',
  tileTitle: 'Leer una loseta',
  tile: {
    initiative:
      'El número del hexágono pequeño es la iniciativa: los números más altos actúan antes. Una unidad con dos números actúa dos veces (I1, I2). Una unidad sin número no actúa nunca (U8).',
    melee:
      'Un diente blanco en un borde es un ataque cuerpo a cuerpo: alcanza al enemigo contiguo a ese borde. Un número indica su fuerza si no es 1 (U1).',
    ranged:
      'Una flecha ámbar es un ataque a distancia: alcanza al primer enemigo en línea recta, por lejos que esté. Tus propias unidades no estorban (U1).',
    gauss: 'Una flecha azul doble es un disparo Gauss: alcanza a todos los enemigos de la línea (U5).',
    rocket:
      'Un cohete con aletas vuela a la casilla siguiente y hasta dos más, girando como quiera su dueño; el primer enemigo en su ruta recibe 3 heridas (P14).',
    shotgun:
      'Un cañón con perdigones es una escopeta: el primer enemigo de la línea recibe 3 heridas a distancia 1, 2 a distancia 2 y 1 a distancia 3 (P15).',
    sharpshooter: 'Una mira: su disparo alcanza a un enemigo cualquiera de la línea, no solo al primero (P13).',
    spy: 'Una máscara: el espía recibe de los módulos y CG enemigos contiguos lo que dan a su propio bando (P12).',
    venom:
      'Una gota bajo un colmillo: cada ataque que hiere deja un marcador de veneno. Cada marcador, una gota sobre la unidad, causa 1 herida antes de la primera fase de cada batalla (P16, P17).',
    push: 'Una flecha contra una barra: la unidad empuja a un enemigo contiguo, una vez en cada turno tuyo (P18).',
    armor: 'Una barra de acero en un borde es blindaje: los disparos que llegan por ahí pierden 1 (U4).',
    net: 'Una malla en un borde es una red: anula al enemigo contiguo, que no hace nada en absoluto mientras dure (N1).',
    toughness: 'Las cuentas rojas son resistencia adicional: otras tantas heridas antes de que caiga la unidad (U3).',
    module:
      'Los conectores turquesa en los bordes de un módulo muestran dónde se conecta. Lo que esté ahí recibe la bonificación escrita en el centro (C1).',
    mobility: 'Una insignia con cuatro flechas: la unidad puede moverse o girar una vez en cada turno tuyo (M2).',
    foundation:
      'Una loseta con remaches y un círculo es un cimiento: yace en una casilla libre y las unidades pueden ponerse encima: una Mina las destruye, las Raíces las enlazan (P7–P9).',
    instant: 'Una loseta con marco de rayas es inmediata: la usas una vez, hace lo que dice y desaparece (X).',
  },
  turnTitle: 'Un turno',
  turn: {
    draw: 'Robas hasta tener tres losetas y descartas una de las tres (T1). En los primeros turnos hay menos y no se descarta (S4).',
    use: 'Usa, guarda o descarta las otras dos: las unidades van a cualquier casilla libre, giradas como quieras, y así se quedan (T3, T5). Las inmediatas hacen lo que dicen y desaparecen.',
    redraw: 'Si todo lo que has robado son inmediatas, puedes cambiarlas por losetas nuevas (T2).',
    open: 'Las manos y los descartes están a la vista. Solo es secreto el orden de las pilas (S2).',
  },
  battleTitle: 'Una batalla',
  battle: {
    start: 'La inicia una loseta de Batalla, que termina tu turno; también la loseta que llena el tablero (B1, F1).',
    phases:
      'Va de la iniciativa más alta hasta 0. Todas las unidades de una fase actúan a la vez: las que caen en ella también golpean (B3, B4).',
    medic: 'Un Médico se sacrifica por una unidad conectada y cancela un ataque entero (D1).',
    hq: 'Los CG actúan al final, en 0, y golpean a su alrededor, pero nunca entre sí (U2).',
    end: 'Cuando alguien roba su última loseta, los demás tienen un turno más y luego llega la batalla final (E2).',
  },
  boardTitle: 'El tablero',
  board: {
    sides:
      'El canto de una loseta dice su bando: una línea continua es tuya, una doble es de un aliado, una discontinua es de un enemigo. Cada bando enemigo tiene su propio trazo.',
    raised:
      'Un ataque conserva forma y color aunque cambie su fuerza. Una etiqueta verde hacia arriba indica un valor mayor; una naranja hacia abajo, uno menor.',
    order:
      'Con tres o cuatro jugadores, el signo del emblema dice cuándo llega su turno: ▶ juega ahora, 1 juega a continuación, luego 2, luego 3.',
    net: 'Una malla sobre toda la loseta: la unidad está en una red y no hace nada (N1).',
    forecast:
      'Una calavera en la esquina: una batalla ahora destruiría la unidad, con la iniciativa que indica al lado. Un signo de interrogación: depende de una decisión.',
    zoom: 'Amplía el tablero con dos dedos, un doble toque, la rueda o la tecla +, y arrastra para moverlo; la tecla 0 vuelve a mostrarlo entero. Toca una unidad para verla en grande con todos sus valores.',
  },
  controlsTitle: 'En la pantalla',
  controls: {
    place: 'Elige una loseta, elige una casilla iluminada, gira la loseta (arrastrando, con la rueda, Q y E) y pulsa Colocar o Intro.',
    units: 'Elige una de tus unidades del tablero para moverla o girarla, si puede.',
    keys: 'Con el teclado: las cifras toman una loseta, las flechas recorren el tablero, Intro elige, Q y E giran, Supr descarta, Escape vuelve atrás, N termina el turno, P prepara el próximo, G señala una casilla a tu equipo, M quita el sonido, I explica lo señalado, R muestra lo que falta por salir.',
    back: 'Deshacer anula tu última acción mientras no se haya revelado nada nuevo (T7).',
  },
} as const;
