import { LEVELS, type LevelId } from '@hexfall/shared/model/computer';
import { t } from '../text/translate.js';
import './LevelSelect.css';

interface Props {
  readonly label: string;
  readonly value: LevelId;
  readonly onChoose: (level: LevelId) => void;
}

/** The level of a computer player, where there is little room. */
export const LevelSelect = ({ label, value, onChoose }: Props) => (
  <select
    class="level-select"
    aria-label={label}
    value={value}
    onChange={({ currentTarget }) => {
      const chosen = LEVELS.find((level) => level === currentTarget.value);
      if (chosen) onChoose(chosen);
    }}
  >
    {LEVELS.map((level) => (
      <option key={level} value={level}>
        {t(`computer.levels.${level}`)}
      </option>
    ))}
  </select>
);
