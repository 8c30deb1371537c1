import { useEffect, useMemo } from 'preact/hooks';
import { chatKey } from '../input/chatKey.js';
import { filmKeys } from '../input/filmKeys.js';
import { keepFocus } from '../input/keepFocus.js';
import { tableKeys } from '../input/keys.js';
import { showForTests } from '../input/probe.js';
import type { TableStore } from '../store/TableStore.js';
import { TableScope } from './tableScope.js';

/** The hex that the keys of the arrows start from. */
const firstHex = (): HTMLElement | null => document.querySelector('.hex[tabindex="0"]');

/** What the parts of a table's screen share, with the keys that work everywhere on it, for as long as the screen is there. */
export const useTableScope = (store: TableStore): TableScope => {
  const scope = useMemo(() => new TableScope(store), [store]);
  useEffect(() => scope.controls.attend(), [scope]);
  useEffect(() => showForTests(scope.controls), [scope]);
  useEffect(() => keepFocus(document.body, firstHex), []);
  useEffect(() => {
    const keys = [filmKeys(scope.deck), tableKeys(scope.controls), ...(store.online ? [chatKey(scope.dialog)] : [])];
    for (const listen of keys) addEventListener('keydown', listen);
    return () => keys.forEach((listen) => removeEventListener('keydown', listen));
  }, [scope]);
  return scope;
};
