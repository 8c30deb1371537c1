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
    timed: 'Duel, 15 minutes',
    days: 'Trois jours par tour',
    team: 'Équipes sur grand plateau',
    tournament: 'Tournoi',
    own: 'Mode, armées et options',
    about: {
      duel: 'Deux joueurs, armées au choix, sans horloge.',
      timed: '15 minutes chacun, et 10 secondes de plus après chaque tour.',
      days: 'Deux joueurs, et trois jours pour chaque tour.',
      team: 'Deux contre deux, sur le plateau de 37 cases, sans horloge.',
      tournament:
        'Armées bannies puis choisies, premier joueur au hasard, 20 minutes chacun et 20 secondes de plus par tour ; sans retour en arrière ni prévision.',
    },
  },
  ready: {
    waiting:
      'On attend les autres. Règle tout tranquillement : quand toutes les places seront prises, c’est toi qui commenceras la partie.',
    byItself: 'Commencer tout seul dès que toutes les places sont prises',
    full: 'Tout le monde est là. Commence quand tu veux.',
    again: 'On y va ?',
    other: 'On attend {{player}}, qui se prépare encore.',
    away: '{{player}} est hors ligne.',
    start: 'Commencer la partie',
    agree: 'On peut commencer',
    without: 'Commencer sans attendre',
    not: 'se prépare',
  },
  changed: {
    set: '{{player}} a choisi : {{what}}.',
    removed: '{{player}} a retiré : {{what}}.',
    places: '{{player}} a échangé des places.',
    host: 'L’hôte de la table',
  },
  invitation: {
    by: '{{player}} t’invite à une partie : {{mode}}',
    to: 'On t’invite à une partie : {{mode}}',
    learn: 'Tu découvres le jeu ? Apprends-le en cinq minutes, puis reviens ici.',
    back: 'Retour à la table {{code}}',
  },
};
