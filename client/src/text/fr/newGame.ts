/** Les chemins vers une nouvelle partie : les portes de l’accueil et les tables les plus courantes. */
export const newGame = {
  door: {
    learn: 'Apprendre',
    learnAbout: 'Cinq minutes, en jouant',
    friend: 'Jouer entre amis',
    friendAbout: 'Une table et un lien à envoyer',
    computer: 'Affronter l’ordinateur',
    computerAbout: 'Cinq niveaux, tout de suite',
    nameless: 'Joueur',
  },
  battle: {
    picture: 'Un combat de deux armées sur le plateau d’hexagones',
    stop: 'Arrêter le combat',
    go: 'Lancer le combat',
  },
  preset: {
    legend: 'À quoi jouez-vous ?',
    duel: 'Duel',
    timed: 'Duel, 10 minutes chacun',
    days: 'Trois jours par tour',
    team: 'Équipes sur grand plateau',
    tournament: 'Tournoi',
    own: 'Mode, armées et options',
  },
  invitation: {
    by: '{{player}} t’invite à une partie : {{mode}}',
    to: 'On t’invite à une partie : {{mode}}',
    learn: 'Tu découvres le jeu ? Apprends-le en cinq minutes, puis reviens ici.',
  },
};
