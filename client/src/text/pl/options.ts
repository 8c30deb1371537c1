/** Co opcje stołu zmieniają w grze i własny zegar. */
export const options = {
  about: {
    begins: 'Kto ma pierwszą turę partii. Losowy gracz jest wybierany, gdy zostanie zajęte ostatnie miejsce.',
    start: {
      standard: 'W pierwszej turze dobiera się jeden żeton, w drugiej dwa, w każdej następnej do trzech: rozpoczynanie nie daje przewagi.',
      alternative: 'Inna jest tylko pierwsza tura partii: trzy żetony, z których jeden się odrzuca i najwyżej jednego używa.',
    },
    clock:
      'Gdy czas minie, tura się kończy, a żeton, który trzeba odrzucić, jest losowy; trzy razy z rzędu oznacza poddanie partii. Zegary w godzinach i dniach biegną też, gdy nikogo nie ma przy stole.',
    forecast: 'Stół nikomu nie pokazuje z góry, co przyniosłaby bitwa.',
    map: 'Teren leży na planszy od początku: zamyka pola, rani albo chroni jednostki, kryje nagrody.',
    mercenaries: 'Najemników wynajmuje się przed partią i czekają obok stosu: dobierz jednego zamiast żetonu, gdy będzie potrzebny.',
    bomber: {
      none: 'Żaden bombardier nie bierze udziału w partii.',
      neutral:
        'Jest wrogiem wszystkich: trafiony wybucha, rani jednostki obok siebie oprócz Sztabów i przechodzi do innego gracza, który może go znów postawić.',
      mercenary: 'Trafiony wybucha i rani tylko wrogów gracza, który go postawił, także Sztaby; potem przechodzi do innego gracza.',
      two: 'Zniszczony wraca obok planszy i można go postawić jeszcze raz.',
    },
    expanded: 'Więcej miejsca na ruchy i strzały, a Sztaby mogą stać dalej od siebie.',
    teamHq: 'Sztaby padają szybciej, więc partie są krótsze.',
    reinforcement: 'W każdej turze jest więcej do wyboru, a stosy kończą się szybciej.',
    sameArmy: 'Bez tego każdy gracz ma inną armię.',
    noTakeBack: 'Co się stało, to się nie odstanie. W innym razie ostatnią akcję można cofnąć, dopóki nie odsłoniła niczego zakrytego.',
    freeVenom: 'Znaczniki jadu Neodżungli nigdy się nie kończą, a każdy rani swoją jednostkę w każdej bitwie.',
  },
  clock: {
    custom: 'Własny zegar',
    kind: 'Co jest ograniczone?',
    kinds: { game: 'Cała partia', turn: 'Każda tura' },
    time: 'Czas',
    unit: 'Jednostka czasu',
    units: { second: 'sekundy', minute: 'minuty', hour: 'godziny', day: 'dni' },
    more: 'Sekundy dodawane po każdej własnej turze',
    range: '{{field}}: liczba całkowita od {{least}} do {{most}}.',
    chosen: 'Zegar: {{clock}}',
    stays: 'Dopóki to się nie zgadza, zegar zostaje taki jak jest: {{clock}}',
  },
} as const;
