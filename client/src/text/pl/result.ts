/** Wynik partii: jak do niego doszło i co można zrobić dalej. */
export const result = {
  curve: 'Sztaby tura po turze',
  curveScore: 'Punkty tura po turze',
  facts: 'Fakty',
  decisive: 'Decydująca bitwa: tura {{turn}}',
  decisiveHint: 'Obejrzyj decydującą bitwę',
  lost: '{{player}} −{{value}}',
  won: '{{player}} +{{value}}',
  bestUnit: 'Najwięcej zadanych ran: {{tile}} ({{player}}), {{value}}',
  bestSaver: 'Najwięcej zatrzymanych ran: {{tile}} ({{player}}), {{value}}',
  leadChanges_one: 'Prowadzenie zmieniło się {{count}} raz.',
  leadChanges_few: 'Prowadzenie zmieniło się {{count}} razy.',
  leadChanges_many: 'Prowadzenie zmieniło się {{count}} razy.',
  leadChanges_other: 'Prowadzenie zmieniło się {{count}} razy.',
  totals: 'Tury: {{turns}} · bitwy: {{battles}} · stracone jednostki: {{lost}}',
  more: 'Więcej',
  moreHeading: 'Po partii',
};
