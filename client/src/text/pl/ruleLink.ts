/** Jak nazywa się łącze do punktu zasad dla tych, którzy je słyszą. */
export const ruleLink = {
  here: 'Zasada {{clause}}',
  beside: 'Zasada {{clause}}, otwiera się w nowej karcie',
} as const;
