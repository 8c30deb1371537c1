/** Un petit guide avec nos mots ; les numéros sont ceux de docs/rules.md. */
export const guide = {
  heading: 'Lire les tuiles, un tour, un combat',
  intro:
    'Dans Hexfall, tout l’art est de provoquer le bon combat. Tu bâtis sur un petit plateau, tuile après tuile ; puis quelqu’un lance un combat et tout ce qui a été bâti se déclenche d’un coup.',
  aimTitle: 'Le but',
  aim: 'Fais passer le QG ennemi de 20 à 0, ou garde le QG le plus solide après le combat final (E1, E4).',
  tileTitle: 'Lire une tuile',
  tile: {
    initiative:
      'Le nombre dans le petit hexagone est l’initiative : le plus haut agit d’abord. Une unité à deux nombres agit deux fois (I1, I2). Sans nombre, elle n’agit jamais (U8).',
    melee:
      'Un croc blanc sur un bord est une attaque au corps à corps : elle touche l’ennemi contre ce bord. Un nombre en donne la force, si ce n’est pas 1 (U1).',
    ranged:
      'Une flèche ambrée est un tir : il touche le premier ennemi en ligne droite, à toute distance. Tes propres unités ne le gênent pas (U1).',
    gauss: 'Une double flèche bleue est un tir Gauss : il touche tous les ennemis de la ligne (U5).',
    rocket:
      'Une roquette à ailettes vole vers la case voisine, puis jusqu’à deux autres, en virant au gré de qui la tire ; le premier ennemi sur sa route subit 3 blessures (P14).',
    shotgun:
      'Un canon et des plombs, c’est de la chevrotine : le premier ennemi de la ligne subit 3 blessures à distance 1, 2 à distance 2 et 1 à distance 3 (P15).',
    sharpshooter: 'Un viseur : son tir touche un ennemi au choix sur la ligne, pas seulement le premier (P13).',
    spy: 'Un masque : l’espion reçoit des modules et QG ennemis voisins ce qu’ils donnent à leur propre camp (P12).',
    venom:
      'Une goutte sous un croc : chaque attaque qui blesse laisse un marqueur de venin. Chaque marqueur, une goutte sur l’unité, inflige 1 blessure avant la première phase de chaque combat (P16, P17).',
    push: 'Une flèche contre une barre : l’unité repousse un ennemi voisin, une fois à chacun de tes tours (P18).',
    armor: 'Une barre d’acier le long d’un bord est un blindage : les tirs qui arrivent là perdent 1 (U4).',
    net: 'Un grillage sur un bord est un filet : il neutralise l’ennemi contre ce bord, qui ne fait plus rien tant que le filet tient (N1).',
    toughness: 'Les perles rouges sont de la résistance : autant de blessures de plus avant que l’unité tombe (U3).',
    module:
      'Les connecteurs turquoise aux bords d’un module montrent où il est connecté. Ce qui se trouve là reçoit le bonus inscrit au milieu (C1).',
    mobility: 'Un insigne à quatre flèches : l’unité peut bouger ou pivoter une fois à chacun de tes tours (M2).',
    foundation:
      'Une tuile rivetée à disque central est une fondation : elle est à plat sur une case libre, et on peut venir dessus : une Mine détruit les unités, les Racines les relient (P7–P9).',
    instant: 'Une tuile encadrée de rayures est une tuile action : elle sert une fois, fait ce qu’elle dit, puis disparaît (X).',
  },
  turnTitle: 'Un tour',
  turn: {
    draw: 'Tu pioches jusqu’à tenir trois tuiles, puis tu en défausses une (T1). Aux premiers tours il y en a moins, et rien à défausser (S4).',
    use: 'Utilise, garde ou défausse les deux autres : les unités vont sur toute case libre, tournées à ton gré, et y restent ainsi (T3, T5). Les tuiles action font ce qu’elles disent, puis disparaissent.',
    redraw: 'Si tu n’as pioché que des tuiles action, tu peux les échanger contre de nouvelles (T2).',
    open: 'Les mains et les défausses sont visibles de tous. Seul l’ordre des pioches est secret (S2).',
  },
  battleTitle: 'Un combat',
  battle: {
    start: 'Une tuile Combat le lance et termine ton tour ; la tuile qui remplit le plateau aussi (B1, F1).',
    phases:
      'Il va de la plus haute initiative jusqu’à 0. Toutes les unités d’une phase agissent ensemble : celles qui y meurent frappent encore (B3, B4).',
    medic: 'Un Médecin meurt à la place d’une unité à laquelle il est connecté et annule une attaque entière (D1).',
    hq: 'Les QG agissent en dernier, à 0, et frappent tout autour d’eux, mais jamais entre eux (U2).',
    end: 'Quand quelqu’un pioche sa dernière tuile, chacun des autres a encore un tour, puis vient le combat final (E2).',
  },
  boardTitle: 'Le plateau',
  board: {
    sides:
      'Le liseré d’une tuile dit son camp : un trait plein est le tien, un double trait celui d’un allié, un trait brisé celui d’un ennemi. Chaque camp ennemi a son propre motif.',
    raised:
      'Une attaque garde sa forme et sa couleur quand sa force change. Une étiquette verte pointée vers le haut indique une valeur accrue, une orange pointée vers le bas une valeur réduite.',
    order: 'À trois ou quatre, le signe sur un emblème dit quand vient son tour : ▶ joue, 1 joue ensuite, puis 2, puis 3.',
    net: 'Un grillage sur toute une tuile : l’unité est sous filet et ne fait rien (N1).',
    forecast:
      'Un crâne dans un coin : un combat maintenant détruirait l’unité, à l’initiative inscrite à côté. Un point d’interrogation : cela dépend d’une décision.',
    zoom: 'Agrandis le plateau avec deux doigts, une double touche, la molette ou la touche +, et fais-le glisser ; la touche 0 le montre à nouveau en entier. Touche une unité pour la voir en grand, avec toutes ses valeurs.',
  },
  controlsTitle: 'À l’écran',
  controls: {
    place: 'Choisis une tuile, choisis une case éclairée, tourne la tuile (glisser, molette, Q et E), puis Poser ou Entrée.',
    units: 'Choisis une de tes unités sur le plateau pour la déplacer ou la faire pivoter, si elle le peut.',
    keys: 'Au clavier : les chiffres prennent une tuile, les flèches parcourent le plateau, Entrée choisit, Q et E tournent, Suppr défausse, Échap revient, N termine le tour, P prépare le suivant, G montre une case à ton équipe, M coupe le son, I explique ce qui est pointé, R montre ce qui doit encore venir.',
    back: '« Défaire » revient sur ta dernière action tant que rien de nouveau n’a été révélé (T7).',
  },
} as const;
