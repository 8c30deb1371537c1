import type { Table } from '@hexfall/shared/model/state';
import { addressOf } from '../net/address.js';
import { t } from '../text/translate.js';
import { Glyph } from '../ui/Glyph.js';
import { useLatest } from '../ui/useLatest.js';

const pathOf = async (table: Table): Promise<string> => {
  const { sandboxPath } = await import('../platform/positionLink.js');
  return sandboxPath(table);
};

/** Opens a position in the sandbox, in a window of its own: the table stays where it is. */
export const SandboxLink = ({ table }: { readonly table: Table }) => {
  const path = useLatest(() => pathOf(table), [table]);
  // It has its place from the beginning: nothing is to move away under a finger.
  return (
    <a class="button" {...(path !== null && { href: addressOf(path) })} target="_blank" rel="noreferrer" data-action="sandbox">
      <Glyph name="board" />
      <span>{t('app.sandbox.show')}</span>
    </a>
  );
};
