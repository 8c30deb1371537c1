/** The result of a match: how it came about, and what can be done next. */
export const result = {
  curve: 'The HQs from turn to turn',
  curveScore: 'The points from turn to turn',
  facts: 'Facts',
  decisive: 'The decisive battle: turn {{turn}}',
  decisiveHint: 'Watch the decisive battle',
  lost: '{{player}} −{{value}}',
  won: '{{player}} +{{value}}',
  bestUnit: 'Most wounds dealt: {{tile}} of {{player}}, {{value}}',
  bestSaver: 'Most wounds stopped: {{tile}} of {{player}}, {{value}}',
  leadChanges_one: 'The lead changed {{count}} time.',
  leadChanges_other: 'The lead changed {{count}} times.',
  totals: 'Turns: {{turns}} · battles: {{battles}} · units lost: {{lost}}',
  more: 'More',
  moreHeading: 'After the match',
};
