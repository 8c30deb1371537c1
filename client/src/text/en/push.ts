/** Push messages, in the settings. */
export const push = {
  label: 'Notify me also while no page of the game is open',
  about:
    'For your turn, when your clock runs out soon, for a rematch, and, with a player card, when somebody you have played with invites you. The message is encrypted and delivered by the push service of your browser’s maker. Nothing else goes to another company.',
  working: 'One moment…',
  on: 'You will be notified in this browser.',
  ended: 'You are no longer notified in this browser.',
  failed: 'That did not work. Try again later.',
  install:
    'On an iPhone or iPad, first put Hexfall on the Home Screen: Share, then “Add to Home Screen”. Opened from there, it can notify you.',
} as const;
