/** Що чути й відчувати. */
export const sound = {
  heading: 'Звук',
  on: 'Звуки (M)',
  all: 'Загальна гучність',
  game: 'Звуки гри',
  ambienceVolume: 'Тло',
  ambience: 'Тихий вітер на тлі',
  vibration: 'Вібрація: мій хід, влучання в мій штаб, відмова, указаний гекс',
  turnedOn: 'Звук увімкнено.',
  turnedOff: 'Звук вимкнено.',
} as const;
