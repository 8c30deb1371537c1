/** Lo que cada jugador aún puede robar y lo que se ha descartado. */
export const sheet = {
  title: 'Losetas de {{player}}',
  button: 'Losetas restantes (R)',
  whose: 'Losetas de quién',
  tile: '{{tile}}, {{count}}',
  left_one: 'Queda por robar: {{count}}',
  left_many: 'Quedan por robar: {{count}}',
  left_other: 'Quedan por robar: {{count}}',
  none: 'No queda nada por robar.',
  open: 'Esto es público: solo es secreto el orden de la pila.',
  onTop: 'Boca arriba sobre la pila',
  mercenaries: 'Mercenarios junto a la pila',
  army: 'Todas las losetas de {{army}}',
  hint: 'Señala una loseta para leer qué hace.',
} as const;
