/** Powiadomienia push, w ustawieniach. */
export const push = {
  label: 'Wołaj mnie także wtedy, gdy żadna strona gry nie jest otwarta',
  about:
    'Gdy przyjdzie twoja tura, gdy kończy się twój czas gdy ktoś proponuje rewanż i gdy zaprasza cię ktoś z poprzednich gier. Wiadomość jest zaszyfrowana i dostarcza ją usługa push producenta twojej przeglądarki. Nic więcej nie trafia do innej firmy.',
  working: 'Chwileczkę…',
  on: 'Ta przeglądarka będzie wołana.',
  ended: 'Ta przeglądarka nie będzie już wołana.',
  failed: 'Nie udało się. Spróbuj później.',
  install:
    'Na iPhonie lub iPadzie najpierw dodaj Hexfall do ekranu początkowego: Udostępnij, potem „Do ekranu początkowego”. Otwarty stamtąd może cię wołać.',
} as const;
