/** Push messages, in the settings. */
export const push = {
  label: 'Call me also while no page of the game is open',
  about:
    'For your turn, when your clock runs out soon, for a rematch, and for an invitation of somebody you played with. The message is encrypted and delivered by the push service of your browser’s maker. Nothing else goes to another company.',
  working: 'One moment…',
  on: 'This browser will be called.',
  ended: 'This browser is not called any more.',
  failed: 'That did not work. Try again later.',
  install:
    'On an iPhone or iPad, first put Hexfall on the Home Screen: Share, then “Add to Home Screen”. Opened from there, it can call you.',
} as const;
