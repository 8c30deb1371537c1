/** Ce qu’on entend et ce qu’on sent. */
export const sound = {
  heading: 'Son',
  on: 'Sons (M)',
  all: 'Volume général',
  game: 'Sons du jeu',
  ambienceVolume: 'Ambiance',
  ambience: 'Vent léger en fond',
  vibration: 'Vibrer : mon tour, un coup sur mon QG, une action refusée, une case indiquée',
  turnedOn: 'Le son est activé.',
  turnedOff: 'Le son est coupé.',
} as const;
