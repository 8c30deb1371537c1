import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';

/** Something that is fetched when it is first needed: there, on its way (null), or not to be had. */
export type Loaded<T> = T | null | 'failed';

/** Fetches a part of the page that most people never need. The browser keeps what it has fetched. */
export const useLoaded = <T extends object | ((...props: never) => unknown)>(load: () => Promise<T>): Loaded<T> => {
  const loaded = useSignal<{ readonly part: T } | 'failed' | null>(null);
  useEffect(() => {
    let ended = false;
    const settle = (outcome: { readonly part: T } | 'failed'): void => {
      if (!ended) loaded.value = outcome;
    };
    load().then(
      (part) => settle({ part }),
      () => settle('failed'),
    );
    return () => void (ended = true);
  }, []);
  return loaded.value === null || loaded.value === 'failed' ? loaded.value : loaded.value.part;
};
