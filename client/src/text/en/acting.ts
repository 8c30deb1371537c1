/** Acting at the table: taking back, being asked first, answering on the board. */
export const acting = {
  turnRank_one: 'plays next',
  turnRank_other: 'plays in {{count}} turns',
  towards: '{{direction}} ({{hex}})',
  kept: 'kept',
  keptTile: '{{tile}}, kept from the last turn',
  held: 'In hand',
  takeBack: {
    off: 'This table is played without taking back (O9).',
    question: 'Answer the question first (T7).',
    revealed: 'Something hidden was revealed, or somebody else has decided: that cannot be taken back (T7).',
    nothing: 'There is nothing to take back yet (T7).',
  },
  ask: {
    before: 'Ask me before',
    again: 'Do not ask this again',
    battle: 'Start the battle?',
    battleText: 'It ends your turn and cannot be taken back.',
    'end-turnText': 'You could still use: {{left}}. What you hold stays in your hand.',
    kind: { battle: 'a battle', 'end-turn': 'ending a turn with something left to do', redraw: 'swapping all tiles', resign: 'resigning' },
  },
} as const;
