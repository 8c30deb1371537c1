import { Outbox } from '../../../client/src/net/outbox.js';

const setUp = () => {
  const sent: { readonly type: string; readonly n: number }[] = [];
  const line = { isThere: true };
  const outbox = new Outbox((type, { n }) => {
    if (line.isThere) sent.push({ type, n });
    return line.isThere;
  });
  const intent = () => outbox.post('intent', { client: 'page-1234', seat: 0, intent: { do: 'end-turn' } });
  return { sent, line, outbox, intent };
};

describe('the outbox', () => {
  test('numbers requests from 1 and gives each its answer', async () => {
    const { sent, outbox, intent } = setUp();
    const [first, second] = [intent(), outbox.post('sit', { key: 'secret', army: 'borgo', name: 'Ala' })];
    outbox.acknowledge(2, { seat: 1 });
    outbox.refuse(1, { code: 'not-your-turn', message: 'No.', rule: 'T4' });
    expect(await first).toEqual({ ok: false, error: { code: 'not-your-turn', message: 'No.', rule: 'T4' } });
    expect(await second).toEqual({ ok: true, value: { seat: 1 } });
    expect(sent).toEqual([
      { type: 'intent', n: 1 },
      { type: 'sit', n: 2 },
    ]);
  });

  test('after a lost connection sends intents again under their number, and gives up what could be done twice', async () => {
    const { sent, outbox, intent } = setUp();
    const kept = intent();
    const lost = outbox.post('swap', { seats: [0, 1] });
    outbox.resend();
    expect(await lost).toMatchObject({ ok: false, error: { code: 'unanswered' } });
    expect(outbox.intents).toBe(1);
    expect(sent.map(({ n }) => n)).toEqual([1, 2, 1]);
    outbox.acknowledge(1, { client: 'page-1234', seq: 7 });
    expect(await kept).toMatchObject({ ok: true, value: { seq: 7 } });
    expect(outbox.intents).toBe(0);
  });

  test('while the server is overloaded, sends an intent again at the time it names, and gives up what could be done twice', async () => {
    jest.useFakeTimers();
    try {
      const { sent, outbox, intent } = setUp();
      const kept = intent();
      const lost = outbox.post('swap', { seats: [0, 1] });
      const overloaded = { code: 'overloaded', message: 'Busy.', retryAfterMs: 500 } as const;
      outbox.refuse(1, overloaded);
      outbox.refuse(2, overloaded);
      expect(await lost).toMatchObject({ ok: false, error: { code: 'overloaded' } });
      jest.advanceTimersByTime(499);
      expect(sent.map(({ n }) => n)).toEqual([1, 2]);
      jest.advanceTimersByTime(501);
      expect(sent.map(({ n }) => n)).toEqual([1, 2, 1]);
      outbox.acknowledge(1, { client: 'page-1234', seq: 7 });
      expect(await kept).toMatchObject({ ok: true, value: { seq: 7 } });
      outbox.refuse(1, overloaded);
      jest.advanceTimersByTime(2000);
      expect(sent).toHaveLength(3);
    } finally {
      jest.useRealTimers();
    }
  });

  test('without a connection keeps what can be repeated, and says of anything else that it was not sent', async () => {
    const { sent, line, outbox, intent } = setUp();
    line.isThere = false;
    const kept = intent();
    expect(await outbox.post('answer', { seat: 0, proposal: 1, agree: true })).toMatchObject({ ok: false, error: { code: 'unreachable' } });
    expect(sent).toEqual([]);
    line.isThere = true;
    outbox.resend();
    expect(sent).toEqual([{ type: 'intent', n: 1 }]);
    outbox.acknowledge(1, { client: 'page-1234', seq: 1 });
    expect(await kept).toMatchObject({ ok: true });
  });

  test('asks again for a seat: its key makes that harmless', async () => {
    const { sent, outbox } = setUp();
    const seated = outbox.post('sit', { key: 'secret', army: 'borgo', name: 'Ala' });
    outbox.resend();
    outbox.acknowledge(1, { seat: 0 });
    expect(await seated).toEqual({ ok: true, value: { seat: 0 } });
    expect(sent).toEqual([
      { type: 'sit', n: 1 },
      { type: 'sit', n: 1 },
    ]);
  });

  test('does not mind answers to what it does not know', () => {
    const { outbox } = setUp();
    expect(() => {
      outbox.acknowledge(9, {});
      outbox.refuse(9, { code: 'failed', message: '' });
    }).not.toThrow();
  });

  test('gives everything up when it is closed', async () => {
    const { outbox, intent } = setUp();
    const lost = intent();
    outbox.close();
    expect(await lost).toMatchObject({ ok: false, error: { code: 'unreachable' } });
  });
});
