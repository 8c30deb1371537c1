/** Zprávy push, v nastavení. */
export const push = {
  label: 'Dát mi vědět, i když není otevřená žádná stránka hry',
  about:
    'Když jsi na tahu, když ti brzy vyprší čas, když někdo navrhne odvetu a když tě pozve někdo, s kým už máš odehráno. Zpráva je šifrovaná a doručuje ji služba push výrobce tvého prohlížeče. Nic dalšího k jiné firmě nejde.',
  working: 'Okamžik…',
  on: 'Tento prohlížeč ti dá vědět.',
  ended: 'Tento prohlížeč ti už vědět nedá.',
  failed: 'To se nepovedlo. Zkus to později.',
  install:
    'Na iPhonu nebo iPadu nejdřív přidej Hexfall na plochu: Sdílet, pak „Přidat na plochu“. Když ho otevřeš odtamtud, může ti dávat vědět.',
} as const;
