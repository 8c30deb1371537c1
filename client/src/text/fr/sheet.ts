/** Ce que chacun peut encore piocher, et ce qui a été défaussé. */
export const sheet = {
  title: 'Tuiles : {{player}}',
  button: 'Tuiles restantes (R)',
  whose: 'Tuiles de qui',
  tile: '{{tile}}, {{count}}',
  left_one: 'Reste à piocher : {{count}}',
  left_many: 'Reste à piocher : {{count}}',
  left_other: 'Reste à piocher : {{count}}',
  none: 'Il ne reste rien à piocher.',
  open: 'C’est public : seul l’ordre de la pioche est secret.',
  onTop: 'Face visible sur la pioche',
  mercenaries: 'Mercenaires près de la pioche',
  army: 'Toutes les tuiles : {{army}}',
  hint: 'Pointe une tuile pour lire ce qu’elle fait.',
} as const;
