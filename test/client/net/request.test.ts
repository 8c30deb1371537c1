import { request, requestOnAnyConnection } from '../../../client/src/net/request.js';

/* What is given up, and when: a connection that is dead without a word answers nothing. */

/** A request on its way. */
interface Attempt {
  readonly signal: AbortSignal;
  readonly answer: (response: Response) => void;
  readonly refuse: (error: Error) => void;
}

/** A network that answers when it is told to. */
const network = (): Attempt[] => {
  const attempts: Attempt[] = [];
  globalThis.fetch = (_address, { signal } = {}) =>
    new Promise((resolve, reject) => {
      signal!.addEventListener('abort', () => reject(signal!.reason as Error));
      attempts.push({ signal: signal!, answer: resolve, refuse: reject });
    });
  return attempts;
};

const realFetch = globalThis.fetch;

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  globalThis.fetch = realFetch;
});

describe('a request', () => {
  test.each([
    [undefined, 15_000],
    [120_000, 120_000],
  ])('with a patience of %p is given up after %d ms', async (patience, after) => {
    const deadline = new AbortController();
    const timeout = jest.spyOn(AbortSignal, 'timeout').mockReturnValue(deadline.signal);
    network();
    const answered = request('/api/mine', {}, patience);
    expect(timeout).toHaveBeenCalledWith(after);
    deadline.abort(new Error('too late'));
    await expect(answered).rejects.toThrow('too late');
  });

  test('with a signal of its own is given up by that alone', async () => {
    const timeout = jest.spyOn(AbortSignal, 'timeout');
    network();
    const own = new AbortController();
    const answered = request('/api/mine', { signal: own.signal });
    expect(timeout).not.toHaveBeenCalled();
    own.abort(new Error('not wanted'));
    await expect(answered).rejects.toThrow('not wanted');
  });
});

describe('a request on any connection', () => {
  const NEXT_MS = 1_200;
  const alive = (attempts: readonly Attempt[]): number => attempts.filter(({ signal }) => !signal.aborted).length;

  test('takes one connection after another, as many as a browser has', async () => {
    const attempts = network();
    void requestOnAnyConnection('/open', {}, new AbortController().signal).catch(() => undefined);
    expect(attempts.length).toBe(1);
    await jest.advanceTimersByTimeAsync(NEXT_MS);
    expect(attempts.length).toBe(2);
    await jest.advanceTimersByTimeAsync(20 * NEXT_MS);
    expect([attempts.length, alive(attempts)]).toEqual([6, 6]);
  });

  test('that is answered gives up those that wait, begins none, and lets the rest of the answer be read', async () => {
    const attempts = network();
    const answered = requestOnAnyConnection('/open', {}, new AbortController().signal);
    await jest.advanceTimersByTimeAsync(3 * NEXT_MS);
    attempts[2]!.answer(new Response('yes'));
    expect(await (await answered).text()).toBe('yes');
    await jest.advanceTimersByTimeAsync(20 * NEXT_MS);
    expect(attempts.map(({ signal }) => signal.aborted)).toEqual([true, true, false, true]);
  });

  test('that is refused is refused, and gives up the others', async () => {
    const attempts = network();
    const answered = requestOnAnyConnection('/open', {}, new AbortController().signal);
    await jest.advanceTimersByTimeAsync(NEXT_MS);
    const refused = expect(answered).rejects.toThrow('no network');
    attempts[1]!.refuse(new Error('no network'));
    await refused;
    await jest.advanceTimersByTimeAsync(20 * NEXT_MS);
    expect(attempts.map(({ signal }) => signal.aborted)).toEqual([true, false]);
  });

  test('that is not wanted any more is given up on all connections, and tried on no other', async () => {
    const attempts = network();
    const wanted = new AbortController();
    const answered = requestOnAnyConnection('/open', {}, wanted.signal);
    const ended = expect(answered).rejects.toThrow();
    await jest.advanceTimersByTimeAsync(2 * NEXT_MS);
    wanted.abort();
    await jest.advanceTimersByTimeAsync(20 * NEXT_MS);
    expect([attempts.length, alive(attempts)]).toEqual([3, 0]);
    await ended;
  });
});
