/** The page with all rules by number. */
export const rules = {
  heading: 'All rules by number',
  about: 'Everything the game goes by. The log, the cards of the tiles and every refusal name these numbers.',
  language: 'Every number leads to its rule, and has an address of its own to be sent to others.',
  contents: 'Sections of the rules',
  clause: 'Rule {{id}}',
  search: 'Find a number, such as B4, or words',
  found_one: '{{count}} rule found',
  found_other: '{{count}} rules found',
} as const;
