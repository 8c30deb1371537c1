import { createSocket, type Socket } from 'node:dgram';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Nginx } from '../browser/support/Nginx.js';
import { freePort } from '../server/support/freePort.js';
import { describeWith } from '../support/programs.js';
import { readProjectFile } from '../support/sources.js';

/*
 * deploy/nginx.conf and deploy/kubernetes/nginx.conf find the process of a table by the name of its container or pod. Here a small name
 * server stands for that of Docker or the cluster, and two HTTP servers for all processes and for one of them.
 */

interface Case {
  readonly path: string;
  /** The name of a process, one that no process has, and one that is too long. */
  readonly name: string;
  readonly absent: string;
  readonly long: string;
  /** What the name server knows the process by. */
  readonly full: string;
}

const CASES: readonly Case[] = [
  { path: 'deploy/nginx.conf', name: '0123456789ab', absent: 'ffffffffffff', long: '0123456789abc', full: '0123456789ab' },
  {
    path: 'deploy/kubernetes/nginx.conf',
    name: 'hexfall-0',
    absent: 'hexfall-7',
    long: 'hexfall-0000',
    full: 'hexfall-0.hexfall-pods.hexfall.svc.cluster.local',
  },
];

/** Answers each question for an address: with 127.0.0.1 for a known name, else that there is no such name. Notes the names. */
const startNames = async (known: readonly string[], asked: string[]): Promise<Socket> => {
  const socket = createSocket('udp4');
  socket.on('message', (query, { port, address }) => {
    const labels: string[] = [];
    let end = 12;
    for (let length = query[end] ?? 0; length > 0; length = query[end] ?? 0) {
      labels.push(query.toString('latin1', end + 1, end + 1 + length));
      end += length + 1;
    }
    const name = labels.join('.');
    asked.push(name);
    const question = query.subarray(12, end + 5);
    const isAddress = query.readUInt16BE(end + 1) === 1;
    const isKnown = known.includes(name);
    const count = isKnown && isAddress ? 1 : 0;
    const head = Buffer.from([query[0] ?? 0, query[1] ?? 0, 0x81, isKnown ? 0x80 : 0x83, 0, 1, 0, count, 0, 0, 0, 0]);
    const answer = Buffer.from([0xc0, 12, 0, 1, 0, 1, 0, 0, 0, 2, 0, 4, 127, 0, 0, 1]);
    socket.send(Buffer.concat([head, question, ...(count > 0 ? [answer] : [])]), port, address);
  });
  socket.bind(0, '127.0.0.1');
  await once(socket, 'listening');
  return socket;
};

/** Answers with its own name and the path it was asked for. */
const startEcho = async (name: string): Promise<Server> => {
  const server = createServer((request, response) => response.end(`${name} ${request.url}`));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return server;
};

const portOf = (server: Server): number => (server.address() as AddressInfo).port;

describeWith('nginx', 'nginx', (nginx) =>
  describe.each(CASES)('with $path', ({ path: file, name, absent, long, full }) => {
    const asked: string[] = [];
    let names: Socket;
    let servers: readonly Server[] = [];
    let proxy: Nginx;
    let url = '';

    const get = async (path: string): Promise<string> => {
      const response = await fetch(url + path);
      return response.ok ? response.text() : String(response.status);
    };

    beforeAll(async () => {
      names = await startNames([full, 'evil.example', 'hexfall.hexfall.svc.cluster.local'], asked);
      const [game, container] = await Promise.all([startEcho('game'), startEcho('container')]);
      servers = [game, container];
      const port = await freePort();
      url = `http://127.0.0.1:${port}`;
      const text = readProjectFile(file)
        .replace(/(?<=^resolver )\S+/m, `127.0.0.1:${names.address().port} ipv6=off`)
        // Versions before 1.27.3 do not look up the names of an upstream again.
        .replace('zone games 64k;', '')
        .replace('game:2567 resolve', `127.0.0.1:${portOf(game)}`)
        .replace('$games:2567', `$games:${portOf(game)}`)
        .replace(/(?<=\$process[\w.-]*):2567/, `:${portOf(container)}`)
        .replace('listen 8080', `listen 127.0.0.1:${port}`);
      proxy = await Nginx.start(nginx, port, () => text);
    });

    afterAll(async () => {
      await proxy.stop();
      for (const server of servers) server.close();
      names.close();
    });

    test('sends what begins with /p/ and the name of a container to it, without that', async () => {
      expect(await get(`/p/${name}/abc/def?sessionId=x&y=%2F`)).toBe('container /abc/def?sessionId=x&y=%2F');
      expect(await get(`/p/${name}/`)).toBe('container /');
      expect(await get(`/p/${name}/a%20b`)).toBe('container /a%20b');
      expect(asked).toContain(full);
    });

    test('answers with an error when there is no such container', async () => {
      expect(await get(`/p/${absent}/abc`)).toBe('502');
    });

    test('sends everything else to any process', async () => {
      for (const path of ['/', '/t/ABCDEF', '/api/version?x=1', '/p', '/x/p/evil.example/']) expect(await get(path)).toBe(`game ${path}`);
      expect(await get('/metrics')).toBe('404');
    });

    test.each([
      '/p/evil.example/x',
      '/p/127.0.0.1/x',
      '/p/redis/x',
      `/p/${long}/x`,
      `/p/${name}.evil.example/x`,
      `/p/${name}`,
      `/p/${name.toUpperCase().replace('-', '_')}/x`,
      `/p/${name}%62@evil.example/x`,
      '/p/%65vil.example/x',
      '/p/evil.example/../redis/x',
    ])('leads nowhere by %s', async (path) => {
      const before = asked.length;
      expect(await get(path)).toBe('404');
      expect(asked.slice(before)).toEqual([]);
    });
  }),
);
