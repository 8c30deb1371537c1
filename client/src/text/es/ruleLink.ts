/** Cómo se nombra un enlace a una regla para quien lo oye. */
export const ruleLink = {
  here: 'Regla {{clause}}',
  beside: 'Regla {{clause}}, se abre en otra pestaña',
} as const;
