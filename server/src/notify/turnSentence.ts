import { PICTURE_LANGUAGES, type PictureLanguage } from '@hexfall/shared/picture/words';
import type { WebhookCall } from '@hexfall/shared/protocol/webhook';

type Sentence = (call: Pick<WebhookCall, 'name' | 'code' | 'link'>) => string;

const SENTENCES: Readonly<Record<PictureLanguage, Sentence>> = {
  en: ({ name, code, link }) => `${name}, it is your turn at table ${code}: ${link}`,
  pl: ({ name, code, link }) => `${name}, twoja tura przy stole ${code}: ${link}`,
  de: ({ name, code, link }) => `${name}, du bist am Zug an Tisch ${code}: ${link}`,
  fr: ({ name, code, link }) => `${name}, à toi de jouer à la table ${code}\u202f: ${link}`,
  es: ({ name, code, link }) => `${name}, es tu turno en la mesa ${code}: ${link}`,
  cs: ({ name, code, link }) => `${name}, jsi na tahu u stolu ${code}: ${link}`,
  uk: ({ name, code, link }) => `${name}, твій хід за столом ${code}: ${link}`,
};

/** What is said to a player who is to move. @param language the one of the page that set the webhook; English if it is not known. */
export const turnSentence = (call: WebhookCall, language: string | undefined): string =>
  SENTENCES[PICTURE_LANGUAGES.find((known) => known === language) ?? 'en'](call);
