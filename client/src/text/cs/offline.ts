/** Stránka bez sítě, nainstalovaná a v novější verzi. */
export const offline = {
  works: 'Jsi offline. Bez připojení fungují partie s počítačem a ve více lidech u tohoto zařízení, a také:',
  lesson: 'Lekce',
  coached: 'Partie s trenérem',
  puzzles: 'Hlavolamy',
  sandbox: 'Pískoviště',
  rules: 'Pravidla',
  nothingKept: 'Jsi offline. Tato stránka funguje bez připojení, jakmile se jednou otevřela s ním.',
  serverAway: 'Server neodpovídá. Bez něj fungují partie s počítačem a ve více lidech u tohoto zařízení, a také:',
  serverAwayNothingKept: 'Server neodpovídá. Jakmile se ozve, bude zase všechno fungovat.',
  needsServer: 'K tomu je potřeba připojení k serveru.',
  playsHere: 'S počítačem a ve více lidech u tohoto zařízení se hraje tady, bez připojení. Na ostatní je potřeba server.',
  install: 'Nainstalovat Hexfall na toto zařízení',
  installByHand: 'Instalace Hexfallu na iPhone nebo iPad: Sdílet, pak „Přidat na plochu“.',
  installAbout:
    'Pak se otevírá ve vlastním okně a funguje bez připojení: partie s počítačem a ve více lidech, lekce, hlavolamy, pískoviště, pravidla.',
  newVersion: 'Nová verze je připravená.',
  reload: 'Načíst znovu',
} as const;
