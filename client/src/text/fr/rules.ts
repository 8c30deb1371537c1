/** La page de toutes les règles par numéro. */
export const rules = {
  heading: 'Toutes les règles par numéro',
  about: 'Tout ce qui régit le jeu. Le journal, les fiches des tuiles et chaque refus citent ces numéros.',
  language:
    'Le texte complet des règles n’existe pour l’instant qu’en anglais. Chaque numéro mène à sa règle et a sa propre adresse, à envoyer à d’autres.',
  contents: 'Chapitres des règles',
  clause: 'Règle {{id}}',
  search: 'Cherche un numéro, comme B4, ou des mots (en anglais)',
  found_one: '{{count}} règle trouvée',
  found_many: '{{count}} règles trouvées',
  found_other: '{{count}} règles trouvées',
} as const;
