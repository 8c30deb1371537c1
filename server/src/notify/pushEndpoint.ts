import { isIP } from 'node:net';

/** Names that lead nowhere outside of a network of one's own. */
const INNER = /(?:^|\.)(?:localhost|local|internal|lan|home|corp|intranet|test|invalid|onion|home\.arpa)\.?$/i;

/**
 * Whether messages may be sent to the endpoint of a subscription: by HTTPS, at its default port, to a host with a name that can be
 * public. What the name resolves to is checked with each message.
 * @param isPrivateAllowed for tests: any HTTP address will do.
 */
export const isPushEndpoint = (endpoint: string, isPrivateAllowed = false): boolean => {
  if (!URL.canParse(endpoint)) return false;
  const { protocol, hostname, port, username, password } = new URL(endpoint);
  if (username !== '' || password !== '') return false;
  if (isPrivateAllowed) return protocol === 'https:' || protocol === 'http:';
  const isName = isIP(hostname.replace(/^\[|\]$/g, '')) === 0 && hostname.includes('.') && !INNER.test(hostname);
  return protocol === 'https:' && port === '' && isName;
};
