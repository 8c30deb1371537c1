import { computed, signal } from '@preact/signals';
import { wantsReplay } from '../../platform/boardVisibility.js';
import { settings } from '../../platform/settings.js';
import { playSegment } from '../../sound/player.js';
import { MatchReplay } from '../../store/MatchReplay.js';
import type { OpenedRecord } from '../../store/recordHistory.js';
import type { TableStore } from '../../store/TableStore.js';
import { t } from '../../text/translate.js';

/** The replay of the match of a table: also while it is being played, as far as it has come. */
export const replayOfTable = ({
  history,
  names,
  mine,
  heading: table,
}: Pick<TableStore, 'history' | 'names' | 'mine' | 'heading'>): MatchReplay => {
  const heading = (): string => t('matchReplay.of', { table: table.value });
  return new MatchReplay({ history, names, mine, heading, wantsReplay, onSegment: playSegment }, settings.filmSpeed);
};

/** The replay of the match of a file. */
export const replayOfRecord = ({ history, names }: OpenedRecord): MatchReplay => {
  const heading = (): string => t('matchReplay.ofFile');
  return new MatchReplay(
    { history: computed(() => history), names: signal(names), mine: signal([]), heading, wantsReplay, onSegment: playSegment },
    settings.filmSpeed,
  );
};
