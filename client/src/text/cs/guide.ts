/** Krátký průvodce vlastními slovy; čísla jsou z docs/rules.md. */
export const guide = {
  heading: 'Jak číst žetony, tah, bitva',
  intro:
    'V Hexfallu jde o to, dovést všechno k jedné dobré bitvě. Na malém plánu stavíš žeton po žetonu; pak někdo vyhlásí bitvu a vše, co stojí, se spustí naráz.',
  aimTitle: 'O co jde',
  aim: 'Sraz nepřátelský štáb z 20 na 0, nebo měj po závěrečné bitvě silnější štáb (E1, E4).',
  tileTitle: 'Jak číst žeton',
  tile: {
    initiative:
      'Číslo v malém šestiúhelníku je iniciativa: vyšší jedná dřív. Jednotka se dvěma čísly jedná dvakrát (I1, I2). Jednotka bez čísla nejedná nikdy (U8).',
    melee: 'Bílý zub na hraně je útok nablízko: zasáhne nepřítele hned za ní. Číslo udává sílu, pokud není 1 (U1).',
    ranged: 'Jantarová šipka je výstřel: zasáhne prvního nepřítele v přímce, ať je jak chce daleko. Vlastní jednotky nepřekážejí (U1).',
    gauss: 'Dvojitá modrá šipka je Gaussův výstřel: zasáhne všechny nepřátele v celé linii (U5).',
    rocket:
      'Raketa s křidélky letí na sousední pole a až o dvě dál, zatáčí, jak chce její hráč; první nepřítel v dráze dostane 3 zranění (P14).',
    shotgun: 'Hlaveň s broky: první nepřítel v linii dostane 3 zranění na vzdálenost 1, 2 na 2 a 1 na 3 (P15).',
    sharpshooter: 'Zaměřovač: výstřel zasáhne kteréhokoli nepřítele v linii, nejen prvního (P13).',
    spy: 'Maska: špion těží z nepřátelských modulů a štábů vedle sebe, jako by byly jeho (P12).',
    venom:
      'Kapka pod tesákem: každý útok, který zraní, zanechá značku jedu. Každá značka, kapka na jednotce, dá 1 zranění před první fází každé bitvy (P16, P17).',
    push: 'Šipka proti zábraně: jednotka odstrčí jednoho sousedního nepřítele, jednou v každém tvém tahu (P18).',
    armor: 'Ocelový plát podél hrany je pancíř: střely, které tudy přiletí, slábnou o 1 (U4).',
    net: 'Pletivo na hraně je síť: vyřadí nepřítele za ní; dokud drží, nedělá vůbec nic (N1).',
    toughness: 'Červené korálky jsou odolnost navíc: o tolik zranění víc jednotka snese, než padne (U3).',
    module: 'Tyrkysové konektory na hranách modulu ukazují, kam je připojen. Co tam stojí, dostává bonus napsaný uprostřed (C1).',
    mobility: 'Odznak se čtyřmi šipkami: jednotka se může v každém tvém tahu jednou přesunout nebo otočit (M2).',
    foundation:
      'Žeton s nýty a kulatým polem je podklad: leží naplocho na volném poli a jednotky na něj mohou vstoupit: Mina je ničí, Kořeny je spojují (P7–P9).',
    instant: 'Žeton v pruhovaném rámu je okamžitý: použiješ ho jednou, udělá, co říká, a je pryč (X).',
  },
  turnTitle: 'Tah',
  turn: {
    draw: 'Dobíráš, dokud nedržíš tři žetony, a jeden z nich odhodíš (T1). V prvních tazích jich je méně a nic se neodhazuje (S4).',
    use: 'Ostatní dva použij, nech si nebo odhoď: jednotky jdou na libovolné volné pole, otočené, jak chceš, a tak zůstanou (T3, T5). Okamžité žetony udělají své a zmizí.',
    redraw: 'Jsou-li všechny dobrané žetony okamžité, můžeš je vyměnit za nové (T2).',
    open: 'Ruce i odhozené žetony vidí všichni. Tajné je jen pořadí v balíčcích (S2).',
  },
  battleTitle: 'Bitva',
  battle: {
    start: 'Začne ji žeton Bitva a ukončí tím tvůj tah; stejně tak žeton, který zaplní plán (B1, F1).',
    phases: 'Běží od nejvyšší iniciativy až k 0. Jednotky jedné fáze jednají zároveň: kdo v ní padne, ještě udeří (B3, B4).',
    medic: 'Medik padne místo jednotky, se kterou je spojen, a zruší jeden celý útok (D1).',
    hq: 'Štáby jednají poslední, v iniciativě 0, na všechny strany, ale nikdy proti sobě (U2).',
    end: 'Když někdo dobere poslední žeton, mají všichni ostatní ještě jeden tah a pak přijde závěrečná bitva (E2).',
  },
  boardTitle: 'Herní plán',
  board: {
    sides:
      'Okraj žetonu ukazuje stranu: jedna plná čára je tvá, dvojitá spojencova, přerušovaná nepřítelova. Každá nepřátelská strana má svůj vzor.',
    raised:
      'Útok si drží tvar i barvu, když se mění jeho síla. Zelený štítek se špičkou nahoru značí vyšší hodnotu, oranžový se špičkou dolů nižší.',
    order: 'Při třech nebo čtyřech hráčích znak na emblému říká, kdy je kdo na řadě: ▶ je na tahu, 1 hraje další, pak 2 a 3.',
    net: 'Pletivo přes celý žeton: jednotka je v síti a nedělá nic (N1).',
    forecast: 'Lebka v rohu: bitva by teď jednotku zničila, v iniciativě uvedené vedle. Otazník místo lebky: záleží na rozhodnutí.',
    zoom: 'Plán zvětšíš dvěma prsty, dvojitým klepnutím, kolečkem nebo klávesou + a posuneš tažením; klávesa 0 ukáže zase celý. Klepnutí na jednotku ji ukáže ve velkém, se všemi hodnotami.',
  },
  controlsTitle: 'Na obrazovce',
  controls: {
    place: 'Vyber žeton, vyber zvýrazněné pole, žeton otoč (tažením, kolečkem, Q a E) a stiskni Vyložit nebo Enter.',
    units: 'Vyber na plánu svou jednotku a přesuň ji nebo otoč, pokud může.',
    keys: 'Na klávesnici: číslice berou žeton, šipky chodí po plánu, Enter vybírá, Q a E otáčejí, Delete odhazuje, Escape vrací, N končí tah, P plánuje příští, G ukáže týmu pole, M vypíná zvuk, I vysvětlí, na co ukazuješ, R ukáže, co ještě přijde.',
    back: 'Vzít zpět zruší poslední akci, dokud se neodkrylo nic nového (T7).',
  },
} as const;
