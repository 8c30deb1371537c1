/** Co si každý hráč může ještě dobrat a co je odhozeno. */
export const sheet = {
  title: 'Žetony: {{player}}',
  button: 'Zbylé žetony (R)',
  whose: 'Čí žetony',
  tile: '{{tile}}, {{count}}',
  left_one: 'Zbývá dobrat: {{count}}',
  left_few: 'Zbývá dobrat: {{count}}',
  left_many: 'Zbývá dobrat: {{count}}',
  left_other: 'Zbývá dobrat: {{count}}',
  none: 'Už není co dobírat.',
  open: 'To je veřejné: tajné je jen pořadí v balíčku.',
  onTop: 'Lícem nahoru na balíčku',
  mercenaries: 'Žoldáci vedle balíčku',
  army: 'Všechny žetony: {{army}}',
  hint: 'Ukaž na žeton a přečteš si, co dělá.',
} as const;
