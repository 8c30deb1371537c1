/** Zprávy push, v nastavení. */
export const push = {
  label: 'Dát mi vědět, i když není otevřená žádná stránka hry',
  about:
    'Když jsi na tahu, když ti brzy vyprší čas, když někdo navrhne odvetu a, s kartou hráče, když tě pozve někdo, s kým už máš odehráno. Zpráva je šifrovaná a doručuje ji služba push výrobce tvého prohlížeče. Nic dalšího k jiné firmě nejde.',
  working: 'Okamžik…',
  on: 'V tomto prohlížeči ti dáme vědět.',
  ended: 'V tomto prohlížeči už ti vědět nedáme.',
  failed: 'To se nepovedlo. Zkus to později.',
  install:
    'Na iPhonu nebo iPadu nejdřív přidej Hexfall na plochu: Sdílet, pak „Přidat na plochu“. Když ho otevřeš odtamtud, může ti dávat vědět.',
} as const;
