import '../store/support/browserGlobals.js';

type Answer = (ok: boolean) => void;

/** The questions to the server that wait for an answer. */
const asked: Answer[] = [];

jest.useFakeTimers({ doNotFake: ['performance'] });
Object.assign(globalThis, {
  fetch: () => new Promise<{ readonly ok: boolean }>((resolve) => asked.push((ok) => resolve({ ok }))),
});
const { isOnline, lookForServer } = await import('../../../client/src/offline/isOnline.js');

test('a late answer to an earlier question says nothing of a server that has answered since', async () => {
  const looks = [lookForServer(), lookForServer()];
  const [early, late] = asked as [Answer, Answer];
  late(true);
  await looks[1];
  expect(isOnline.value).toBe(true);
  early(false);
  await looks[0];
  expect(isOnline.value).toBe(true);
});
