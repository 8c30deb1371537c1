/** Celá partie s trenérem, po lekci. Načítá se jen s ní. */
export const coached = {
  title: 'Partie s trenérem',
  coach: 'Trenér',
  ask: 'Na co se mám dívat?',
  close: 'Rozumím',
  hexes: 'Vyznačeno: {{hexes}}.',
  nothing: 'Nic tu teď nevyčnívá. Použij žetony, nebo ukonči tah.',
  switch: 'Trenér se ozývá sám',
  menu: 'Partie',
  newGame: 'Nová partie',
  lesson: 'Lekce',
  leave: 'Odejít; partie zůstane',
  sure: { new: 'Opustit tuto partii a začít novou?', resign: 'Vzdát to? Vyhraje počítač.' },
  cost: {
    nothing: 'nic',
    units_one: '{{count}} jednotku',
    units_few: '{{count}} jednotky',
    units_many: '{{count}} jednotky',
    units_other: '{{count}} jednotek',
    hq_one: '{{count}} bod štábu',
    hq_few: '{{count}} body štábu',
    hq_many: '{{count}} bodu štábu',
    hq_other: '{{count}} bodů štábu',
  },
  advice: {
    'final-battle': {
      own: 'To byl tvůj poslední žeton: soupeř má ještě jeden tah, pak přijde závěrečná bitva. Štáby: ty {{own}}, soupeř {{theirs}}; žetony Bitva už neplatí.',
      theirs:
        'To byl soupeřův poslední žeton: tohle je tvůj poslední tah před závěrečnou bitvou. Štáby: ty {{own}}, soupeř {{theirs}}; žetony Bitva už neplatí.',
    },
    'last-tiles':
      'Zbývá dobrat: ty {{own}}, soupeř {{theirs}}. Po posledním žetonu přijde závěrečná bitva a vyhraje štáb, kterému zbude víc.',
    silence: 'Odteď trenér mlčí až do posledních žetonů. „Na co se mám dívat?“ odpovídá dál.',
    hq: {
      'extra-action':
        'Vylož štáb: na vyznačených polích u kraje se kolem něj vejde méně nepřátel. Tvé jednotky vedle něj udeří v každé bitvě jednou navíc.',
      initiative:
        'Vylož štáb: na vyznačených polích u kraje se kolem něj vejde méně nepřátel. Tvé jednotky vedle něj mají o 1 vyšší iniciativu.',
      bonus: 'Vylož štáb: na vyznačených polích u kraje se kolem něj vejde méně nepřátel. Tvé jednotky vedle něj dostanou jeho bonus.',
    },
    redraw: 'Máš samé okamžité žetony. Můžeš je všechny vyměnit za nové.',
    'discard-battle': 'Držíš tři žetony, takže jeden musí pryč. Může to být {{tile}}: bitva by teď soupeře nestála víc než tebe.',
    'discard-module': 'Držíš tři žetony, takže jeden musí pryč. Může to být {{tile}}: zatím nemáš jednotku, které by pomohl.',
    'discard-unused': 'Držíš tři žetony, takže jeden musí pryč. Může to být {{tile}}: teď ho není na co použít.',
    'discard-twice': 'Držíš tři žetony, takže jeden musí pryč. {{tile}} je tu dvakrát: jeden zatím stačí.',
    'discard-weakest': 'Držíš tři žetony, takže jeden musí pryč. Porovnej útoky a iniciativu: nejmíň zmůže {{tile}}.',
    'battle-now': 'Bitva by tě teď stála {{own}} a soupeře {{theirs}}. To je chvíle pro žeton {{tile}}.',
    'battle-later': 'Bitva by tě teď stála {{own}} a soupeře {{theirs}}. {{tile}} může počkat.',
    'hq-hit': {
      melee: 'Kdyby teď přišla bitva, soupeřova jednotka {{unit}} na {{at}} by ubrala tvému štábu {{count}}. Zaměř ji rychlejší jednotkou.',
      ranged:
        'Kdyby teď přišla bitva, soupeřova jednotka {{unit}} na {{at}} by ubrala tvému štábu {{count}}. Postav jí něco do dráhy, nebo ji zaměř rychlejší jednotkou.',
    },
    aim: '{{tile}} může z vyznačených polí zasáhnout tohoto nepřítele: {{target}}. Otoč žeton tak, aby tam mířila šipka nebo zub.',
    initiative: {
      own: 'Tvá jednotka {{own}} má iniciativu {{mine}}, nejrychlejší soupeřova, {{theirs}}, má {{other}}. V bitvě jedná první ta tvá: koho složí, ten už neudeří.',
      theirs:
        'Soupeřova jednotka {{theirs}} má iniciativu {{other}}, tvá nejrychlejší, {{own}}, má {{mine}}. V bitvě jedná první ta soupeřova: koho složí, ten už neudeří.',
      tie: 'Tvá jednotka {{own}} i soupeřova {{theirs}} mají nejvyšší iniciativu, {{mine}}. V bitvě jednají zároveň: udeří obě, i kdyby padly.',
    },
    module: '{{tile}} je modul. Vylož ho tak, aby se tyrkysový konektor dotýkal jednotky {{unit}} na {{at}}.',
    'first-turn': 'První tah přinese jen jeden žeton: {{tile}}. Použij ho, nebo ukonči tah a nech si ho na později.',
    'hq-open': 'Volná pole vedle tvého štábu: {{count}}. Z každého by na něj mohl nepřítel udeřit; tvá jednotka ho tam nepustí.',
    mobility: '{{unit}} na {{at}} se může v každém tvém tahu jednou přesunout nebo otočit, bez žetonu.',
    keep: 'Nemusíš použít všechno. Ukonči tah a {{tile}} ti zůstane v ruce; pak si dobereš méně nových.',
  },
  end: {
    won: 'Tvoje první vyhraná celá partie. Počítač má i silnější úrovně.',
    lost: 'Tentokrát vyhrál počítač. V přehrání uvidíš, co zasáhlo tvůj štáb.',
    resigned: 'Partie vzdána. V příští přijdou jiné žetony.',
    drawn: 'Nikdo nevyhrál: obě strany skončily stejně.',
    again: 'Hrát znovu',
    computer: 'Hrát s počítačem',
    friend: 'Hrát s kamarádem',
  },
} as const;
