/** Une partie entière avec un coach, après la leçon. Chargé seulement avec elle. */
export const coached = {
  title: 'Une partie avec un coach',
  coach: 'Coach',
  ask: 'Que dois-je regarder ?',
  close: 'Compris',
  hexes: 'Marqué : {{hexes}}.',
  nothing: 'Rien de spécial ici. Utilise tes tuiles ou finis ton tour.',
  switch: 'Le coach parle de lui-même',
  menu: 'Partie',
  newGame: 'Nouvelle partie',
  lesson: 'La leçon',
  leave: 'Quitter ; la partie est gardée',
  sure: { new: 'Laisser cette partie et en commencer une autre ?', resign: 'Abandonner ? L’ordinateur gagne.' },
  cost: {
    nothing: 'rien',
    units_one: '{{count}} unité',
    units_many: '{{count}} unités',
    units_other: '{{count}} unités',
    hq_one: '{{count}} point de QG',
    hq_many: '{{count}} points de QG',
    hq_other: '{{count}} points de QG',
  },
  advice: {
    'final-battle': {
      own: 'Tu as pioché ta dernière tuile : l’ennemi a encore un tour, puis vient le combat final. QG : toi {{own}}, l’ennemi {{theirs}} ; les tuiles Combat ne servent plus.',
      theirs:
        'L’ennemi a pioché sa dernière tuile : c’est ton dernier tour avant le combat final. QG : toi {{own}}, l’ennemi {{theirs}} ; les tuiles Combat ne servent plus.',
    },
    'last-tiles':
      'Reste à piocher : toi {{own}}, l’ennemi {{theirs}}. Après la dernière tuile vient le combat final ; le QG le plus solide gagne.',
    silence: 'À partir d’ici, le coach se tait jusqu’aux dernières tuiles. « Que dois-je regarder ? » répond toujours.',
    hq: {
      'extra-action':
        'Pose ton QG : sur les cases marquées au bord, moins d’ennemis tiennent autour. À côté de lui, tes unités frappent une fois de plus par combat.',
      initiative:
        'Pose ton QG : sur les cases marquées au bord, moins d’ennemis tiennent autour. À côté de lui, tes unités gagnent 1 d’initiative.',
      bonus:
        'Pose ton QG : sur les cases marquées au bord, moins d’ennemis tiennent autour. À côté de lui, tes unités reçoivent son bonus.',
    },
    redraw: 'Tu n’as que des tuiles action. Tu peux toutes les échanger contre de nouvelles.',
    'discard-battle':
      'Tu tiens trois tuiles, l’une doit partir. Par exemple {{tile}} : un combat ne coûterait pas plus à l’ennemi qu’à toi.',
    'discard-module': 'Tu tiens trois tuiles, l’une doit partir. Par exemple {{tile}} : tu n’as pas encore d’unité à aider ainsi.',
    'discard-unused': 'Tu tiens trois tuiles, l’une doit partir. Par exemple {{tile}} : rien où l’utiliser pour l’instant.',
    'discard-twice': 'Tu tiens trois tuiles, l’une doit partir. Tu as deux fois {{tile}} : une seule suffit pour l’instant.',
    'discard-weakest': 'Tu tiens trois tuiles, l’une doit partir. Compare attaques et initiative : la plus faible est {{tile}}.',
    'battle-now': 'Un combat maintenant te coûterait {{own}}, et à l’ennemi {{theirs}}. C’est le moment : {{tile}}.',
    'battle-later': 'Un combat maintenant te coûterait {{own}}, et à l’ennemi {{theirs}}. La tuile {{tile}} peut attendre.',
    'hq-hit': {
      melee: 'Dans un combat maintenant, l’unité ennemie {{unit}} en {{at}} ôterait {{count}} à ton QG. Oppose-lui une unité plus rapide.',
      ranged:
        'Dans un combat maintenant, l’unité ennemie {{unit}} en {{at}} ôterait {{count}} à ton QG. Place une unité dans sa ligne de tir, ou oppose-lui-en une plus rapide.',
    },
    aim: 'Depuis les cases marquées, {{tile}} peut toucher cet ennemi : {{target}}. Tourne la tuile pour qu’une flèche ou un croc pointe vers lui.',
    initiative: {
      own: 'Ta tuile {{own}} a l’initiative {{mine}} ; la plus rapide en face, {{theirs}}, a {{other}}. La tienne agit d’abord : qui tombe sous ses coups ne frappe pas.',
      theirs:
        'La tuile ennemie {{theirs}} a l’initiative {{other}} ; ta plus rapide, {{own}}, a {{mine}}. L’ennemi agit d’abord : qui tombe sous ses coups ne frappe pas.',
      tie: 'Ta tuile {{own}} et l’ennemie {{theirs}} ont toutes deux la plus haute initiative, {{mine}}. Elles agissent ensemble : les deux frappent, même en tombant.',
    },
    module: '{{tile}} est un module. Pose-le pour qu’un connecteur turquoise touche ton unité : {{unit}} en {{at}}.',
    'first-turn': 'Ton premier tour n’apporte qu’une tuile : {{tile}}. Utilise-la, ou finis le tour et garde-la pour plus tard.',
    'hq-open':
      'Cases libres autour de ton QG : {{count}}. De chacune, un ennemi pourrait le frapper ; une de tes unités lui barre la route.',
    mobility: 'Ton unité {{unit}} en {{at}} peut bouger ou pivoter une fois à chacun de tes tours, sans tuile.',
    keep: 'Rien n’oblige à tout utiliser. Finis le tour, et {{tile}} reste dans ta main ; tu piocheras alors moins de tuiles.',
  },
  end: {
    won: 'Tu as gagné ta première partie entière. L’ordinateur a des niveaux plus forts.',
    lost: 'Cette fois, l’ordinateur a gagné. La rediffusion montre ce qui a touché ton QG.',
    resigned: 'Tu as abandonné. La prochaine partie apportera d’autres tuiles.',
    drawn: 'Personne ne gagne : les deux camps finissent à égalité.',
    again: 'Rejouer',
    computer: 'Affronter l’ordinateur',
    friend: 'Jouer entre amis',
  },
} as const;
