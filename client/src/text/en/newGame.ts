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
    timed: 'Duel, 15 minutes',
    days: 'Three days a turn',
    team: 'Teams on the large board',
    tournament: 'Tournament',
    own: 'Mode, armies and options',
    about: {
      duel: 'Two players, armies chosen freely, no clock.',
      timed: '15 minutes each, and 10 seconds more after every turn.',
      days: 'Two players, and three days for every turn.',
      team: 'Two against two, on the board with 37 hexes, no clock.',
      tournament: 'Armies banned and picked, random first player, 20 minutes each and 20 seconds more a turn; no take-backs, no forecast.',
    },
  },
  ready: {
    waiting: 'Waiting for the others. Settle everything in peace: when every seat is taken, you start the match.',
    byItself: 'Start by itself when every seat is taken',
    full: 'Everyone is here. Start when you are ready.',
    other: 'Waiting for {{player}}, who is not ready yet.',
    away: '{{player}} is offline.',
    start: 'Start the match',
    agree: 'I am ready',
    without: 'Start without waiting',
    not: 'not ready',
  },
  invitation: {
    by: '{{player}} invites you to a game: {{mode}}',
    to: 'You are invited to a game: {{mode}}',
    learn: 'New to it? Learn it in five minutes, and come back here.',
  },
};
