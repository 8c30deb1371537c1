import { request } from 'node:http';
import { Packr } from 'msgpackr';
import { WebSocket } from 'ws';
import { PROTOCOL_VERSION } from '@hexfall/shared/protocol/messages';
import type { RequestType } from '@hexfall/shared/protocol/requests';

/*
 * Connections that do what no page of ours does, from any address of this machine.
 */

/** The first byte of frames of Colyseus. */
export const FRAME = { joined: 10, data: 13 } as const;

const packr = new Packr({ useRecords: false });

/** A request as it goes over the wire. */
export const requestFrame = (type: RequestType, message: object): Buffer =>
  Buffer.concat([Buffer.of(FRAME.data, 0xa0 | type.length), Buffer.from(type), packr.pack(message)]);

interface Reservation {
  readonly processId: string;
  readonly sessionId: string;
}

const reserve = (url: string, code: string, localAddress: string): Promise<Reservation> =>
  new Promise((resolve, reject) => {
    const body = JSON.stringify({ protocol: PROTOCOL_VERSION });
    const headers = { 'content-type': 'application/json', 'content-length': body.length };
    const sent = request(`${url}/matchmake/joinById/${code}`, { method: 'POST', localAddress, headers }, (response) => {
      let text = '';
      response.on('data', (chunk: Buffer) => (text += chunk.toString()));
      response.on('end', () => {
        if (response.statusCode === 200) resolve(JSON.parse(text) as Reservation);
        else reject(new Error(`${response.statusCode}: ${text}`));
      });
    });
    sent.on('error', reject).end(body);
  });

/** Begins to connect to a table. It is for the caller to answer `FRAME.joined`. */
export const openRaw = async (url: string, code: string, localAddress = '127.0.0.1'): Promise<WebSocket> => {
  const { processId, sessionId } = await reserve(url, code, localAddress);
  const address = `${url.replace('http', 'ws')}/${processId}/${code}?sessionId=${sessionId}`;
  return new WebSocket(address, { localAddress, perMessageDeflate: false });
};

/** Connects to a table and joins; `answers` are the frames with messages that have come. */
export const joinRaw = async (
  url: string,
  code: string,
  localAddress?: string,
): Promise<{ readonly socket: WebSocket; readonly answers: Buffer[] }> => {
  const socket = await openRaw(url, code, localAddress);
  const answers: Buffer[] = [];
  await new Promise<void>((resolve, reject) => {
    socket.on('error', reject);
    socket.on('close', () => {
      reject(new Error('the server has closed the connection'));
    });
    socket.on('message', (frame: Buffer) => {
      if (frame[0] === FRAME.data) answers.push(frame);
      if (frame[0] !== FRAME.joined) return;
      socket.send(Buffer.of(FRAME.joined));
      resolve();
    });
  });
  return { socket, answers };
};
