/** La page sans réseau, installée, et d’une version plus récente. */
export const offline = {
  works: 'Tu es hors ligne. Sans connexion, il reste les parties contre l’ordinateur ou à plusieurs sur cet appareil, et :',
  lesson: 'Leçon',
  coached: 'Partie avec un coach',
  puzzles: 'Énigmes',
  sandbox: 'Bac à sable',
  rules: 'Règles',
  nothingKept: 'Tu es hors ligne. Cette page sert sans connexion une fois qu’elle a été ouverte en ligne.',
  serverAway: 'Le serveur ne répond pas. Sans lui, il reste les parties contre l’ordinateur ou à plusieurs sur cet appareil, et :',
  serverAwayNothingKept: 'Le serveur ne répond pas. Dès qu’il répondra, tout sera de nouveau là.',
  needsServer: 'Il faut pour cela une connexion au serveur.',
  playsHere: 'Contre l’ordinateur et à plusieurs sur cet appareil, on joue ici, sans connexion. Pour le reste, il faut le serveur.',
  install: 'Installer Hexfall sur cet appareil',
  installByHand: 'Pour installer Hexfall sur un iPhone ou un iPad : Partager, puis « Sur l’écran d’accueil ».',
  installAbout:
    'Il s’ouvre alors dans sa propre fenêtre et marche sans connexion : parties contre l’ordinateur et à plusieurs, leçon, énigmes, bac à sable, règles.',
  newVersion: 'Une nouvelle version est prête.',
  reload: 'Recharger',
} as const;
