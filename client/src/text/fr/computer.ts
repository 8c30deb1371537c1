/** Les joueurs ordinateurs : leurs niveaux et leurs intentions. */
export const computer = {
  heading: 'Jouer contre l’ordinateur',
  level: 'Niveau',
  levelOf: 'Niveau de l’ordinateur à la place {{number}}',
  levels: { recruit: 'Recrue', scout: 'Éclaireur', soldier: 'Soldat', veteran: 'Vétéran', commander: 'Commandant' },
  about: {
    recruit: 'Examine quelques cases, une tuile à la fois. Un premier adversaire.',
    scout: 'Prévoit deux tuiles ensemble, mais examine peu de cases.',
    soldier: 'Prévoit deux tuiles ensemble et compare beaucoup de cases.',
    veteran: 'Prévoit tout le tour et les deux prochains combats.',
    commander: 'Prévoit tout le tour et ta réponse. Le plus fort.',
  },
  who: 'Qui joue',
  here: 'Sur cet appareil',
  ofLevel: 'Ordinateur : {{level}}',
  named: '{{army}} ({{level}})',
  mine: 'Ton armée',
  its: 'Armée de l’ordinateur',
  begin: 'Lancer la partie',
  aim: {
    mine: 'Vise ta tuile : {{tile}}',
    unit: 'Vise : {{tile}} ({{player}})',
    myHq: 'Vise ton QG',
    hq: 'Vise le QG : {{player}}',
    guard: 'Protège son QG',
  },
  aims: 'Les ordinateurs annoncent ce qu’ils visent',
} as const;
