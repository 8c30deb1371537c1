/** Co każdy gracz może jeszcze dobrać i co zostało odrzucone. */
export const sheet = {
  title: 'Żetony: {{player}}',
  button: 'Pozostałe żetony (R)',
  whose: 'Czyje żetony',
  tile: '{{tile}}, {{count}}',
  left_one: 'Do dobrania: {{count}}',
  left_few: 'Do dobrania: {{count}}',
  left_many: 'Do dobrania: {{count}}',
  left_other: 'Do dobrania: {{count}}',
  none: 'Nie ma już nic do dobrania.',
  open: 'To jest jawne: tajna jest tylko kolejność żetonów w stosie.',
  onTop: 'Odkryte na stosie',
  mercenaries: 'Najemnicy obok stosu',
  army: 'Wszystkie żetony: {{army}}',
  hint: 'Wskaż żeton, aby przeczytać, co robi.',
} as const;
