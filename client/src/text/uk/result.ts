/** Результат партії: як до нього дійшло і що можна зробити далі. */
export const result = {
  curve: 'Штаби від ходу до ходу',
  curveScore: 'Очки від ходу до ходу',
  facts: 'Факти',
  decisive: 'Вирішальна битва: хід {{turn}}',
  decisiveHint: 'Переглянути вирішальну битву',
  lost: '{{player}} −{{value}}',
  won: '{{player}} +{{value}}',
  bestUnit: 'Найбільше завданих ран: {{tile}} ({{player}}), {{value}}',
  bestSaver: 'Найбільше зупинених ран: {{tile}} ({{player}}), {{value}}',
  leadChanges_one: 'Лідер змінився {{count}} раз.',
  leadChanges_few: 'Лідер змінився {{count}} рази.',
  leadChanges_many: 'Лідер змінився {{count}} разів.',
  leadChanges_other: 'Лідер змінився {{count}} раза.',
  totals: 'Ходи: {{turns}} · битви: {{battles}} · утрачені підрозділи: {{lost}}',
  more: 'Ще',
  moreHeading: 'Після партії',
};
