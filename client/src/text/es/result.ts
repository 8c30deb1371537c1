/** El resultado de una partida: cómo se llegó a él y qué se puede hacer después. */
export const result = {
  curve: 'Los CG turno a turno',
  curveScore: 'Los puntos turno a turno',
  facts: 'Datos',
  decisive: 'La batalla decisiva: turno {{turn}}',
  decisiveHint: 'Ver la batalla decisiva',
  lost: '{{player}} −{{value}}',
  won: '{{player}} +{{value}}',
  bestUnit: 'Más heridas causadas: {{tile}} de {{player}}, {{value}}',
  bestSaver: 'Más heridas evitadas: {{tile}} de {{player}}, {{value}}',
  leadChanges_one: 'El liderato cambió {{count}} vez.',
  leadChanges_many: 'El liderato cambió {{count}} veces.',
  leadChanges_other: 'El liderato cambió {{count}} veces.',
  totals: 'Turnos: {{turns}} · batallas: {{battles}} · unidades perdidas: {{lost}}',
  more: 'Más',
  moreHeading: 'Después de la partida',
};
