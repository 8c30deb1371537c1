/** How a player is called when something waits. */
export const notification = {
  kind: { start: 'Everyone is here: start the match', turn: 'Your turn', question: 'A question for you', proposal: 'A proposal for you' },
  heading: 'When something waits for you',
  sound: 'Play a sound, also while this page is in the background',
  sign: 'Show it in the title and icon of the window',
  notify: 'Notify me while this page is out of sight',
  allow: 'Allow notifications…',
  notifyDenied: 'Notifications are forbidden to this page in the browser’s own settings.',
  notifyMissing: 'This browser has no notifications for this page.',
  webhook: 'Address to notify when it is your turn',
  webhookText: 'The server sends a short message there when you are away and it is your turn. Only you can see this address.',
  webhookForms: 'Discord and Slack show it as a sentence in your language. Their addresses look like this:',
  keep: 'Keep',
  remove: 'Remove',
  kept: 'Kept',
} as const;
