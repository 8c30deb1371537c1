/** Was alle noch ziehen können und was abgeworfen wurde. */
export const sheet = {
  title: 'Plättchen: {{player}}',
  button: 'Übrige Plättchen (R)',
  whose: 'Wessen Plättchen',
  tile: '{{tile}}, {{count}}',
  left_one: 'Noch zu ziehen: {{count}}',
  left_other: 'Noch zu ziehen: {{count}}',
  none: 'Es ist nichts mehr zu ziehen.',
  open: 'Das ist offen: Geheim ist nur die Reihenfolge im Stapel.',
  onTop: 'Offen auf dem Nachziehstapel',
  mercenaries: 'Söldner neben dem Stapel',
  army: 'Alle Plättchen: {{army}}',
  hint: 'Zeig auf ein Plättchen, um zu lesen, was es kann.',
} as const;
