import ladder from '@hexfall/shared/locales/en/ladder.json';
import { type LevelId, LEVELS } from '@hexfall/shared/model/computer';
import { nextLevel, winsAgainst } from '../store/matchStatistics.js';
import { addTexts, t } from '../text/translate.js';
import { Radio } from '../ui/fields.js';
import './LevelLadder.css';

addTexts({ ladder });

interface Props {
  readonly label: string;
  readonly value: LevelId;
  readonly onChoose: (level: LevelId) => void;
}

/** Lists the levels from weakest to strongest with the wins against each, the next one to beat, and advice on beating the chosen one. */
export const LevelLadder = ({ label, value, onChoose }: Props) => {
  const next = nextLevel();
  return (
    <fieldset class="choices ladder">
      <legend>{label}</legend>
      {LEVELS.map((level) => {
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
    </fieldset>
  );
};
