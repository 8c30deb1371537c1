import { createSocket } from 'node:dgram';
import { existsSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { isIPv4 } from 'node:net';
import { type NetworkInterfaceInfo, networkInterfaces } from 'node:os';

/** The interfaces of virtual machines, containers and VPNs, by the names that their programs use: they lead to no phone. */
const VIRTUAL =
  /^(?:docker|br-|veth|virbr|vboxnet|virtualbox|vmnet|vmware|vethernet|lxc|lxd|cni|podman|wg|tun|tap|utun|ppp|tailscale|zt|zerotier)/i;

/** Networks of homes and offices before others: that is where phones are. */
const RANKS: readonly RegExp[] = [/^192\.168\./, /^10\./, /^172\.(?:1[6-9]|2\d|3[01])\./];

const rankOf = (address: string): number => {
  const rank = RANKS.findIndex((range) => range.test(address));
  return rank < 0 ? RANKS.length : rank;
};

const EVERYWHERE = ['0.0.0.0', '::'];

const isLoopback = (address: string): boolean => /^(?:::ffff:)?127\.|^::1$/.test(address);

/** Returns the host for addresses by which a browser on this machine reaches a server that listens on `host`. */
export const readyHost = (host: string | undefined): string => {
  if (host === undefined || EVERYWHERE.includes(host) || isLoopback(host)) return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
};

/** What this machine says of its networks. */
export interface Networks {
  readonly interfaces: NodeJS.Dict<readonly Pick<NetworkInterfaceInfo, 'address' | 'internal'>[]>;
  /** The own address on the default route; null if there is none. */
  readonly routed: string | null;
  /** Whether this process runs in a container, whose addresses only its host reaches. */
  readonly isContainer: boolean;
}

/** An address of TEST-NET-1 (RFC 5737). Connecting a UDP socket sends nothing; the system only chooses the route. */
const ELSEWHERE = { address: '192.0.2.1', port: 9 };

/** Returns the own address from which the system would reach other networks; null if it has no route. */
const routedAddress = (): Promise<string | null> =>
  new Promise((resolve) => {
    const socket = createSocket('udp4');
    const end = (found: string | null): void => {
      socket.close();
      resolve(found);
    };
    socket.once('error', () => end(null));
    socket.connect(ELSEWHERE.port, ELSEWHERE.address, () => end(socket.address().address));
  });

/** Reads the networks of this machine. */
export const readNetworks = async (): Promise<Networks> => ({
  interfaces: networkInterfaces(),
  routed: await routedAddress(),
  isContainer: existsSync('/.dockerenv') || existsSync('/run/.containerenv') || process.env['KUBERNETES_SERVICE_HOST'] !== undefined,
});

/**
 * Returns the IPv4 addresses by which other devices reach this machine, the likeliest first: that of the default route, and virtual
 * interfaces last.
 * @param host the host that the server listens on; all if undefined.
 */
export const lanHosts = (host: string | undefined, { interfaces, routed, isContainer }: Networks): readonly string[] => {
  if (isContainer) return [];
  const own = Object.entries(interfaces)
    .flatMap(([name, found = []]) => found.map((one) => ({ ...one, isVirtual: VIRTUAL.test(name) })))
    .filter(({ address, internal }) => !internal && isIPv4(address) && !address.startsWith('169.254.'))
    .map(({ address, isVirtual }) => ({ address, order: [Number(isVirtual), Number(address !== routed), rankOf(address)] as const }))
    .sort((a, b) => a.order[0] - b.order[0] || a.order[1] - b.order[1] || a.order[2] - b.order[2])
    .map(({ address }) => address);
  return host === undefined || EVERYWHERE.includes(host) ? own : own.filter((address) => address === host);
};

/** Whether a request comes from a browser on this machine, and through no proxy that says so. */
export const isFromHere = ({ socket, headers }: Pick<IncomingMessage, 'socket' | 'headers'>): boolean =>
  isLoopback(socket.remoteAddress ?? '') && headers['x-forwarded-for'] === undefined && headers.forwarded === undefined;
