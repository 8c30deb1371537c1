/** Počítačoví hráči: jejich úrovně a o co jim jde. */
export const computer = {
  heading: 'Hrát proti počítači',
  level: 'Úroveň',
  levelOf: 'Úroveň počítače na místě {{number}}',
  levels: { recruit: 'Rekrut', scout: 'Průzkumník', soldier: 'Voják', veteran: 'Veterán', commander: 'Velitel' },
  about: {
    recruit: 'Zvažuje jen pár míst, vždy pro jeden žeton. První soupeř.',
    scout: 'Plánuje dva žetony najednou, ale zvažuje málo míst.',
    soldier: 'Plánuje dva žetony najednou a porovnává mnoho míst.',
    veteran: 'Plánuje celý tah a dvě nejbližší bitvy.',
    commander: 'Plánuje celý tah a počítá s tvou odpovědí. Nejsilnější.',
  },
  who: 'Kdo hraje',
  here: 'U tohoto zařízení',
  ofLevel: 'Počítač: {{level}}',
  named: '{{army}} ({{level}})',
  mine: 'Tvoje armáda',
  its: 'Armáda počítače',
  begin: 'Začít hru',
  aim: {
    mine: 'Jde po tvé jednotce {{tile}}',
    unit: 'Cíl: {{tile}} ({{player}})',
    myHq: 'Jde po tvém štábu',
    hq: 'Cíl: štáb ({{player}})',
    guard: 'Brání svůj štáb',
  },
  aims: 'Počítačoví hráči říkají, o co jim jde',
} as const;
