/** Co možnosti stolu změní ve hře a vlastní hodiny. */
export const options = {
  about: {
    begins: 'Kdo má první tah partie. Náhodný hráč se vylosuje, jakmile se obsadí poslední místo.',
    start: {
      standard: 'V prvním tahu se dobírá jeden žeton, ve druhém dva, v každém dalším do tří: začínat není výhoda.',
      alternative: 'Jiný je jen úplně první tah: doberou se tři žetony, jeden se odhodí a použít se smí nejvýš jeden.',
    },
    clock:
      'Když čas vyprší, tah skončí, a má-li se odhodit žeton, vybere se náhodně; potřetí za sebou se tím hráč vzdává. Čas v hodinách a dnech běží, i když u stolu nikdo není.',
    forecast: 'Stůl nikomu předem neukáže, co by přinesla bitva.',
    map: 'Terén leží na plánu od začátku: uzavírá pole, zraňuje nebo chrání jednotky, nebo skrývá odměny.',
    mercenaries: 'Žoldáci se najímají před partií a čekají vedle balíčku: když je potřebuješ, dober jednoho místo žetonu.',
    bomber: {
      none: 'Pyrotechnik se neúčastní.',
      neutral:
        'Je nepřítelem všech: po zásahu vybuchne, zraní jednotky kolem sebe kromě štábů a přejde k jinému hráči, který ho může znovu vyložit.',
      mercenary: 'Po zásahu vybuchne a zraní jen nepřátele hráče, který ho vyložil, i štáby; pak přejde k jinému hráči.',
      two: 'Po zničení se vrátí vedle plánu a lze ho znovu vyložit.',
    },
    expanded: 'Víc místa na přesuny a střelbu a štáby mohou stát dál od sebe.',
    teamHq: 'Štáby padnou dřív, takže partie jsou kratší.',
    reinforcement: 'V každém tahu je z čeho vybírat a balíčky dojdou dřív.',
    sameArmy: 'Bez této možnosti má každý hráč jinou armádu.',
    noTakeBack: 'Co se stalo, platí. Jinak lze poslední akci vzít zpět, dokud se po ní neukázalo nic skrytého.',
    freeVenom: 'Značky jedu armády Neodžungle nikdy nedojdou a každá zraní svou jednotku v každé bitvě.',
  },
  clock: {
    custom: 'Vlastní hodiny',
    kind: 'Co je omezené?',
    kinds: { game: 'Celá partie', turn: 'Každý tah' },
    time: 'Čas',
    unit: 'Jednotka času',
    units: { second: 'sekundy', minute: 'minuty', hour: 'hodiny', day: 'dny' },
    more: 'Sekundy navíc po každém vlastním tahu',
    range: '{{field}}: celé číslo od {{least}} do {{most}}.',
    chosen: 'Hodiny: {{clock}}',
    stays: 'Dokud to není v pořádku, hodiny zůstávají, jak jsou: {{clock}}',
  },
} as const;
