import { useSignal } from '@preact/signals';
import type { ComponentChildren, ComponentType } from 'preact';
import { useLayoutEffect } from 'preact/hooks';
import { t, textsLoaded } from '../text/translate.js';

/** Something that is fetched when it is first needed: loaded, loading (null), or failed. */
export type Loaded<T> = T | null | 'failed';

/** Loads a part of the page together with its texts in the language that is shown. */
export const withTexts = async <T,>(load: () => Promise<T>): Promise<T> => {
  const part = await load();
  await textsLoaded();
  return part;
};

let underWay = 0;

/** Says on the document whether parts are on their way: tests and screen shots wait until it is complete. */
const count = (change: 1 | -1): void => {
  underWay += change;
  document.documentElement.toggleAttribute('data-loading', underWay > 0);
};

/** Fetches a part of the page that most people never need, and its texts. The browser keeps what it has fetched. */
export const useLoaded = <T extends object | ((...props: never) => unknown)>(load: () => Promise<T>): Loaded<T> => {
  const loaded = useSignal<{ readonly part: T } | 'failed' | null>(null);
  useLayoutEffect(() => {
    let ended = false;
    const settle = (outcome: { readonly part: T } | 'failed'): void => {
      if (!ended) loaded.value = outcome;
      count(-1);
    };
    count(1);
    withTexts(load).then(
      (part) => settle({ part }),
      () => settle('failed'),
    );
    return () => void (ended = true);
  }, []);
  return loaded.value === null || loaded.value === 'failed' ? loaded.value : loaded.value.part;
};

/** What stands in the place of a component. @param hasFailed whether it could not be loaded; it is on its way otherwise. */
type Fallback<P> = (hasFailed: boolean, props: P) => ComponentChildren;

/** Says that something is on its way, or could not be loaded. */
export const loadingText = (hasFailed: boolean): string => t(hasFailed ? 'app.later.failed' : 'app.later.loading');

/** The same as a line. */
export const loadingLine = (hasFailed: boolean) => <p role="status">{loadingText(hasFailed)}</p>;

const nothing = (): null => null;

/**
 * A component that is loaded with its texts when it is first shown.
 * @param fallback what stands in its place until it is there, and if it cannot be loaded; nothing if left out.
 */
export const lazy = <P extends object>(load: () => Promise<ComponentType<P>>, fallback: Fallback<P> = nothing): ComponentType<P> => {
  const Lazy = (props: P) => {
    const Loaded = useLoaded(load);
    return Loaded && Loaded !== 'failed' ? <Loaded {...props} /> : <>{fallback(Loaded === 'failed', props)}</>;
  };
  return Lazy;
};
