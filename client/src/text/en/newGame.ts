/** The ways into a new game: the doors of the start page, and what tables are often made for. */
export const newGame = {
  door: {
    learn: 'Learn',
    learnAbout: 'Five minutes, by playing',
    friend: 'Play a friend',
    friendAbout: 'A table with a link to send',
    computer: 'Play the computer',
    computerAbout: 'Five levels, right away',
    nameless: 'Player',
  },
  battle: {
    picture: 'A battle of two armies on the hex board',
    stop: 'Stop the battle',
    go: 'Play the battle',
  },
  preset: {
    legend: 'What do you play?',
    duel: 'Duel',
    timed: 'Duel, 10 minutes each',
    days: 'Three days a turn',
    team: 'Teams on the large board',
    tournament: 'Tournament',
    own: 'Mode, armies and options',
  },
  invitation: {
    by: '{{player}} invites you to a game: {{mode}}',
    to: 'You are invited to a game: {{mode}}',
    learn: 'New to it? Learn it in five minutes, and come back here.',
  },
};
