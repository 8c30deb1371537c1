/** Cesty do nové hry: dveře úvodní stránky a nejčastější druhy stolů. */
export const newGame = {
  door: {
    learn: 'Naučit se',
    learnAbout: 'Pět minut, hrou',
    friend: 'Hrát s kamarádem',
    friendAbout: 'Stůl s odkazem k odeslání',
    computer: 'Hrát s počítačem',
    computerAbout: 'Pět úrovní, hned teď',
    nameless: 'Hráč',
  },
  battle: {
    picture: 'Bitva dvou armád na šestiúhelníkovém plánu',
    stop: 'Zastavit bitvu',
    go: 'Přehrát bitvu',
  },
  preset: {
    legend: 'Co hrajete?',
    duel: 'Duel',
    timed: 'Duel, 15 minut',
    days: 'Tři dny na tah',
    team: 'Týmy na velkém plánu',
    tournament: 'Turnaj',
    own: 'Režim, armády a možnosti',
    about: {
      duel: 'Dva hráči, libovolné armády, bez hodin.',
      timed: 'Každý 15 minut a po každém tahu 10 sekund navíc.',
      days: 'Dva hráči a tři dny na každý tah.',
      team: 'Dva na dva, plán s 37 poli, bez hodin.',
      tournament: 'Zákazy a výběr armád, náhodný první hráč, každý 20 minut a 20 sekund navíc na tah; bez braní zpět, bez předpovědi.',
    },
  },
  ready: {
    waiting: 'Čeká se na ostatní. Vše si v klidu nastav: až budou všechna místa obsazená, začneš partii ty.',
    byItself: 'Začít samo, jakmile budou všechna místa obsazená',
    full: 'Všichni jsou tu. Začni, až budeš chtít.',
    other: 'Čeká se na hráče {{player}}, ještě se připravuje.',
    away: 'Hráč {{player}} je offline.',
    start: 'Začít partii',
    agree: 'Můžeme začít',
    without: 'Začít bez čekání',
    not: 'ještě ne',
  },
  invitation: {
    by: '{{player}} tě zve do hry: {{mode}}',
    to: 'Máš pozvánku do hry: {{mode}}',
    learn: 'Neznáš ji? Nauč se hrát za pět minut a vrať se sem.',
  },
};
