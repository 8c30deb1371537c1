/** A name or an address, and perhaps a port. */
const HOST = /^([\w.-]+|\[[\da-f:.]+\])(?::\d+)?$/i;

/** This machine by itself: a proxy on it that changes `Host`, and a browser on it. No page of another site has such an address. */
const isLoopback = (name: string): boolean => name === 'localhost' || name === '[::1]' || /^127(\.\d+){3}$/.test(name);

export interface KnownHostSettings {
  readonly hosts: readonly string[];
  readonly origins: readonly string[];
  readonly publicAddress?: string | undefined;
}

/** Whether a `Host` is a name of this server. */
export type HostCheck = (host: string | undefined) => boolean;

/** Returns a check for the names of this server: any name, if neither `HOSTS` nor `ORIGINS` is set. */
export const hostCheck = ({ hosts, origins, publicAddress }: KnownHostSettings): HostCheck => {
  if (hosts.length + origins.length === 0) return () => true;
  const addresses = [...origins, ...[...hosts, ...(publicAddress === undefined ? [] : [publicAddress])].map((host) => `http://${host}`)];
  const known = new Set(addresses.map((address) => new URL(address).hostname));
  return (host) => {
    const name = HOST.exec(host ?? '')?.[1]?.toLowerCase();
    return name !== undefined && (known.has(name) || isLoopback(name));
  };
};
