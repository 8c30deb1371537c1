/** The page without a network, installed, and of a newer version. */
export const offline = {
  works: 'You are offline. Games against the computer and at one device work without a connection, and so do:',
  lesson: 'Lesson',
  coached: 'Game with a coach',
  puzzles: 'Hex Puzzles',
  sandbox: 'Sandbox',
  rules: 'Rules',
  nothingKept: 'You are offline. This page can be used without a connection after it has been opened once with one.',
  serverAway: 'The server does not answer. Games against the computer and at one device work without it, and so do:',
  serverAwayNothingKept: 'The server does not answer. As soon as it does, everything is here again.',
  needsServer: 'This needs a connection to the server.',
  playsHere: 'Against the computer and at one device you play here, without a connection. Everything else needs the server.',
  install: 'Install Hexfall on this device',
  installByHand: 'To install Hexfall on an iPhone or iPad: Share, then “Add to Home Screen”.',
  installAbout:
    'It then opens in a window of its own and works without a connection: games against the computer, hot seat, lesson, puzzles, sandbox, rules.',
  newVersion: 'A new version is ready.',
  reload: 'Reload',
} as const;
