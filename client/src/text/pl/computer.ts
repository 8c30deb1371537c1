/** Gracze komputerowi: ich poziomy i cele. */
export const computer = {
  heading: 'Graj z komputerem',
  level: 'Poziom',
  levelOf: 'Poziom komputera na miejscu {{number}}',
  levels: { recruit: 'Rekrut', scout: 'Zwiadowca', soldier: 'Żołnierz', veteran: 'Weteran', commander: 'Dowódca' },
  about: {
    recruit: 'Rozważa kilka miejsc dla jednego żetonu naraz. Pierwszy przeciwnik.',
    scout: 'Planuje dwa żetony razem, ale rozważa niewiele miejsc.',
    soldier: 'Planuje dwa żetony razem i porównuje wiele miejsc.',
    veteran: 'Planuje całą turę i dwie najbliższe bitwy.',
    commander: 'Planuje całą turę i przewiduje twoją odpowiedź. Najsilniejszy.',
  },
  who: 'Kto gra',
  here: 'Na tym urządzeniu',
  ofLevel: 'Komputer: {{level}}',
  named: '{{army}} ({{level}})',
  mine: 'Twoja armia',
  its: 'Armia komputera',
  begin: 'Zacznij grę',
  aim: {
    mine: 'Cel: twój żeton {{tile}}',
    unit: 'Cel: {{tile}} gracza {{player}}',
    myHq: 'Cel: twój Sztab',
    hq: 'Cel: Sztab gracza {{player}}',
    guard: 'Broni swojego Sztabu',
  },
  aims: 'Gracze komputerowi mówią, co jest ich celem',
} as const;
