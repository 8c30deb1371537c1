/** L’analyse d’une partie finie. */
export const review = {
  heading: 'Analyse',
  meaning: 'Ce que disent les nombres',
  about:
    'Tours : de combien le résultat aurait été meilleur, en moyenne, si l’ordinateur le plus fort avait joué le tour : l’écart final entre les QG, sur des pioches tirées au hasard, avec un intervalle à 95 %. Un tour est jugé d’après ce qu’on savait alors.',
  aboutScore:
    'Tours : de combien le résultat aurait été meilleur, en moyenne, si l’ordinateur le plus fort avait joué le tour : l’écart final en points, sur des pioches tirées au hasard, avec un intervalle à 95 %. Un tour est jugé d’après ce qu’on savait alors.',
  progress: 'Analyse de la partie : {{percent}} %',
  done: 'L’analyse est terminée.',
  failed: 'L’analyse a échoué.',
  again: 'Réessayer',
  close: 'Fermer l’analyse',
  empty: 'Il n’y a pas de tour à analyser.',
  turns: 'Tours',
  turn: 'Tour {{number}}',
  waiting: '…',
  looking: 'examen plus fin…',
  same: 'comme l’ordinateur',
  noBetter: 'pas de meilleur tour trouvé',
  lostIt: 'Le tour de la défaite',
  best: 'Meilleur tour',
  worst: 'Pire tour',
  missed: 'Destruction possible : {{player}}',
  player: 'Joueur',
  luck: 'Chance à la pioche',
  luckAbout:
    'Chance : ce que les tuiles piochées valaient de plus que d’autres tirées à nouveau, estimé en résistance de QG. Elle n’est indiquée que là où l’on a mesuré ce qu’elle explique. Qui a le mieux décidé n’est pas indiqué : entre joueurs proches, les pertes ne le disent pas assez sûrement.',
  noLuck: {
    mode: 'Seuls les tours sont analysés : la chance n’a été assez bien mesurée que dans les duels.',
    armies: 'Seuls les tours sont analysés : la chance n’a été mesurée que pour ces armées : {{armies}}.',
    rules: 'Seuls les tours sont analysés : la chance n’a été mesurée que sans règles maison, extensions ni terrain.',
  },
  units: 'Unités',
  unitsOf: 'Unités : {{player}}',
  unit: 'Unité',
  dealt: 'Infligées',
  saved: 'Évitées',
  alive: 'Tours',
  unitsAbout:
    'Unités : blessures infligées, blessures arrêtées par le blindage ou annulées par un Médecin, et tours sur le plateau par exemplaire.',
} as const;
