/** Jak se hráč dozví, že na něj něco čeká. */
export const notification = {
  kind: { start: 'Všichni jsou tu: začni partii', turn: 'Jsi na tahu', question: 'Otázka pro tebe', proposal: 'Návrh pro tebe' },
  heading: 'Když na tebe něco čeká',
  sound: 'Přehrát zvuk, i když je stránka na pozadí',
  sign: 'Ukázat to v titulku a ikoně okna',
  notify: 'Upozornit mě, když stránka není vidět',
  allow: 'Povolit upozornění…',
  notifyDenied: 'Upozornění má tato stránka v nastavení prohlížeče zakázaná.',
  notifyMissing: 'Tento prohlížeč pro tuto stránku upozornění nemá.',
  webhook: 'Adresa, kam dát vědět, když jsi na tahu',
  webhookText: 'Když tu nejsi a jsi na tahu, server tam pošle krátkou zprávu. Tuto adresu vidíš jen ty.',
  webhookForms: 'Discord a Slack ji ukážou jako větu ve tvém jazyce. Jejich adresy vypadají takto:',
  keep: 'Uložit',
  remove: 'Odstranit',
  kept: 'Uloženo',
} as const;
