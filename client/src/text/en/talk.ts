/** The conversation at a table. */
export const talk = {
  heading: 'Chat',
  empty: 'Nobody has said anything yet.',
  say: 'Say something to everybody',
  send: 'Send',
  spectator: 'watching',
  unread_one: '{{count}} new line',
  unread_other: '{{count}} new lines',
  manners: 'Who can be heard',
  spectatorsTalk: 'Spectators may write',
  mute: 'Do not show me what {{name}} writes',
  muteSpectator: 'Do not show me what {{name}}, who is watching, writes',
} as const;
