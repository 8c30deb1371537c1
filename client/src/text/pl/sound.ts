/** Co słychać i czuć. */
export const sound = {
  heading: 'Dźwięk',
  on: 'Dźwięki (M)',
  all: 'Głośność całości',
  game: 'Dźwięki gry',
  ambienceVolume: 'Tło',
  ambience: 'Cichy wiatr w tle',
  vibration: 'Wibracje: moja tura, trafienie w mój Sztab, odmowa, wskazanie pola',
  turnedOn: 'Dźwięk włączony.',
  turnedOff: 'Dźwięk wyłączony.',
} as const;
