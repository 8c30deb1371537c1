/** Що кажуть push-сповіщення; їх показує service worker. */
export const pushMessage = {
  turn: 'Твій хід',
  clock: 'Твій час ось-ось вийде',
  rematch: 'Тобі пропонують реванш',
  invitation: 'Тебе запрошено до столу',
  other: 'Щось на тебе чекає',
} as const;
