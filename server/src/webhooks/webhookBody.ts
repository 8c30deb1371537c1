import type { WebhookCall } from '@hexfall/shared/protocol/webhook';

const DISCORD = /^(?:(?:canary|ptb)\.)?discord(?:app)?\.com$/;
const SLACK = /^hooks\.slack(?:-gov)?\.com$/;

/** Signs that Slack reads as the beginning of a mention or a link. */
const ESCAPED: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

const sentence = ({ name, code, link }: WebhookCall): string => `${name}, it is your turn at table ${code}: ${link}`;

/** Returns the body of a call as JSON, in the form of the service that is called. Other services get the call as it is. */
export const webhookBody = ({ hostname, pathname }: URL, call: WebhookCall): string => {
  // At this path Discord reads the form of Slack.
  if (SLACK.test(hostname) || (DISCORD.test(hostname) && pathname.endsWith('/slack'))) {
    return JSON.stringify({ text: sentence(call).replace(/[&<>]/g, (sign) => ESCAPED[sign] ?? sign) });
  }
  // No name mentions anybody.
  if (DISCORD.test(hostname)) return JSON.stringify({ content: sentence(call), allowed_mentions: { parse: [] } });
  return JSON.stringify(call);
};
