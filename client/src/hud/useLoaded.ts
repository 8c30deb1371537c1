import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { textsLoaded } from '../text/translate.js';

/** Something that is fetched when it is first needed: there, on its way (null), or not to be had. */
export type Loaded<T> = T | null | 'failed';

/** Loads a part of the page together with its texts in the language that is shown. */
export const withTexts = async <T>(load: () => Promise<T>): Promise<T> => {
  const part = await load();
  await textsLoaded();
  return part;
};

/** Fetches a part of the page that most people never need, and its texts. The browser keeps what it has fetched. */
export const useLoaded = <T extends object | ((...props: never) => unknown)>(load: () => Promise<T>): Loaded<T> => {
  const loaded = useSignal<{ readonly part: T } | 'failed' | null>(null);
  useEffect(() => {
    let ended = false;
    const settle = (outcome: { readonly part: T } | 'failed'): void => {
      if (!ended) loaded.value = outcome;
    };
    withTexts(load).then(
      (part) => settle({ part }),
      () => settle('failed'),
    );
    return () => void (ended = true);
  }, []);
  return loaded.value === null || loaded.value === 'failed' ? loaded.value : loaded.value.part;
};
