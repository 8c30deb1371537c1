import { readTexts } from '@hexfall/shared/locales/readTexts';
import { isLanguage } from '@hexfall/shared/model/languages';
import { filled } from '@hexfall/shared/picture/words';
import type { WebhookCall } from '@hexfall/shared/protocol/webhook';

/** What is said to a player who is to move. @param language the one of the page that set the webhook; English if it is not known. */
export const turnSentence = ({ name, code, link }: WebhookCall, language: string | undefined): string =>
  filled(readTexts(isLanguage(language) ? language : 'en', 'preview').yourTurn, { name, code, link });
