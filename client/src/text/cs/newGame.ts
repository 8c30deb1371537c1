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
    timed: 'Duel, každý 10 minut',
    days: 'Tři dny na tah',
    team: 'Týmy na velkém plánu',
    tournament: 'Turnaj',
    own: 'Režim, armády a možnosti',
  },
  invitation: {
    by: '{{player}} tě zve do hry: {{mode}}',
    to: 'Máš pozvánku do hry: {{mode}}',
    learn: 'Neznáš ji? Nauč se hrát za pět minut a vrať se sem.',
  },
};
