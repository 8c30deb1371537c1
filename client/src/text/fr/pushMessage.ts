/** Ce que disent les messages push ; le service worker les montre. */
export const pushMessage = {
  turn: 'À toi de jouer',
  clock: 'Ton temps est presque écoulé',
  rematch: 'On te propose une revanche',
  invitation: 'On t’invite à une table',
  other: 'Quelque chose t’attend',
} as const;
