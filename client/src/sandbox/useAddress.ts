import { effect } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { addressOf, pathAt } from '../net/address.js';
import { fragmentOf, hasFragment, readFragment, SANDBOX_PATH } from '../platform/positionLink.js';
import { readPlayers } from '../platform/seatPlayers.js';
import { positionErrorText } from '../text/positionErrorText.js';
import type { Sandbox } from './Sandbox.js';

/** Opens the position of the page's address. */
const openAddress = async (sandbox: Sandbox): Promise<void> => {
  const place = [location.hash, location.search].find(hasFragment);
  if (place === undefined) return;
  const [read, players] = [await readFragment(place), readPlayers(location.search)];
  if (!read.ok) return sandbox.store.say(positionErrorText(read.error));
  sandbox.open(read.value);
  if (!players) return;
  sandbox.players.value = players;
  // Each time it is continued, the hidden tiles are shuffled again.
  if (sandbox.canGoOn.peek()) sandbox.play(crypto.getRandomValues(new Uint32Array(4)).join());
};

/** Writes every position that is built into the address, so that it is there after the page is loaded again. */
const keepAddress = (sandbox: Sandbox): (() => void) =>
  effect(() => {
    const state = sandbox.state.value;
    if (sandbox.history.value.past.length === 0) return;
    void fragmentOf(state.table, state.piles).then((fragment) => {
      const isStill = sandbox.state.peek() === state && pathAt(location.pathname).startsWith(SANDBOX_PATH);
      if (isStill && location.hash !== fragment) history.replaceState(null, '', addressOf(SANDBOX_PATH + fragment));
    });
  });

/** The position and the page's address follow each other. */
export const useAddress = (sandbox: Sandbox): void => {
  useEffect(() => {
    const open = (): void => void openAddress(sandbox);
    open();
    const stop = keepAddress(sandbox);
    addEventListener('hashchange', open);
    return () => {
      stop();
      removeEventListener('hashchange', open);
    };
  }, [sandbox]);
};
