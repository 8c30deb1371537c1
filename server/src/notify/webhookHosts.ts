/** A host that may be called. */
export interface WebhookHost {
  readonly name: string;
  /** Null: by HTTPS at its usual port, on the internet. A port: that one, by HTTP too, and also in a private network. */
  readonly port: number | null;
}

const MAX_PORT = 65_535;

const ENTRY = /^(\[[\da-f:.]+\]|[a-z\d.-]+)(?::(\d{1,5}))?$/i;

/** `hooks.example` or `house.lan:8080`; null if it is neither. */
export const readWebhookHost = (entry: string): WebhookHost | null => {
  const [, name = '', port] = ENTRY.exec(entry) ?? [];
  if (name === '' || !URL.canParse(`https://${name}`)) return null;
  if (port !== undefined && (Number(port) < 1 || Number(port) > MAX_PORT)) return null;
  return { name: new URL(`https://${name}`).hostname, port: port === undefined ? null : Number(port) };
};

const HTTPS_PORT = 443;
const HTTP_PORT = 80;

const portOf = ({ port, protocol }: URL): number => (port === '' ? (protocol === 'https:' ? HTTPS_PORT : HTTP_PORT) : Number(port));

/** The entry by which an address may be called; null if it may not. */
export const allowedBy = (address: string, hosts: readonly WebhookHost[]): WebhookHost | null => {
  if (!URL.canParse(address)) return null;
  const url = new URL(address);
  if ((url.protocol !== 'https:' && url.protocol !== 'http:') || url.username !== '' || url.password !== '') return null;
  const port = portOf(url);
  const fits = (host: WebhookHost): boolean =>
    host.name === url.hostname && (host.port === null ? url.protocol === 'https:' && port === HTTPS_PORT : port === host.port);
  const found = hosts.filter(fits);
  return found.find((host) => host.port !== null) ?? found[0] ?? null;
};
