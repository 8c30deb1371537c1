import type { Network } from './network.js';
import type { PageWindow } from './PageWindow.js';

type Answering = (request: Request) => Promise<Response | null> | Response | null;

/** Answers what a page asks for at a path in the place of the server; null leaves it to the server. */
export const answerAt =
  (path: string, answer: Answering): NonNullable<Network['intercept']> =>
  (request) =>
    new URL(request.url).pathname === path ? answer(request) : null;

/** Holds back what a page asks for at a path from now on, until the function that is returned is called. */
export const holdBack = ({ network }: PageWindow, path: string): (() => void) => {
  let release = (): void => undefined;
  const released = new Promise<null>((resolve) => (release = () => resolve(null)));
  network.intercept = answerAt(path, () => released);
  return () => {
    network.intercept = null;
    release();
  };
};

/** As when the service worker has kept the files of the page. */
export const keepFiles = ({ navigator }: Window): void => {
  const getRegistration = (): Promise<undefined> => Promise.resolve(undefined);
  Object.defineProperty(navigator, 'serviceWorker', { value: { controller: {}, getRegistration }, configurable: true });
};
