import { WebSocket } from 'ws';
import { FRAME, openRaw, requestFrame } from '../server/support/rawSocket.js';

/*
 * Many connections from one address that ask for films as fast as they may. Run as a process of its own by `flood.ts`, with
 * URL, CODE, ATTACK, SOCKETS, SECONDS and ADDRESS.
 */

/**
 * film: asks for 20 pages a second and reads them · unjoined: never answers that it has joined, and asks all the same ·
 * unread: joins, asks, and reads nothing · burst: sends as much as it can.
 */
export const ATTACKS = ['film', 'unjoined', 'unread', 'burst'] as const;
export type Attack = (typeof ATTACKS)[number];

const RATE = { film: 20, unjoined: 20, unread: 20, burst: 2000 } as const;

const TICKS_PER_SECOND = 10;

export interface AttackPlan {
  readonly url: string;
  /** Of the tables that the connections are spread over. */
  readonly codes: readonly string[];
  readonly attack: Attack;
  readonly sockets: number;
  readonly seconds: number;
  readonly address: string;
}

/** What became of an attack. */
export interface AttackReport {
  readonly opened: number;
  readonly refused: number;
  readonly closed: number;
  readonly sent: number;
  readonly answers: number;
}

/** Attacks for some seconds. */
export const attackServer = async ({ url, codes, attack, sockets, seconds, address }: AttackPlan): Promise<AttackReport> => {
  const report = { opened: 0, refused: 0, closed: 0, sent: 0, answers: 0 };
  const open: WebSocket[] = [];
  const connect = async (place: number): Promise<void> => {
    const code = codes[place % codes.length] ?? '';
    const socket = await openRaw(url, code, address);
    socket.on('message', (frame: Buffer) => {
      if (frame[0] === FRAME.data) report.answers += 1;
      if (frame[0] !== FRAME.joined) return;
      if (attack !== 'unjoined') socket.send(Buffer.of(FRAME.joined));
      if (attack === 'unread') socket.pause();
    });
    socket.on('error', () => undefined);
    await new Promise<void>((resolve) => {
      socket.once('open', () => {
        report.opened += 1;
        open.push(socket);
        resolve();
      });
      socket.once('close', () => {
        report.closed += 1;
        resolve();
      });
    });
  };
  for (let i = 0; i < sockets; i += 10) {
    const attempts = Array.from({ length: Math.min(10, sockets - i) }, (_, index) => connect(index).catch(() => (report.refused += 1)));
    await Promise.all(attempts);
  }
  let n = 0;
  for (let tick = 0; tick < seconds * TICKS_PER_SECOND; tick++) {
    for (const socket of open) {
      if (socket.readyState !== WebSocket.OPEN) continue;
      for (let i = 0; i < RATE[attack] / TICKS_PER_SECOND; i++) {
        socket.send(requestFrame('history', { n: ++n, from: 1 }));
        report.sent += 1;
      }
    }
    await new Promise((resolve) => setTimeout(resolve, 1000 / TICKS_PER_SECOND));
  }
  for (const socket of open) socket.terminate();
  return report;
};
