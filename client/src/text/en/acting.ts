/** Acting at the table: taking back, being asked first, answering on the board. */
export const acting = {
  turnRank_one: 'plays next',
  turnRank_other: 'plays in {{count}} turns',
} as const;
