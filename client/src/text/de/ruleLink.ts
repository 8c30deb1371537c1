/** Wie ein Verweis auf einen Punkt der Regeln für alle heißt, die ihn hören. */
export const ruleLink = {
  here: 'Regel {{clause}}',
  beside: 'Regel {{clause}}, öffnet einen neuen Tab',
} as const;
