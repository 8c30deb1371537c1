/** Výsledek partie: jak vznikl a co může následovat. */
export const result = {
  curve: 'Štáby tah po tahu',
  curveScore: 'Body tah po tahu',
  facts: 'Fakta',
  decisive: 'Rozhodující bitva: tah {{turn}}',
  decisiveHint: 'Přehrát rozhodující bitvu',
  lost: '{{player}} −{{value}}',
  won: '{{player}} +{{value}}',
  bestUnit: 'Nejvíc způsobených zranění: {{tile}} ({{player}}), {{value}}',
  bestSaver: 'Nejvíc zastavených zranění: {{tile}} ({{player}}), {{value}}',
  leadChanges_one: 'Vedení se změnilo {{count}}krát.',
  leadChanges_few: 'Vedení se změnilo {{count}}krát.',
  leadChanges_many: 'Vedení se změnilo {{count}}krát.',
  leadChanges_other: 'Vedení se změnilo {{count}}krát.',
  totals: 'Tahy: {{turns}} · bitvy: {{battles}} · ztracené jednotky: {{lost}}',
  more: 'Víc',
  moreHeading: 'Po partii',
};
