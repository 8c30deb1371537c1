import { type Client, Room, Server } from '@colyseus/core';
import { Encoder } from '@colyseus/schema';
import { WebSocketTransport } from '@colyseus/ws-transport';
import { WebSocket } from 'ws';
import { mirror } from '@hexfall/server/schema/mirror';
import { TableState } from '@hexfall/server/schema/TableState';
import { POLICIES } from '@hexfall/shared/ai/policies';
import { DEFAULT_OPTIONS } from '@hexfall/shared/model/options';
import { randomFrom } from '@hexfall/shared/model/random';
import type { Table } from '@hexfall/shared/model/state';
import type { PlayedIntent } from '@hexfall/shared/protocol/messages';
import { createMatch } from '@hexfall/shared/rules/createMatch';
import { actingSeat } from '@hexfall/shared/rules/legal';
import { step } from '@hexfall/shared/rules/step';
import { freePort } from '../server/support/freePort.js';

/*
 * What the framework alone takes: rooms with the Schema, the events and the acknowledgments of a match that has been played
 * beforehand, without rules, checks, clocks and a store. It sends its parent its port.
 */

interface Played {
  readonly table: Table;
  readonly playedIntent: PlayedIntent;
}

const playMatch = (seed: number): readonly Played[] => {
  const created = createMatch({ options: DEFAULT_OPTIONS, armies: ['borgo', 'moloch'], seed: String(seed) });
  if (!created.ok) throw new Error(created.error.message);
  const random = randomFrom(seed);
  const played: Played[] = [];
  let state = created.value;
  for (let seat = actingSeat(state.table); seat !== null; seat = actingSeat(state.table)) {
    const intent = POLICIES.random(state.table, seat, random);
    const result = step(state, seat, intent);
    if (!result.ok) throw new Error(result.error.message);
    const { events } = result.value;
    ({ state } = result.value);
    played.push({ table: state.table, playedIntent: { seq: played.length + 1, player: seat, intent, events } });
  }
  return played;
};

const MATCHES = Array.from({ length: 50 }, (_, seed) => playMatch(seed));
let rooms = 0;

class BareRoom extends Room<{ state: TableState }> {
  #played = MATCHES[rooms++ % MATCHES.length]!;
  #next = 0;
  #shown: Table | null = null;

  override onCreate(): void {
    this.patchRate = null;
    this.state = new TableState();
    this.onMessage('intent', (client: Client, { n }: { readonly n: number }) => {
      const { table, playedIntent } = this.#played[this.#next++ % this.#played.length]!;
      mirror(table, this.state, this.#shown);
      this.#shown = table;
      this.state.seq = this.#next;
      this.broadcastPatch();
      this.broadcast('events', playedIntent);
      client.send('ack', { n, to: 'intent', client: 'bare', seq: this.#next });
    });
  }
}

if (!('WebSocket' in globalThis)) Object.assign(globalThis, { WebSocket });
Encoder.BUFFER_SIZE = 6 * 1024;

const port = await freePort();
const server = new Server({ transport: new WebSocketTransport(), greet: false, gracefullyShutdown: false });
server.define('match', BareRoom);
await server.listen(port, '127.0.0.1');
process.on('message', () => {
  const { user, system } = process.cpuUsage();
  process.send?.({ cpu: (user + system) / 1e6 });
});
process.send?.({ port });
