/** The conversation at a table. */
export const talk = {
  heading: 'Chat',
  empty: 'No messages yet.',
  say: 'Message to everyone',
  send: 'Send',
  spectator: 'watching',
  unread_one: '{{count}} new line',
  unread_other: '{{count}} new lines',
  manners: 'Chat settings',
  spectatorsTalk: 'Spectators may write',
  mute: 'Do not show me what {{name}} writes',
  muteSpectator: 'Do not show me what {{name}}, who is watching, writes',
} as const;
