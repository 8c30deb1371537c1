/** Parties venues de fichiers : leur ouverture, la vérification du tirage et ce qui peut ne pas aller. */
export const record = {
  about:
    'L’enregistrement d’une partie finie se télécharge depuis son résultat, celui d’une partie sur un seul appareil à tout moment depuis son menu. Choisis le fichier, dépose-le ici ou colle son texte : la partie est rejouée selon les règles, et son tirage vérifié.',
  choose: 'Choisir un fichier',
  paste: 'Texte d’un enregistrement',
  drop: 'Dépose le fichier pour l’ouvrir',
  saved: {
    heading: 'Une partie enregistrée',
    about:
      'Elle reprend à une nouvelle table de ce serveur, avec le temps qui restait. Ce navigateur reçoit les places de toutes les personnes. Quiconque a le fichier peut connaître l’ordre des pioches.',
    goOn: 'Continuer la partie',
    other: 'Un autre fichier',
    failed: 'La partie ne peut pas continuer ici. {{reason}}',
    notSaved: 'Ce n’est pas une partie enregistrée à continuer : le fichier ne dit pas qui joue.',
    refused: 'Le serveur refuse ce fichier.',
    unlisted: 'L’hôte de ce serveur n’admet que les noms d’une liste. Sur cet appareil, elle continue sous n’importe quel nom.',
  },
  proven: 'Vérifié : le tirage était équitable, et chaque coup est légal (coups vérifiés : {{number}}).',
  unproven: 'Chaque coup est légal (coups vérifiés : {{number}}). L’équité du tirage n’est pas prouvée. {{reason}}',
  doubt: {
    'no-fair-draw': 'Le fichier ne dit pas d’où vient la graine.',
    'wrong-commitment': 'Le secret du fichier n’est pas celui auquel le serveur s’était engagé.',
    'wrong-seed': 'La graine ne découle pas du secret et de ce que les joueurs ont ajouté.',
    'wrong-armies': 'Les armées ne découlent pas de la graine.',
    'wrong-log': 'Les coups ne sont pas ceux qui ont été joués.',
  },
  fault: {
    json: 'Ce n’est pas du JSON.',
    long: 'C’est trop long pour l’enregistrement d’une partie.',
    unreadable: 'Le navigateur ne peut pas lire ce fichier.',
    record: 'Ce n’est pas l’enregistrement d’une partie. {{reason}}',
    setup: 'Les règles n’autorisent pas ce début de partie. {{reason}}',
    refused: 'Les règles n’autorisent pas cette partie. Coup {{number}} sur {{all}} : {{reason}}',
    broken: 'Cette partie ne peut pas être rejouée : une erreur du programme.',
  },
} as const;
