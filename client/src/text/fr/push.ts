/** Les messages push, dans les réglages. */
export const push = {
  label: 'Me prévenir même quand aucune page du jeu n’est ouverte',
  about:
    'Quand c’est ton tour, quand ton temps est presque écoulé, pour une revanche et, avec une carte de joueur, quand quelqu’un avec qui tu as joué t’invite. Le message est chiffré et remis par le service push de l’éditeur de ton navigateur. Rien d’autre ne va à une autre entreprise.',
  working: 'Un instant…',
  on: 'Tu recevras des notifications dans ce navigateur.',
  ended: 'Tu ne recevras plus de notifications dans ce navigateur.',
  failed: 'Cela n’a pas marché. Réessaie plus tard.',
  install:
    'Sur un iPhone ou un iPad, ajoute d’abord Hexfall à l’écran d’accueil : Partager, puis « Sur l’écran d’accueil ». Ouvert de là, il peut te prévenir.',
} as const;
