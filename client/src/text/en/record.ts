/** Matches from files: opening them, whether their draw is proven, and what can be wrong with them. Loaded with what opens files only. */
export const record = {
  about:
    'The record of a finished match can be saved from its result, a game at one device at any time from its menu. Choose the file, drop it here, or paste its text: the match is played again by the rules, and its draw is verified.',
  choose: 'Choose a file',
  paste: 'Text of a match record',
  drop: 'Drop the file to open it',
  saved: {
    heading: 'A saved game',
    about:
      'It goes on at a new table of this server, with the time that was left. This browser gets the seats of all people. Everyone who has the file can know the order of the draw piles.',
    goOn: 'Go on with the game',
    other: 'Another file',
    failed: 'The game cannot go on here. {{reason}}',
    notSaved: 'This is not a saved game: it does not say who plays.',
    refused: 'The server refuses this file.',
    unlisted: 'The host of this server allows only names of a list. On this device it goes on under any name.',
  },
  proven: 'Verified: the draw was fair, and every intent is legal (checked: {{number}}).',
  unproven: 'Every intent is legal (checked: {{number}}). The draw is not proven to be fair. {{reason}}',
  doubt: {
    'no-fair-draw': 'The file does not say what the seed was drawn from.',
    'wrong-commitment': 'The secret in the file is not the one that the server had committed to.',
    'wrong-seed': 'The seed does not follow from the secret and what the players added.',
    'wrong-armies': 'The armies do not follow from the seed.',
    'wrong-log': 'The intents are not those that were played.',
  },
  fault: {
    json: 'This is not JSON.',
    long: 'This is too long for the record of a match.',
    unreadable: 'The browser cannot read this file.',
    record: 'This is not the record of a match. {{reason}}',
    setup: 'The rules do not allow this match to begin. {{reason}}',
    refused: 'The rules do not allow this match. Intent {{number}} of {{all}}: {{reason}}',
    broken: 'This match cannot be played again: a fault of the program.',
  },
} as const;
