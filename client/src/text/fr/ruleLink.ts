/** Comment un lien vers un point des règles se nomme pour qui l’entend. */
export const ruleLink = {
  here: 'Règle {{clause}}',
  beside: 'Règle {{clause}}, s’ouvre dans un nouvel onglet',
} as const;
