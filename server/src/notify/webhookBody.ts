import type { WebhookCall } from '@hexfall/shared/protocol/webhook';
import { readTexts } from '@hexfall/shared/locales/readTexts';
import { isLanguage } from '@hexfall/shared/model/languages';
import { filled } from '@hexfall/shared/picture/words';

/** What is said to a player who is to move. @param language the one of the page that set the webhook; English if it is not known. */
const turnSentence = ({ name, code, link }: WebhookCall, language: string | undefined): string =>
  filled(readTexts(isLanguage(language) ? language : 'en', 'preview').yourTurn, { name, code, link });

const DISCORD = /^(?:(?:canary|ptb)\.)?discord(?:app)?\.com$/;
const SLACK = /^hooks\.slack(?:-gov)?\.com$/;

/** Signs that Slack reads as the beginning of a mention or a link. */
const ESCAPED: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** Returns the body of a call as JSON, in the form of the service that is called. Other services get the call as it is. @param language of the sentence for people. */
export const webhookBody = ({ hostname, pathname }: URL, call: WebhookCall, language: string | undefined): string => {
  // At this path Discord reads the form of Slack.
  if (SLACK.test(hostname) || (DISCORD.test(hostname) && pathname.endsWith('/slack'))) {
    return JSON.stringify({ text: turnSentence(call, language).replace(/[&<>]/g, (sign) => ESCAPED[sign] ?? sign) });
  }
  // No name mentions anybody.
  if (DISCORD.test(hostname)) return JSON.stringify({ content: turnSentence(call, language), allowed_mentions: { parse: [] } });
  return JSON.stringify(call);
};
