import { Agent, request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import type { RecordJson } from '@hexfall/shared/notation/json';
import { MOST_MINE } from '@hexfall/shared/protocol/http';
import { newKey } from '../server/support/Page.js';
import { joinRaw } from '../server/support/rawSocket.js';

/*
 * One address that stays within all limits and asks for whatever takes the server most time and memory: it saves long games, opens
 * them, asks for them as its own and as boards, and sits at some. Run as a process of its own.
 */

export interface HoardPlan {
  readonly url: string;
  readonly address: string;
  /** After the first minute, in which it sits down. */
  readonly seconds: number;
  /** The long game to be saved. */
  readonly record: RecordJson;
  /** Tables that were saved before, with a key of each. */
  readonly tables: readonly { readonly code: string; readonly key: string }[];
}

/** How many answers had each status, by what was asked. */
export type HoardReport = Readonly<Record<string, Readonly<Record<number, number>>>>;

/** What is asked every minute: the limits allow 600 requests, and 100 new tables in ten minutes. */
const A_MINUTE = { saved: 10, mine: 118, boards: 230, pictures: 30, open: 200 } as const;

const SOCKETS = 100;

/** How many requests wait for an answer at a time. */
const AT_ONCE = 20;

const MINUTE_MS = 60_000;

/** Asks for ten minutes or so, every minute as fast as it is answered until the minute's requests are used up. */
export const hoard = async ({ url, address, seconds, record, tables: known }: HoardPlan): Promise<HoardReport> => {
  const report: Record<string, Record<number, number>> = {};
  const tables = [...known];
  const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });
  let next = 0;
  const table = (): HoardPlan['tables'][number] => tables[next++ % tables.length]!;

  const ask = (what: string, method: string, path: string, body?: unknown): Promise<string> =>
    new Promise((resolve) => {
      const text = body === undefined ? '' : JSON.stringify(body);
      const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) };
      const sent = request(url + path, { agent, method, headers, localAddress: address }, (response) => {
        let received = '';
        response.on('data', (chunk: Buffer) => (received += chunk.toString()));
        response.on('end', () => {
          const counts = (report[what] ??= {});
          counts[response.statusCode ?? 0] = (counts[response.statusCode ?? 0] ?? 0) + 1;
          resolve(received);
        });
      });
      sent.on('error', () => resolve(''));
      sent.end(text);
    });

  const kinds = {
    saved: async () => {
      const keys = record.saved?.seats.map(() => newKey()) ?? [];
      const code = /"code":"([A-Z0-9]{6})"/.exec(await ask('saved', 'POST', '/api/saved', { record, keys }))?.[1];
      if (code !== undefined) tables.push({ code, key: keys[0]! });
    },
    mine: async () => {
      const asked = Array.from({ length: MOST_MINE }, table).map(({ code, key }) => ({ code, keys: [key] }));
      await ask('mine', 'POST', '/api/mine', { tables: asked });
    },
    boards: () => ask('boards', 'GET', `/api/tables/${table().code}/board.svg?seq=${1500 + (next % 400)}`),
    pictures: () => ask('pictures', 'GET', `/api/tables/${table().code}/picture.png?turn=${next % 30}&step=0`),
    open: () => ask('open', 'POST', `/api/matches/${table().code}/open`),
  } as const;

  const minute = async (): Promise<void> => {
    const wanted = (Object.keys(kinds) as (keyof typeof kinds)[]).flatMap((kind) =>
      Array.from({ length: A_MINUTE[kind] }, (_, i) => ({ kind, at: i / A_MINUTE[kind] })),
    );
    const queue = wanted.sort((a, b) => a.at - b.at);
    await Promise.all(
      Array.from({ length: AT_ONCE }, async () => {
        for (let one = queue.shift(); one; one = queue.shift()) await kinds[one.kind]();
      }),
    );
  };

  const sockets = await Promise.all(
    Array.from({ length: SOCKETS }, async () => {
      const { code } = table();
      await ask('open', 'POST', `/api/matches/${code}/open`);
      return joinRaw(url, code, address).catch(() => null);
    }),
  );
  report['sockets'] = { 200: sockets.filter((joined) => joined !== null).length };
  await pause(MINUTE_MS);
  for (const end = performance.now() + seconds * 1000; performance.now() < end;) {
    const since = performance.now();
    await minute();
    await pause(Math.max(0, MINUTE_MS - (performance.now() - since)));
  }
  for (const joined of sockets) joined?.socket.terminate();
  agent.destroy();
  return report;
};
