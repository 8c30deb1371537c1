/** Was Push-Nachrichten sagen; der Service Worker zeigt sie. */
export const pushMessage = {
  turn: 'Du bist am Zug',
  clock: 'Deine Uhr läuft bald ab',
  rematch: 'Jemand möchte eine Revanche',
  invitation: 'Einladung an einen Tisch',
  other: 'Etwas wartet auf dich',
} as const;
