/** Computer players: their levels, and what they are after. */
export const computer = {
  heading: 'Play against the computer',
  level: 'Level',
  levelOf: 'Level of the computer on seat {{number}}',
  levels: { recruit: 'Recruit', scout: 'Scout', soldier: 'Soldier', veteran: 'Veteran', commander: 'Commander' },
  about: {
    recruit: 'Looks at a few places for one tile at a time. A first opponent.',
    scout: 'Plans two tiles together, but looks at few places.',
    soldier: 'Plans two tiles together and compares many places.',
    veteran: 'Plans the whole turn and the next two battles.',
    commander: 'Plans the whole turn and thinks of your answer. The strongest.',
  },
  who: 'Who plays',
  here: 'At this device',
  ofLevel: 'Computer: {{level}}',
  named: '{{army}} ({{level}})',
  mine: 'Your army',
  its: 'Army of the computer',
  begin: 'Start the game',
  aim: {
    mine: 'After your {{tile}}',
    unit: 'After {{tile}} of {{player}}',
    myHq: 'After your HQ',
    hq: 'After the HQ of {{player}}',
    guard: 'Guarding its HQ',
  },
  aims: 'Computer players say what they are after',
} as const;
