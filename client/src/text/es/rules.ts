/** La página con todas las reglas por número. */
export const rules = {
  heading: 'Todas las reglas por número',
  about: 'Todo aquello por lo que se rige el juego. El registro, las tarjetas de las losetas y cada negativa citan estos números.',
  language: 'Cada número lleva a su regla y tiene su propia dirección para enviarla.',
  contents: 'Secciones de las reglas',
  clause: 'Regla {{id}}',
  search: 'Busca un número, como B4, o palabras',
  found_one: '{{count}} regla encontrada',
  found_many: '{{count}} reglas encontradas',
  found_other: '{{count}} reglas encontradas',
} as const;
