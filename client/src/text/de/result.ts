/** Das Ergebnis einer Partie: wie es dazu kam und wie es weitergehen kann. */
export const result = {
  curve: 'Die HQs von Zug zu Zug',
  curveScore: 'Die Punkte von Zug zu Zug',
  facts: 'Fakten',
  decisive: 'Die entscheidende Schlacht: Zug {{turn}}',
  decisiveHint: 'Die entscheidende Schlacht ansehen',
  lost: '{{player}} −{{value}}',
  won: '{{player}} +{{value}}',
  bestUnit: 'Am meisten Wunden zugefügt: {{tile}} ({{player}}), {{value}}',
  bestSaver: 'Am meisten Wunden verhindert: {{tile}} ({{player}}), {{value}}',
  leadChanges_one: 'Die Führung wechselte {{count}}-mal.',
  leadChanges_other: 'Die Führung wechselte {{count}}-mal.',
  totals: 'Züge: {{turns}} · Schlachten: {{battles}} · verlorene Einheiten: {{lost}}',
  more: 'Mehr',
  moreHeading: 'Nach der Partie',
};
