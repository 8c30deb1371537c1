/** Was zu hören und zu spüren ist. */
export const sound = {
  heading: 'Ton',
  on: 'Töne (M)',
  all: 'Gesamtlautstärke',
  game: 'Töne des Spiels',
  ambienceVolume: 'Atmosphäre',
  ambience: 'Leiser Wind im Hintergrund',
  vibration: 'Vibrieren: mein Zug, Treffer auf mein HQ, abgelehnte Aktion, Ping',
  turnedOn: 'Der Ton ist an.',
  turnedOff: 'Der Ton ist aus.',
} as const;
