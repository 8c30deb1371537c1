/** Krótki przewodnik własnymi słowami; numery są z docs/rules.md. */
export const guide = {
  heading: 'Jak czytać żetony, tura, bitwa',
  intro:
    'W Hexfall chodzi o to, żeby doprowadzić do jednej dobrej bitwy. Budujesz na małej planszy, żeton po żetonie; potem ktoś ogłasza bitwę i wszystko, co stoi, odpala naraz.',
  aimTitle: 'O co gramy',
  aim: 'Sprowadź wrogi Sztab z 20 do 0 albo miej mocniejszy Sztab po bitwie końcowej (E1, E4).',
  tileTitle: 'Jak czytać żeton',
  tile: {
    initiative:
      'Liczba w małym sześciokącie to inicjatywa: wyższa działa wcześniej. Jednostka z dwiema liczbami działa dwa razy (I1, I2). Bez liczby nie działa nigdy (U8).',
    melee: 'Biały kieł na krawędzi to atak wręcz: trafia wroga tuż za nią. Liczba podaje siłę, jeśli jest inna niż 1 (U1).',
    ranged: 'Bursztynowa strzałka to strzał: trafia pierwszego wroga na prostej, choćby daleko. Własne jednostki nie zasłaniają (U1).',
    gauss: 'Podwójna niebieska strzałka to strzał Gaussa: trafia wszystkich wrogów na całej linii (U5).',
    rocket:
      'Rakieta ze statecznikami leci na następne pole i do dwóch dalszych, skręcając, jak chce jej gracz; pierwszy wróg na kursie dostaje 3 rany (P14).',
    shotgun: 'Lufa ze śrutem: pierwszy wróg na linii dostaje 3 rany z odległości 1, 2 z 2 i 1 z 3 (P15).',
    sharpshooter: 'Celownik: strzał trafia dowolnego wroga na linii, nie tylko pierwszego (P13).',
    spy: 'Maska: szpieg korzysta z wrogich modułów i Sztabów obok siebie, jakby były własne (P12).',
    venom:
      'Kropla pod kłem: każdy atak, który rani, zostawia znacznik jadu. Każdy znacznik, czyli kropla na jednostce, zadaje 1 ranę przed pierwszą fazą każdej bitwy (P16, P17).',
    push: 'Strzałka na belkę: jednostka odpycha sąsiedniego wroga, raz w każdej twojej turze (P18).',
    armor: 'Stalowa belka wzdłuż krawędzi to pancerz: strzały, które tam wchodzą, słabną o 1 (U4).',
    net: 'Siatka na krawędzi to sieć: unieruchamia wroga za nią; dopóki trzyma, nie robi on nic (N1).',
    toughness: 'Czerwone paciorki to dodatkowa wytrzymałość: tyle ran więcej, zanim jednostka padnie (U3).',
    module: 'Turkusowe złącza na krawędziach modułu pokazują, gdzie jest połączony. Co tam stoi, dostaje premię zapisaną pośrodku (C1).',
    mobility: 'Znak z czterema strzałkami: jednostka może się ruszyć lub obrócić raz w każdej twojej turze (M2).',
    foundation:
      'Żeton z nitami i okrągłym polem to żeton podłoża: leży płasko na wolnym polu i można na niego wejść; Mina niszczy, Korzenie łączą (P7–P9).',
    instant: 'Żeton w paski jest natychmiastowy: używasz go raz, działa i znika (X).',
  },
  turnTitle: 'Tura',
  turn: {
    draw: 'Dobierasz do trzech żetonów i jeden z trzech odrzucasz (T1). W pierwszych turach jest ich mniej i nic się nie odrzuca (S4).',
    use: 'Resztę użyj, zachowaj albo odrzuć: jednostki idą na dowolne wolne pole, obrócone jak chcesz, i tak zostają (T3, T5). Żetony natychmiastowe działają i znikają.',
    redraw: 'Jeśli wszystkie dobrane żetony są natychmiastowe, możesz je wymienić na nowe (T2).',
    open: 'Ręce i odrzucone żetony widzą wszyscy. Tajna jest tylko kolejność stosów (S2).',
  },
  battleTitle: 'Bitwa',
  battle: {
    start: 'Zaczyna ją żeton Bitwa, który kończy turę, albo żeton, który zapełnia planszę (B1, F1).',
    phases: 'Biegnie od najwyższej inicjatywy do 0. Jednostki jednej fazy działają razem: kto w niej ginie, jeszcze uderza (B3, B4).',
    medic: 'Medyk ginie za jednostkę, z którą jest połączony, i anuluje cały jeden atak (D1).',
    hq: 'Sztaby działają na końcu, w fazie 0, na wszystkie strony, ale nigdy na siebie nawzajem (U2).',
    end: 'Gdy ktoś dobierze ostatni żeton, każdy inny ma jeszcze jedną turę i następuje bitwa końcowa (E2).',
  },
  boardTitle: 'Plansza',
  board: {
    sides:
      'Obwódka żetonu wskazuje stronę: pojedyncza ciągła to twoja, podwójna to sojusznik, przerywana to wróg. Każda wroga strona ma własny wzór.',
    raised:
      'Atak zachowuje kształt i kolor, gdy zmienia się jego siła. Zielona etykieta z ostrzem w górę to wyższa wartość, pomarańczowa z ostrzem w dół to niższa.',
    order: 'Gdy gra troje lub czworo graczy, znak na emblemacie mówi, kiedy ich tura: ▶ trwa teraz, 1 jest następna, potem 2 i 3.',
    net: 'Siatka na całym żetonie: jednostka jest w sieci i nic nie robi (N1).',
    forecast:
      'Czaszka w rogu: bitwa w tej chwili zniszczyłaby jednostkę przy podanej obok inicjatywie. Znak zapytania zamiast czaszki: zależy to od decyzji.',
    zoom: 'Planszę powiększasz dwoma palcami, podwójnym dotknięciem, kółkiem lub klawiszem +, a przesuwasz przeciąganiem; klawisz 0 pokazuje znów całą. Dotknięcie jednostki pokazuje ją w dużym rozmiarze, ze wszystkimi wartościami.',
  },
  controlsTitle: 'Przy ekranie',
  controls: {
    place: 'Wybierz żeton, podświetlone pole, obróć (przeciąganie, kółko, Q i E), potem Postaw albo Enter.',
    units: 'Wybierz swoją jednostkę na planszy, żeby ją ruszyć lub obrócić, jeśli może.',
    keys: 'Z klawiatury: cyfry biorą żeton, strzałki chodzą po planszy, Enter wybiera, Q i E obracają, Delete odrzuca, Escape wraca, N kończy turę, P planuje następną, G wskazuje pole drużynie, M wycisza, I objaśnia wskazany żeton, R pokazuje, co jeszcze przyjdzie.',
    back: 'Cofnij odwraca ostatnią akcję, dopóki nic nowego nie zostało odkryte (T7).',
  },
} as const;
