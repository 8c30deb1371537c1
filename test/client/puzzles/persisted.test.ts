import '../store/support/browserGlobals.js';
import { isObject } from '@hexfall/shared/notation/readers';
import { persisted } from '../../../client/src/platform/persisted.js';

/** The listeners of the page, which another tab's writing calls. */
const listeners: ((event: { readonly key: string | null; readonly newValue: string | null }) => void)[] = [];
Object.assign(globalThis, { addEventListener: (_: string, listener: (typeof listeners)[number]) => listeners.push(listener) });

const writtenByAnotherTab = (key: string | null, newValue: string | null): void => {
  for (const listen of listeners) listen({ key, newValue });
};

test('what another tab has written is kept, not overwritten', () => {
  const progress = persisted<Readonly<Record<string, unknown>>>('example', {}, isObject);
  progress.value = { 'easy-1': 1 };
  writtenByAnotherTab('hexfall.example', '{"easy-1":1,"easy-2":2}');
  progress.value = { ...progress.peek(), 'easy-3': 3 };
  expect(JSON.parse(localStorage.getItem('hexfall.example')!)).toEqual({ 'easy-1': 1, 'easy-2': 2, 'easy-3': 3 });
});

test('what is no value of this kind, belongs to another one or is deleted changes nothing', () => {
  const progress = persisted<Readonly<Record<string, unknown>>>('other', { kept: true }, isObject);
  for (const [key, text] of [
    ['hexfall.other', '[1]'],
    ['hexfall.other', 'no JSON'],
    ['hexfall.other', null],
    ['hexfall.example', '{}'],
    [null, null],
  ] as const)
    writtenByAnotherTab(key, text);
  expect(progress.value).toEqual({ kept: true });
});
