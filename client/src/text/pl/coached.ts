/** Cała partia z trenerem, po lekcji. Ładuje się tylko z nią. */
export const coached = {
  title: 'Partia z trenerem',
  coach: 'Trener',
  ask: 'Na co mam patrzeć?',
  close: 'Jasne',
  hexes: 'Zaznaczone: {{hexes}}.',
  nothing: 'Nic się teraz nie wyróżnia. Użyj żetonów albo zakończ turę.',
  switch: 'Trener odzywa się sam',
  menu: 'Partia',
  newGame: 'Nowa partia',
  lesson: 'Lekcja',
  leave: 'Wyjdź; partia zostaje',
  sure: { new: 'Porzucić tę partię i zacząć nową?', resign: 'Poddać się? Wygra komputer.' },
  cost: {
    nothing: 'nic',
    units_one: '{{count}} jednostkę',
    units_few: '{{count}} jednostki',
    units_many: '{{count}} jednostek',
    units_other: '{{count}} jednostki',
    hq_one: '{{count}} punkt Sztabu',
    hq_few: '{{count}} punkty Sztabu',
    hq_many: '{{count}} punktów Sztabu',
    hq_other: '{{count}} punktu Sztabu',
  },
  advice: {
    'final-battle': {
      own: 'To był twój ostatni żeton: wróg ma jeszcze turę, potem bitwa końcowa. Sztaby: ty {{own}}, wróg {{theirs}}; żetony Bitwy już nie działają.',
      theirs:
        'To był ostatni żeton wroga, a to twoja ostatnia tura przed bitwą końcową. Sztaby: ty {{own}}, wróg {{theirs}}; żetony Bitwy już nie działają.',
    },
    'last-tiles': 'Zostało do dobrania: ty {{own}}, wróg {{theirs}}. Po ostatnim żetonie jest bitwa końcowa; wygrywa silniejszy Sztab.',
    silence: 'Od teraz trener milczy aż do ostatnich żetonów. „Na co mam patrzeć?” nadal odpowiada.',
    hq: {
      'extra-action':
        'Postaw Sztab: na zaznaczonych polach przy brzegu zmieści się obok mniej wrogów. Twoje jednostki obok niego działają w bitwie o raz więcej.',
      initiative:
        'Postaw Sztab: na zaznaczonych polach przy brzegu zmieści się obok mniej wrogów. Twoje jednostki obok mają o 1 więcej inicjatywy.',
      bonus: 'Postaw Sztab: na zaznaczonych polach przy brzegu zmieści się obok mniej wrogów. Twoje jednostki obok dostają jego premię.',
    },
    redraw: 'Masz same żetony natychmiastowe. Możesz wymienić wszystkie na nowe.',
    'discard-battle': 'Masz trzy żetony, więc jeden odrzuć. Może to być {{tile}}: bitwa teraz kosztowałaby wroga nie więcej niż ciebie.',
    'discard-module': 'Masz trzy żetony, więc jeden odrzuć. Może to być {{tile}}: nie masz jeszcze jednostki, której by pomógł.',
    'discard-unused': 'Masz trzy żetony, więc jeden odrzuć. Może to być {{tile}}: nie ma go teraz na czym użyć.',
    'discard-twice': 'Masz trzy żetony, więc jeden odrzuć. {{tile}} jest tu dwa razy: na razie wystarczy jeden.',
    'discard-weakest': 'Masz trzy żetony, więc jeden odrzuć. Porównaj ataki i inicjatywę: najmniej robi {{tile}}.',
    'battle-now': 'Bitwa teraz kosztowałaby ciebie {{own}}, a wroga {{theirs}}. To dobra chwila na żeton: {{tile}}.',
    'battle-later': 'Bitwa teraz kosztowałaby ciebie {{own}}, a wroga {{theirs}}. {{tile}} może poczekać.',
    'hq-hit': {
      melee: 'W bitwie teraz wroga jednostka {{unit}} na {{at}} zabrałaby twojemu Sztabowi {{count}}. Wyceluj w nią szybszą jednostką.',
      ranged:
        'W bitwie teraz wroga jednostka {{unit}} na {{at}} zabrałaby twojemu Sztabowi {{count}}. Postaw coś na linii strzału albo wyceluj szybszą jednostką.',
    },
    aim: '{{tile}} z zaznaczonych pól trafi tego wroga: {{target}}. Obróć żeton tak, by strzałka lub kieł wskazywały cel.',
    initiative: {
      own: 'Twój żeton {{own}} ma inicjatywę {{mine}}, najszybszy wróg, {{theirs}}, ma {{other}}. W bitwie twój działa pierwszy: kto padnie, nie uderzy.',
      theirs:
        'Wrogi żeton {{theirs}} ma inicjatywę {{other}}, twój najszybszy, {{own}}, ma {{mine}}. W bitwie wróg działa pierwszy: kto padnie, nie uderzy.',
      tie: 'Twój żeton {{own}} i wrogi {{theirs}} mają najwyższą inicjatywę, {{mine}}. W bitwie działają razem: uderzą oba, nawet gdy padną.',
    },
    module: '{{tile}} to moduł. Postaw go tak, by turkusowe złącze dotykało jednostki {{unit}} na {{at}}.',
    'first-turn': 'Pierwsza tura daje tylko jeden żeton: {{tile}}. Użyj go albo zakończ turę i zachowaj go na później.',
    'hq-open': 'Obok twojego Sztabu są wolne pola: {{count}}. Z każdego wróg może go uderzyć; twoja jednostka go tam nie wpuści.',
    mobility: '{{unit}} na {{at}} może raz w każdej twojej turze ruszyć się lub obrócić bez żetonu.',
    keep: 'Nie trzeba użyć wszystkiego. Zakończ turę, a {{tile}} zostanie w ręce; dobierzesz wtedy mniej nowych.',
  },
  end: {
    won: 'Wygrana! To była twoja pierwsza cała partia. Komputer ma mocniejsze poziomy.',
    lost: 'Tym razem wygrał komputer. W powtórce widać, co trafiło twój Sztab.',
    resigned: 'Partia poddana. W następnej przyjdą inne żetony.',
    drawn: 'Nikt nie wygrał: obie strony skończyły równo.',
    again: 'Zagraj jeszcze raz',
    computer: 'Zagraj z komputerem',
    friend: 'Zagraj ze znajomym',
  },
} as const;
