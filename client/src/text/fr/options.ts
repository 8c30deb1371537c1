/** Ce que les options d’une table changent au jeu, et sa propre horloge. */
export const options = {
  about: {
    begins: 'Qui joue le premier tour de la partie. Au hasard : le sort décide quand la dernière place est prise.',
    start: {
      standard: 'Le premier tour pioche une tuile, le deuxième deux, les suivants jusqu’à trois : commencer n’avantage pas.',
      alternative: 'Seul le tout premier tour change : il pioche trois tuiles, en défausse une et en utilise une au plus.',
    },
    clock:
      'Une fois le temps écoulé, le tour se termine, avec une défausse au hasard s’il en faut une ; trois fois de suite valent abandon. Les horloges en heures et en jours tournent même quand personne n’est à la table.',
    forecast: 'La table ne montre à personne d’avance ce que donnerait un combat.',
    map: 'Du terrain couvre le plateau dès le début : il ferme des cases, blesse ou protège des unités, ou recèle des récompenses.',
    mercenaries:
      'Les mercenaires se recrutent avant la partie et attendent près de la pioche : pioches-en un à la place d’une tuile au besoin.',
    bomber: {
      none: 'Aucun bombardier ne participe.',
      neutral:
        'Il est l’ennemi de tous : touché, il explose, blesse les unités voisines sauf les QG, et passe à un autre joueur, qui peut le reposer.',
      mercenary: 'Touché, il explose et ne blesse que les ennemis de qui l’a posé, QG compris ; puis il passe à un autre joueur.',
      two: 'Détruit, il revient près du plateau et peut être reposé.',
    },
    expanded: 'Plus de place pour bouger et tirer, et des QG parfois plus éloignés.',
    teamHq: 'Les QG tombent plus vite : les parties sont plus courtes.',
    reinforcement: 'Plus de choix à chaque tour, et des pioches plus vite épuisées.',
    sameArmy: 'Sans cela, chacun a une armée différente.',
    noTakeBack: 'Ce qui est fait est fait. Sinon, la dernière action peut se défaire tant que rien de caché n’a été vu depuis.',
    freeVenom: 'Les marqueurs de venin de Neojungle ne s’épuisent jamais, et chacun blesse son unité à chaque combat.',
  },
  clock: {
    custom: 'Horloge au choix',
    kind: 'Qu’est-ce qui est limité ?',
    kinds: { game: 'Toute la partie', turn: 'Chaque tour' },
    time: 'Temps',
    unit: 'Unité',
    units: { second: 'secondes', minute: 'minutes', hour: 'heures', day: 'jours' },
    more: 'Secondes ajoutées après chacun de ses tours',
    range: '{{field}} : un nombre entier de {{least}} à {{most}}.',
    chosen: 'Horloge : {{clock}}',
    stays: 'Tant que ce n’est pas correct, l’horloge reste telle quelle : {{clock}}',
  },
} as const;
