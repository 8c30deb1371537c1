/** A whole game with a coach, after the lesson. Loaded with it only. */
export const coached = {
  title: 'A game with a coach',
  coach: 'Coach',
  ask: 'What should I look at?',
  close: 'Got it',
  hexes: 'Marked: {{hexes}}.',
  nothing: 'Nothing stands out here. Use your tiles, or end your turn.',
  switch: 'The coach speaks by itself',
  menu: 'Game',
  newGame: 'New game',
  lesson: 'The lesson',
  leave: 'Leave; the game is kept',
  sure: { new: 'Give up this game and begin a new one?', resign: 'Resign? The computer wins.' },
  cost: {
    nothing: 'nothing',
    units_one: '{{count}} unit',
    units_other: '{{count}} units',
    hq_one: '{{count}} point of the HQ',
    hq_other: '{{count}} points of the HQ',
  },
  advice: {
    'final-battle': {
      own: 'You drew your last tile: they have one more turn, then comes the final battle. HQs: you {{own}}, they {{theirs}}; Battle tiles no longer work.',
      theirs:
        'They drew their last tile: this is your last turn before the final battle. HQs: you {{own}}, they {{theirs}}; Battle tiles no longer work.',
    },
    'last-tiles':
      'Left to draw: {{own}} for you, {{theirs}} for them. After the last tile comes a final battle, and the HQ with more left wins.',
    silence: 'From now on the coach is silent until the last tiles. “What should I look at?” still answers.',
    hq: {
      'extra-action':
        'Place your HQ: on the marked hexes at the edge fewer enemies fit around it. Your units beside it strike once more in each battle.',
      initiative: 'Place your HQ: on the marked hexes at the edge fewer enemies fit around it. Your units beside it get 1 more initiative.',
      bonus: 'Place your HQ: on the marked hexes at the edge fewer enemies fit around it. Your units beside it get its bonus.',
    },
    redraw: 'All your tiles are instants. You may swap them all for new ones.',
    'discard-battle': 'You hold three tiles, so one has to go. {{tile}} can: a battle now would cost them no more than you.',
    'discard-module': 'You hold three tiles, so one has to go. {{tile}} can: you have no unit yet that it would help.',
    'discard-unused': 'You hold three tiles, so one has to go. {{tile}} can: there is nothing to use it on now.',
    'discard-twice': 'You hold three tiles, so one has to go. You have {{tile}} twice: one of them is enough for now.',
    'discard-weakest': 'You hold three tiles, so one has to go. Compare attacks and initiative: {{tile}} does the least.',
    'battle-now': 'A battle now would cost you {{own}} and them {{theirs}}. That is the moment for {{tile}}.',
    'battle-later': 'A battle now would cost you {{own}} and them {{theirs}}. {{tile}} can wait.',
    'hq-hit': {
      melee: 'In a battle now, their {{unit}} on {{at}} would take {{count}} from your HQ. Aim a faster unit at it.',
      ranged:
        'In a battle now, their {{unit}} on {{at}} would take {{count}} from your HQ. Place a unit in its line, or aim a faster one at it.',
    },
    aim: 'From the marked hexes your {{tile}} can hit this enemy: {{target}}. Turn it so that an arrow or a tooth points there.',
    initiative: {
      own: 'Your {{own}} has initiative {{mine}}, their fastest, {{theirs}}, has {{other}}. In a battle yours acts first: who falls to it does not strike.',
      theirs:
        'Their {{theirs}} has initiative {{other}}, your fastest, {{own}}, has {{mine}}. In a battle theirs acts first: who falls to it does not strike.',
      tie: 'Your {{own}} and their {{theirs}} both have the highest initiative, {{mine}}. In a battle they act together: both strike, even those that fall.',
    },
    module: '{{tile}} is a module. Place it so that a turquoise coupling touches your {{unit}} on {{at}}.',
    'first-turn': 'Your first turn brings one tile only: {{tile}}. Use it, or end the turn and keep it for later.',
    'hq-open': 'Free hexes beside your HQ: {{count}}. On each an enemy could strike it; a unit of yours there keeps them out.',
    mobility: 'Your {{unit}} on {{at}} can move or turn once in each of your turns, without a tile.',
    keep: 'Not every tile has to be used. End the turn, and {{tile}} stays in your hand; you then draw fewer new ones.',
  },
  end: {
    won: 'You won your first whole game. The computer has stronger levels.',
    lost: 'The computer won this time. In the replay you see what hit your HQ.',
    resigned: 'You resigned. In the next game other tiles come.',
    drawn: 'Nobody won: both sides ended the same.',
    again: 'Play again',
    computer: 'Play the computer',
    friend: 'Play a friend',
  },
} as const;
