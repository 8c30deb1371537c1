import { Client } from 'colyseus.js';
import { MATCH_ROOM, PROTOCOL_VERSION } from '@hexfall/shared/protocol/messages';
import { ConnectionWatch } from '../../server/src/rooms/JoinDeadline.js';
import { FakeTime } from './support/FakeTime.js';
import { Page } from './support/Page.js';
import { askApi } from './support/profileRequests.js';
import { startTestApp } from './support/testApp.js';

const LATE_MS = 20_000;

test('five connections in a row that do not come are one line in the log, and one that comes begins anew', () => {
  const time = new FakeTime();
  const warn = jest.fn();
  const watch = new ConnectionWatch(time, { warn });
  const miss = (count: number): void => {
    for (let i = 0; i < count; i++) watch.expect(`${time.now()} ${i}`);
    time.pass(LATE_MS);
  };
  miss(4);
  expect(warn).not.toHaveBeenCalled();
  watch.expect('comes');
  watch.note('comes');
  miss(4);
  expect(warn).not.toHaveBeenCalled();
  miss(1);
  expect(warn).toHaveBeenCalledTimes(1);
  miss(20);
  expect(warn).toHaveBeenCalledTimes(1);
  watch.note('another');
  miss(5);
  expect(warn).toHaveBeenCalledTimes(2);
  watch.expect('never');
  watch.stop();
  expect(time.pending).toBe(0);
});

test('behind a proxy that passes no WebSockets on, the log says so', async () => {
  const time = new FakeTime();
  const app = await startTestApp({ room: { time } });
  const page = await Page.create(app.url);
  await new Client(app.url).create(MATCH_ROOM, { protocol: PROTOCOL_VERSION }).then((room) => room.leave());
  time.pass(LATE_MS);
  const hint = 'does the proxy pass WebSockets on';
  for (let i = 0; i < 5; i++) {
    expect(app.log()).not.toContain(hint);
    const answer = await askApi(app.url, 'POST', i % 2 === 0 ? `/matchmake/joinById/${page.code}` : '/matchmake/create/match', {
      body: { protocol: PROTOCOL_VERSION },
    });
    expect(answer.status).toBe(200);
    time.pass(LATE_MS);
  }
  expect(app.log()).toContain(hint);
  await page.leave();
  await app.stop();
});
