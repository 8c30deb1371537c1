/** Co říkají zprávy push; ukazuje je service worker. */
export const pushMessage = {
  turn: 'Jsi na tahu',
  clock: 'Brzy ti vyprší čas',
  rematch: 'Někdo ti navrhuje odvetu',
  invitation: 'Máš pozvánku ke stolu',
  other: 'Něco na tebe čeká',
} as const;
