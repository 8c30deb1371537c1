/** What push messages say; the service worker shows them. */
export const pushMessage = {
  turn: 'Your turn',
  clock: 'Your clock runs out soon',
  rematch: 'A rematch is proposed to you',
  invitation: 'You are invited to a table',
  other: 'Something waits for you',
} as const;
