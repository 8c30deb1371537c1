/** What each player can still draw, and what has been discarded. */
export const sheet = {
  title: 'Tiles of {{player}}',
  button: 'Tiles left (R)',
  whose: 'Whose tiles',
  tile: '{{tile}}, {{count}}',
  left_one: 'Still to be drawn: {{count}}',
  left_other: 'Still to be drawn: {{count}}',
  none: 'Nothing is left to draw.',
  open: 'This is public: only the order of the pile is secret.',
  onTop: 'Face up on the draw pile',
  mercenaries: 'Mercenaries beside the pile',
  army: 'All tiles of {{army}}',
  hint: 'Point at a tile to read what it does.',
} as const;
