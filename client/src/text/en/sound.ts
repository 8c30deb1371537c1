/** What is heard and felt. */
export const sound = {
  heading: 'Sound',
  on: 'Sounds (M)',
  all: 'Volume of everything',
  game: 'Sounds of the game',
  ambienceVolume: 'Ambience',
  ambience: 'Quiet wind in the background',
  vibration: 'Vibrate: my turn, a hit on my HQ, a refused action, a ping',
  turnedOn: 'Sound is on.',
  turnedOff: 'Sound is off.',
} as const;
