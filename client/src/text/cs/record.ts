/** Partie ze souborů: jejich otevření, ověření dobírání a co na nich může být špatně. */
export const record = {
  about:
    'Záznam dohrané partie lze uložit z jejího výsledku, hru u jednoho zařízení kdykoli z její nabídky. Vyber soubor, přetáhni ho sem, nebo vlož jeho text: partie se znovu odehraje podle pravidel a ověří se dobírání.',
  choose: 'Vybrat soubor',
  paste: 'Text záznamu partie',
  drop: 'Pusť soubor, aby se otevřel',
  saved: {
    heading: 'Uložená partie',
    about:
      'Pokračuje u nového stolu tohoto serveru, s časem, který zbýval. Tento prohlížeč dostane místa všech lidí. Kdo má soubor, může znát pořadí v balíčcích.',
    goOn: 'Pokračovat v partii',
    other: 'Jiný soubor',
    failed: 'Partie tu nemůže pokračovat. {{reason}}',
    notSaved: 'To není uložená partie: není v ní, kdo hraje.',
    refused: 'Server tento soubor odmítá.',
    unlisted: 'Správce tohoto serveru povoluje jen jména ze seznamu. Na tomto zařízení pokračuje pod jakýmkoli jménem.',
  },
  proven: 'Ověřeno: dobírání bylo poctivé a každá akce je podle pravidel (počet akcí: {{number}}).',
  unproven: 'Každá akce je podle pravidel (počet akcí: {{number}}). Poctivost dobírání není prokázaná. {{reason}}',
  doubt: {
    'no-fair-draw': 'Soubor neříká, z čeho semínko vzniklo.',
    'wrong-commitment': 'Tajemství v souboru není to, ke kterému se server zavázal.',
    'wrong-seed': 'Semínko neplyne z tajemství a z toho, co přidali hráči.',
    'wrong-armies': 'Armády neplynou ze semínka.',
    'wrong-log': 'Akce nejsou ty, které se odehrály.',
  },
  fault: {
    json: 'Tohle není JSON.',
    long: 'Na záznam partie je to příliš dlouhé.',
    unreadable: 'Prohlížeč tento soubor nedokáže přečíst.',
    record: 'Tohle není záznam partie. {{reason}}',
    setup: 'Pravidla nedovolují partii takto začít. {{reason}}',
    refused: 'Pravidla takovou partii nedovolují. Akce {{number}} z {{all}}: {{reason}}',
    broken: 'Tuto partii nelze znovu odehrát: je to chyba programu.',
  },
} as const;
