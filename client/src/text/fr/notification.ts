/** Comment on est prévenu quand quelque chose attend. */
export const notification = {
  kind: {
    start: 'Tout le monde est là : commence la partie',
    turn: 'À toi de jouer',
    question: 'Une question pour toi',
    proposal: 'Une proposition pour toi',
  },
  heading: 'Quand quelque chose t’attend',
  sound: 'Jouer un son, même quand cette page est en arrière-plan',
  sign: 'Le montrer dans le titre et l’icône de la fenêtre',
  notify: 'Me notifier quand cette page n’est pas visible',
  allow: 'Autoriser les notifications…',
  notifyDenied: 'Les réglages du navigateur interdisent les notifications à cette page.',
  notifyMissing: 'Ce navigateur n’a pas de notifications pour cette page.',
  webhook: 'Adresse à prévenir quand c’est à toi de jouer',
  webhookText: 'Le serveur y envoie un court message quand c’est ton tour en ton absence. Personne d’autre ne voit cette adresse.',
  webhookForms: 'Discord et Slack l’affichent en une phrase, dans ta langue. Leurs adresses ressemblent à ceci :',
  keep: 'Garder',
  remove: 'Retirer',
  kept: 'Gardée',
} as const;
