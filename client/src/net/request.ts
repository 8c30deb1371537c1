/** How long an answer may take, in milliseconds: the server's own limit for a request. */
const PATIENCE_MS = 15_000;

/** The same for files that may be large, on a slow line. */
export const FILE_PATIENCE_MS = 120_000;

/**
 * Wraps `fetch` with a deadline. Nothing else ends a request on a silently dead connection, and a browser has six connections for a server: when all
 * of them wait, the page cannot send requests any more.
 * @param patience for the whole answer, in milliseconds; unused if the request has a signal of its own.
 */
export const request = (address: string | URL | Request, init: RequestInit = {}, patience = PATIENCE_MS): Promise<Response> =>
  fetch(address, { ...init, signal: init.signal ?? AbortSignal.timeout(patience) });

/** As many connections as a browser keeps for a server. */
const CONNECTIONS = 6;

/** After how many milliseconds without an answer the next one is tried. */
const NEXT_MS = 1_200;

/**
 * Sends a repeatable request on one connection after another until one answers. After a network failure the browser's idle connections are dead, and
 * it uses them first. Rejects as soon as the server refuses one, or the signal is aborted.
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
