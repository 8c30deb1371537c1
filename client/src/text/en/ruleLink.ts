/** How a link to a clause of the rules is called for those who hear it. */
export const ruleLink = {
  here: 'Rule {{clause}}',
  beside: 'Rule {{clause}}, opens in a new tab',
} as const;
