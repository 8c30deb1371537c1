/** Strona ze wszystkimi zasadami według numerów. */
export const rules = {
  heading: 'Wszystkie zasady według numerów',
  about: 'Wszystko, według czego toczy się gra. Do tych numerów odsyłają dziennik, karty żetonów i każda odmowa.',
  language:
    'Pełny tekst zasad jest na razie tylko po angielsku. Każdy numer prowadzi do swojej zasady i ma własny adres, który można wysłać innym.',
  contents: 'Rozdziały zasad',
  clause: 'Zasada {{id}}',
  search: 'Znajdź numer, na przykład B4, albo słowa (po angielsku)',
  found_one: 'Znaleziono {{count}} zasadę',
  found_few: 'Znaleziono {{count}} zasady',
  found_many: 'Znaleziono {{count}} zasad',
  found_other: 'Znaleziono {{count}} zasady',
} as const;
