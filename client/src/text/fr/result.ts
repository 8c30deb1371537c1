/** Le résultat d’une partie : comment on y est arrivé, et ce qu’on peut faire ensuite. */
export const result = {
  curve: 'Les QG tour après tour',
  curveScore: 'Les points tour après tour',
  facts: 'Faits',
  decisive: 'Le combat décisif : tour {{turn}}',
  decisiveHint: 'Revoir le combat décisif',
  lost: '{{player}} −{{value}}',
  won: '{{player}} +{{value}}',
  bestUnit: 'Le plus de blessures infligées : {{tile}} ({{player}}), {{value}}',
  bestSaver: 'Le plus de blessures arrêtées : {{tile}} ({{player}}), {{value}}',
  leadChanges_one: '{{count}} changement de leader.',
  leadChanges_many: '{{count}} changements de leader.',
  leadChanges_other: '{{count}} changements de leader.',
  totals: 'Tours : {{turns}} · combats : {{battles}} · unités perdues : {{lost}}',
  more: 'Plus',
  moreHeading: 'Après la partie',
};
