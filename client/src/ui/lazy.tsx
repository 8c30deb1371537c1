import type { ComponentChildren, ComponentType } from 'preact';
import { t } from '../text/translate.js';
import { useLoaded } from './useLoaded.js';

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
