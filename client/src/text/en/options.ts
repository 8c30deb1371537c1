/** What the options of a table do to the game, and a clock of one's own. */
export const options = {
  about: {
    begins: 'Who has the first turn of the match. A random player is drawn when the last seat is taken.',
    start: {
      standard: 'The first turn draws one tile, the second two, all others up to three: beginning is no advantage.',
      alternative: 'Only the very first turn is different: it draws three tiles, of which one is discarded and at most one used.',
    },
    clock:
      'When time is up, the turn ends with a random tile if one has to be discarded; three times in a row, and the player has resigned. Clocks in hours and days also run while nobody is at the table.',
    forecast: 'The table shows nobody beforehand what a battle would bring.',
    map: 'Terrain lies on the board from the beginning: it closes hexes, wounds or protects units, or holds prizes.',
    mercenaries: 'Mercenaries are hired before the match and wait beside the pile: draw one instead of a tile when you need it.',
    bomber: {
      none: 'No bomber takes part.',
      neutral:
        'It is everyone’s enemy: hit, it explodes, wounds the units around it except HQs, and goes to another player, who can place it again.',
      mercenary: 'Hit, it explodes and wounds only enemies of the player who placed it, HQs too; then it goes to another player.',
      two: 'Destroyed, it returns beside the board and can be placed again.',
    },
    expanded: 'More room to move and to shoot, and HQs can stand farther apart.',
    teamHq: 'HQs fall sooner, so matches are shorter.',
    reinforcement: 'There is more to choose from each turn, and the piles are used up sooner.',
    sameArmy: 'Without this, every player has a different army.',
    noTakeBack: 'What is done stays done. Otherwise the last action can be taken back as long as nothing hidden has been seen since.',
    freeVenom: 'Venom markers of Neojungle never run out, and each wounds its unit in every battle.',
  },
  clock: {
    custom: 'Custom clock',
    kind: 'What is limited?',
    kinds: { game: 'The whole match', turn: 'Each turn' },
    time: 'Time',
    unit: 'Unit',
    units: { second: 'seconds', minute: 'minutes', hour: 'hours', day: 'days' },
    more: 'Seconds added after each own turn',
    range: '{{field}}: a whole number from {{least}} to {{most}}.',
    chosen: 'Clock: {{clock}}',
    stays: 'Until that is right the clock stays as it is: {{clock}}',
  },
} as const;
