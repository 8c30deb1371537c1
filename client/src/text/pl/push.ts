/** Powiadomienia push, w ustawieniach. */
export const push = {
  label: 'Powiadamiaj mnie także wtedy, gdy żadna strona gry nie jest otwarta',
  about:
    'Gdy przyjdzie twoja tura, gdy kończy się twój czas, gdy ktoś proponuje rewanż i, z kartą gracza, gdy zaprasza cię ktoś z poprzednich gier. Wiadomość jest zaszyfrowana i dostarcza ją usługa push producenta twojej przeglądarki. Nic więcej nie trafia do innej firmy.',
  working: 'Chwileczkę…',
  on: 'Powiadomienia będą przychodzić w tej przeglądarce.',
  ended: 'W tej przeglądarce nie ma już powiadomień.',
  failed: 'Nie udało się. Spróbuj później.',
  install:
    'Na iPhonie lub iPadzie najpierw dodaj Hexfall do ekranu początkowego: Udostępnij, potem „Do ekranu początkowego”. Otwarty stamtąd może cię powiadamiać.',
} as const;
