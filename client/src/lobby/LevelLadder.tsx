import { useState } from 'preact/hooks';
import ladder from '@hexfall/shared/locales/en/ladder.json';
import { type LevelId, LEVELS } from '@hexfall/shared/model/computer';
import { hasWon } from '../platform/gamesPlayed.js';
import { nextLevel, winsAgainst } from '../store/matchStatistics.js';
import { addTexts, t } from '../text/translate.js';
import { Button } from '../ui/Button.js';
import { Radio } from '../ui/fields.js';
import './LevelLadder.css';

addTexts({ ladder });

interface Props {
  readonly label: string;
  readonly value: LevelId;
  readonly onChoose: (level: LevelId) => void;
}

/** Until the first win three are enough to choose from; all of them are one press away. */
const FIRST_LEVELS: readonly LevelId[] = ['civilian', 'cadet', 'soldier'];

/** Lists the levels from weakest to strongest with the wins against each, the next one to beat, and advice on beating the chosen one. */
export const LevelLadder = ({ label, value, onChoose }: Props) => {
  const next = nextLevel();
  const [wantsAll, wantAll] = useState(false);
  const hasAll = wantsAll || hasWon.value || !FIRST_LEVELS.includes(value);
  return (
    <fieldset class="choices ladder">
      <legend>{label}</legend>
      {(hasAll ? LEVELS : FIRST_LEVELS).map((level) => {
        const won = winsAgainst(level);
        return (
          <Radio
            key={level}
            class="choice rung"
            data-beaten={won > 0}
            name="level"
            value={level}
            checked={value === level}
            onChange={() => onChoose(level)}
          >
            <strong>{t(`computer.levels.${level}`)}</strong>
            {level === next && <span class="tag rung-next">{t('ladder.next')}</span>}
            {won > 0 && <span class="rung-won">{t('ladder.won', { number: won })}</span>}
            {value === level && <span class="rung-beat">{t(`ladder.beat.${level}`)}</span>}
          </Radio>
        );
      })}
      {!hasAll && (
        <Button
          name="all-levels"
          kind="quiet"
          size="small"
          text={t('ladder.all')}
          onClick={({ currentTarget }) => {
            const list = (currentTarget as HTMLElement).closest('fieldset');
            wantAll(true);
            list?.querySelector<HTMLInputElement>('input:checked')?.focus();
          }}
        />
      )}
    </fieldset>
  );
};
