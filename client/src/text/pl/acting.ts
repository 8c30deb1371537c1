/** Granie przy stole: cofanie, pytania przed ważnym krokiem, odpowiedzi na planszy. */
export const acting = {
  turnRank_one: 'gra następny',
  turnRank_few: 'gra za {{count}} tury',
  turnRank_many: 'gra za {{count}} tur',
  turnRank_other: 'gra za {{count}} tury',
} as const;
