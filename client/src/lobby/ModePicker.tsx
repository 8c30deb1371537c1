import { MODES, type Mode } from '@hexfall/shared/model/options';
import { playerCounts } from '../store/newTableForm.js';
import { t } from '../text/translate.js';
import { RadioGroup } from './RadioGroup.js';

interface Props {
  readonly mode: Mode;
  readonly seats: number;
  readonly onMode: (mode: Mode) => void;
  readonly onSeats: (seats: number) => void;
}

/** The mode, and the number of players where there is a choice. */
export const ModePicker = ({ mode, seats, onMode, onSeats }: Props) => {
  const counts = playerCounts(mode);
  return (
    <>
      <RadioGroup
        isRow
        legend={t('app.start.mode')}
        name="mode"
        values={MODES}
        chosen={mode}
        textOf={(wanted) => t(`app.mode.${wanted}`)}
        onChoose={onMode}
      />
      {counts.length > 1 && (
        <RadioGroup
          isRow
          legend={t('app.start.count')}
          name="seats"
          values={counts}
          chosen={seats}
          textOf={(count) => t('app.start.players', { count })}
          onChoose={onSeats}
        />
      )}
    </>
  );
};
