import type { Mode } from '@hexfall/shared/model/options';
import type { Requests } from '@hexfall/shared/protocol/messages';
import type { Arrangement } from '../store/seating.js';
import { startChoices } from '../store/newTableForm.js';
import { t } from '../text/translate.js';

/** Asks for something about the table and its seats. */
export type Ask = <T extends 'leaveSeat' | 'addBot' | 'removeBot' | 'kick' | 'removeSeat' | 'addSeat' | 'swap' | 'setTable'>(
  type: T,
  message: Omit<Requests[T], 'n'>,
) => void;

interface Props {
  readonly mode: Mode;
  readonly arrangement: Arrangement | null;
  readonly ask: Ask;
}

/** What the creator of a table decides for all: who finds it, and who begins. */
export const HostSettings = ({ mode, arrangement, ask }: Props) =>
  arrangement && (
    <div class="arrange">
      <label class="choice">
        <input
          type="checkbox"
          name="listed"
          checked={arrangement.listed}
          onChange={({ currentTarget }) => ask('setTable', { listed: currentTarget.checked })}
        />
        <span>{t('app.option.listed')}</span>
      </label>
      {startChoices(mode).length > 1 && (
        <label class="choice">
          <input
            type="checkbox"
            name="lot"
            checked={arrangement.startingSeat === 'random'}
            onChange={({ currentTarget }) => ask('setTable', { startingSeat: currentTarget.checked ? 'random' : 'first' })}
          />
          <span>{t('app.option.lot')}</span>
        </label>
      )}
    </div>
  );
