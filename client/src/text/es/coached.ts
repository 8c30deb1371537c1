/** Una partida entera con entrenador, tras la lección. Se carga solo con ella. */
export const coached = {
  title: 'Una partida con entrenador',
  coach: 'Entrenador',
  ask: '¿En qué me fijo?',
  close: 'Entendido',
  hexes: 'Marcadas: {{hexes}}.',
  nothing: 'Aquí nada llama la atención. Usa tus losetas o termina el turno.',
  switch: 'El entrenador habla por su cuenta',
  menu: 'Partida',
  newGame: 'Nueva partida',
  lesson: 'La lección',
  leave: 'Salir; la partida se guarda',
  sure: { new: '¿Abandonar esta partida y empezar otra?', resign: '¿Rendirse? Ganará la IA.' },
  cost: {
    nothing: 'nada',
    units_one: '{{count}} unidad',
    units_many: '{{count}} unidades',
    units_other: '{{count}} unidades',
    hq_one: '{{count}} punto del CG',
    hq_many: '{{count}} puntos del CG',
    hq_other: '{{count}} puntos del CG',
  },
  advice: {
    'final-battle': {
      own: 'Has robado tu última loseta: a tu rival le queda un turno y luego llega la batalla final. CG: tú {{own}}, rival {{theirs}}; las losetas de Batalla ya no funcionan.',
      theirs:
        'Tu rival ha robado su última loseta: este es tu último turno antes de la batalla final. CG: tú {{own}}, rival {{theirs}}; las losetas de Batalla ya no funcionan.',
    },
    'last-tiles':
      'Quedan por robar: tú {{own}}, rival {{theirs}}. Tras la última loseta hay una batalla final y gana el CG al que le quede más.',
    silence: 'A partir de ahora el entrenador calla hasta las últimas losetas. «¿En qué me fijo?» sigue respondiendo.',
    hq: {
      'extra-action':
        'Coloca tu CG: en las casillas marcadas del borde caben menos enemigos a su alrededor. Tus unidades contiguas golpean una vez más en cada batalla.',
      initiative:
        'Coloca tu CG: en las casillas marcadas del borde caben menos enemigos a su alrededor. Tus unidades contiguas ganan 1 de iniciativa.',
      bonus:
        'Coloca tu CG: en las casillas marcadas del borde caben menos enemigos a su alrededor. Tus unidades contiguas reciben su bonificación.',
    },
    redraw: 'Todas tus losetas son inmediatas. Puedes cambiarlas todas por otras nuevas.',
    'discard-battle': 'Tienes tres losetas y una sobra. Puede irse {{tile}}: una batalla ahora no le costaría a tu rival más que a ti.',
    'discard-module': 'Tienes tres losetas y una sobra. Puede irse {{tile}}: aún no tienes una unidad a la que le sirva.',
    'discard-unused': 'Tienes tres losetas y una sobra. Puede irse {{tile}}: ahora no hay en qué usarla.',
    'discard-twice': 'Tienes tres losetas y una sobra. {{tile}} está dos veces: con una basta por ahora.',
    'discard-weakest': 'Tienes tres losetas y una sobra. Compara ataques e iniciativa: {{tile}} es la que menos hace.',
    'battle-now': 'Una batalla ahora te costaría {{own}}, y a tu rival, {{theirs}}. Es el momento de {{tile}}.',
    'battle-later': 'Una batalla ahora te costaría {{own}}, y a tu rival, {{theirs}}. {{tile}} puede esperar.',
    'hq-hit': {
      melee: 'En una batalla ahora, su {{unit}} en {{at}} le quitaría {{count}} a tu CG. Apúntale con una unidad más rápida.',
      ranged:
        'En una batalla ahora, su {{unit}} en {{at}} le quitaría {{count}} a tu CG. Pon una unidad en su línea o apúntale con una más rápida.',
    },
    aim: 'Desde las casillas marcadas, tu {{tile}} puede alcanzar a este enemigo: {{target}}. Gira la loseta para que una flecha o un diente apunte ahí.',
    initiative: {
      own: 'Tu {{own}} tiene iniciativa {{mine}}; lo más rápido de tu rival, {{theirs}}, tiene {{other}}. En batalla actúas antes: lo que cae por tu ataque ya no golpea.',
      theirs:
        'Su {{theirs}} tiene iniciativa {{other}}; lo más rápido que tienes, {{own}}, tiene {{mine}}. En batalla tu rival actúa antes: lo que cae por su ataque ya no golpea.',
      tie: 'Tu {{own}} y su {{theirs}} comparten la iniciativa más alta, {{mine}}. En batalla actúan a la vez: golpea también lo que cae.',
    },
    module: '{{tile}} es un módulo. Ponlo de modo que un conector turquesa toque tu {{unit}} en {{at}}.',
    'first-turn': 'Tu primer turno trae una sola loseta: {{tile}}. Úsala, o termina el turno y guárdala para después.',
    'hq-open':
      'Casillas libres junto a tu CG: {{count}}. Desde cada una podría golpearlo un enemigo; una unidad tuya ahí le cierra el paso.',
    mobility: 'Tu {{unit}} en {{at}} puede moverse o girar una vez en cada turno tuyo, sin gastar loseta.',
    keep: 'No hace falta usar todas las losetas. Termina el turno y {{tile}} se queda en tu mano; luego robas menos.',
  },
  end: {
    won: 'Has ganado tu primera partida entera. La IA tiene niveles más fuertes.',
    lost: 'Esta vez ha ganado la IA. En la repetición verás qué alcanzó tu CG.',
    resigned: 'Te has rendido. En la próxima partida saldrán otras losetas.',
    drawn: 'No ha ganado nadie: ambos bandos han acabado igual.',
    again: 'Jugar otra vez',
    computer: 'Jugar con la IA',
    friend: 'Jugar con alguien',
  },
} as const;
