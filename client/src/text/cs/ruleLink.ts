/** Jak se odkaz na bod pravidel jmenuje pro toho, kdo ho slyší. */
export const ruleLink = {
  here: 'Pravidlo {{clause}}',
  beside: 'Pravidlo {{clause}}, otevře se na nové kartě',
} as const;
