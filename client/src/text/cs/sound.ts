/** Co je slyšet a cítit. */
export const sound = {
  heading: 'Zvuk',
  on: 'Zvuky (M)',
  all: 'Celková hlasitost',
  game: 'Zvuky hry',
  ambienceVolume: 'Pozadí',
  ambience: 'Tichý vítr na pozadí',
  vibration: 'Vibrovat: můj tah, zásah mého štábu, odmítnutá akce, ukázané pole',
  turnedOn: 'Zvuk je zapnutý.',
  turnedOff: 'Zvuk je vypnutý.',
} as const;
