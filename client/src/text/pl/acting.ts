/** Granie przy stole: cofanie, pytania przed ważnym krokiem, odpowiedzi na planszy. */
export const acting = {
  turnRank_one: 'gra następny',
  turnRank_few: 'gra za {{count}} tury',
  turnRank_many: 'gra za {{count}} tur',
  turnRank_other: 'gra za {{count}} tury',
  towards: '{{direction}} ({{hex}})',
  kept: 'zachowany',
  keptTile: '{{tile}}, zachowany z poprzedniej tury',
  held: 'Na ręce',
  takeBack: {
    off: 'Przy tym stole niczego się nie cofa (O9).',
    question: 'Najpierw odpowiedz na pytanie (T7).',
    revealed: 'Coś zakrytego już odkryto albo ktoś inny zdecydował: tego nie można cofnąć (T7).',
    nothing: 'Nie ma jeszcze czego cofać (T7).',
  },
  ask: {
    before: 'Pytaj mnie przed',
    again: 'Nie pytaj o to więcej',
    battle: 'Zacząć bitwę?',
    battleText: 'Kończy twoją turę i nie można jej cofnąć.',
    'end-turnText': 'Możesz jeszcze użyć: {{left}}. To, co trzymasz, zostaje na ręce.',
    kind: {
      battle: 'bitwą',
      'end-turn': 'końcem tury, gdy coś jeszcze zostało',
      redraw: 'wymianą wszystkich żetonów',
      resign: 'poddaniem gry',
    },
  },
} as const;
