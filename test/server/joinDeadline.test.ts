import { setImmediate as ourTurn } from 'node:timers/promises';
import { type Client, ClientState } from '@colyseus/core';
import { JoinDeadline } from '../../server/src/rooms/JoinDeadline.js';
import { FakeTime } from './support/FakeTime.js';

const LATE_MS = 5000;

/** A connection that has not confirmed its join. */
const joining = () => {
  const terminate = jest.fn();
  const client = { state: ClientState.JOINING, ref: { terminate } } as unknown as Client;
  return { client, terminate };
};

test('a connection whose join is not confirmed in time is closed, unless it has left', async () => {
  const time = new FakeTime();
  const deadline = new JoinDeadline(time);
  const [silent, left, leaving] = [joining(), joining(), joining()];
  for (const { client } of [silent, left, leaving]) deadline.expect(client);
  deadline.forget(left.client);
  time.pass(LATE_MS);
  deadline.forget(leaving.client);
  await ourTurn();
  expect([silent, left, leaving].map(({ terminate }) => terminate.mock.calls.length)).toEqual([1, 0, 0]);
});

test('a confirmation that came while the process stood still is read before the connection is closed', async () => {
  const time = new FakeTime();
  const { client, terminate } = joining();
  new JoinDeadline(time).expect(client);
  // Timers come first, and then what has arrived.
  time.pass(LATE_MS);
  client.state = ClientState.JOINED;
  await ourTurn();
  expect(terminate).not.toHaveBeenCalled();
});
