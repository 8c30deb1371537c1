import { addressOf } from '../net/address.js';
import { TAKE_OVER } from './takeOver.js';

/** The longest wait for the worker of the new version, in milliseconds: on a slow device it takes seconds to begin. */
const PATIENCE_MS = 5_000;

const soon = (): Promise<false> => new Promise((resolve) => setTimeout(() => resolve(false), PATIENCE_MS));

/** Lets the worker of the new version take over, unless another page is open that needs the one before it. */
const changeWorker = async (): Promise<void> => {
  const waiting = (await navigator.serviceWorker.getRegistration(addressOf('/')))?.waiting;
  if (!waiting) return;
  const taken = new Promise<unknown>((resolve) => navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }));
  const { port1, port2 } = new MessageChannel();
  const answer = new Promise<unknown>((resolve) => (port1.onmessage = ({ data }) => resolve(data)));
  waiting.postMessage(TAKE_OVER, [port2]);
  if ((await Promise.race([answer, soon()])) === true) await Promise.race([taken, soon()]);
};

/** Loads the page again, in its newest version: with a worker of that version, so that its parts are there without a network, too. */
export const reloadPage = async (): Promise<void> => {
  // Without TLS browsers have no workers.
  if ('serviceWorker' in navigator) await changeWorker().catch(() => undefined);
  location.reload();
};
