/** Stránka se všemi pravidly podle čísel. */
export const rules = {
  heading: 'Všechna pravidla podle čísel',
  about: 'Všechno, čím se hra řídí. Na tato čísla odkazují deník, karty žetonů i každé odmítnutí.',
  language:
    'Plné znění pravidel je zatím jen anglicky. Každé číslo vede ke svému pravidlu a má vlastní adresu, kterou lze poslat ostatním.',
  contents: 'Oddíly pravidel',
  clause: 'Pravidlo {{id}}',
  search: 'Najdi číslo, třeba B4, nebo slova (anglicky)',
  found_one: 'Nalezeno {{count}} pravidlo',
  found_few: 'Nalezena {{count}} pravidla',
  found_many: 'Nalezeno {{count}} pravidla',
  found_other: 'Nalezeno {{count}} pravidel',
} as const;
