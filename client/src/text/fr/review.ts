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
  players: 'Décisions et chance',
  player: 'Joueur',
  decisions: 'Décisions',
  luck: 'Chance à la pioche',
  luckAbout:
    'Décisions : tout ce que les tours ont coûté. Chance : ce que les tuiles piochées valaient de plus que d’autres tirées à nouveau. Les deux sont des estimations en résistance de QG ou en points.',
  units: 'Unités',
  unitsOf: 'Unités : {{player}}',
  unit: 'Unité',
  dealt: 'Infligées',
  saved: 'Évitées',
  alive: 'Tours',
  unitsAbout:
    'Unités : blessures infligées, blessures arrêtées par le blindage ou annulées par un Médecin, et tours sur le plateau par exemplaire.',
} as const;
