/** How long an answer may take, in milliseconds: as long as the server waits for a request. */
const PATIENCE_MS = 15_000;

/** The same for files that may be large, on a slow line. */
export const FILE_PATIENCE_MS = 120_000;

/**
 * `fetch` with a deadline. Nothing else ends a request on a connection that is dead without a word, and a browser has six for a server:
 * when all of them wait, the page cannot ask for anything any more.
 * @param patience for the whole answer, in milliseconds; not used if the request has a signal of its own.
 */
export const request = (address: string | URL | Request, init: RequestInit = {}, patience = PATIENCE_MS): Promise<Response> =>
  fetch(address, { ...init, signal: init.signal ?? AbortSignal.timeout(patience) });

/** As many connections as a browser keeps for a server. */
const CONNECTIONS = 6;

/** After how many milliseconds without an answer the next one is tried. */
const NEXT_MS = 1_200;

/**
 * Sends a request that can be repeated on one connection after another until it is answered: where the network has gone away and come
 * back, those that the browser has kept are dead, and it takes them first. Rejects as soon as one is refused, or the signal is aborted.
 */
export const requestOnAnyConnection = (address: string, init: RequestInit, signal: AbortSignal): Promise<Response> =>
  new Promise((resolve) => {
    const underWay = new Set<AbortController>();
    let begun = 0;
    const end = (): void => {
      clearInterval(timer);
      for (const attempt of underWay) attempt.abort();
    };
    const begin = (): void => {
      const attempt = new AbortController();
      underWay.add(attempt);
      begun += 1;
      if (begun === CONNECTIONS) clearInterval(timer);
      const asked = request(address, { ...init, signal: attempt.signal }).finally(() => {
        // The rest of an answer may still be read.
        underWay.delete(attempt);
        end();
      });
      asked.then(
        () => resolve(asked),
        () => resolve(asked),
      );
    };
    const timer = setInterval(begin, NEXT_MS);
    signal.addEventListener('abort', end);
    begin();
  });
