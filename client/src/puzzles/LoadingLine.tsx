import { t } from '../text/translate.js';

/** The message while puzzles are loading, or if they cannot be loaded. */
export const LoadingLine = ({ failed }: { readonly failed: boolean }) => (
  <p class={failed ? 'problem' : 'waiting'} role="status">
    {t(failed ? 'app.later.failed' : 'app.later.loading')}
  </p>
);
