import { type LevelId, LEVELS } from '@hexfall/shared/model/computer';
import { t } from '../text/translate.js';
import { Select } from '../ui/fields.js';
import './LevelSelect.css';

interface Props {
  readonly label: string;
  readonly value: LevelId;
  readonly onChoose: (level: LevelId) => void;
}

/** The level of a computer player, where there is little room. */
export const LevelSelect = ({ label, value, onChoose }: Props) => (
  <Select
    class="level-select"
    aria-label={label}
    values={LEVELS}
    value={value}
    textOf={(level) => t(`computer.levels.${level}`)}
    onChange={onChoose}
  />
);
