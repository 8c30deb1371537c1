import { signal } from '@preact/signals';
import { ARMY_IDS } from '@hexfall/shared/model/tile';
import { armyName } from '../text/names.js';
import { t } from '../text/translate.js';
import { Checkbox, Select } from '../ui/fields.js';
import { goalKindText } from './puzzleText.js';
import { EVERYTHING, GOAL_KINDS, type WallFilter } from './wallFilter.js';
import './PuzzleWall.css';

/** Which puzzles all sections list. */
export const wallFilter = signal<WallFilter>(EVERYTHING);

interface ChoiceProps<T> {
  readonly name: string;
  readonly label: string;
  readonly values: readonly T[];
  readonly chosen: T | null;
  readonly textOf: (value: T) => string;
  readonly onChoose: (value: T | null) => void;
}

const Choice = <T extends string>({ name, label, values, chosen, textOf, onChoose }: ChoiceProps<T>) => (
  <Select
    label={label}
    name={name}
    values={['', ...values]}
    value={chosen ?? ''}
    textOf={(value) => (value === '' ? t('puzzles.wall.all') : textOf(value))}
    onChange={(value) => onChoose(value === '' ? null : value)}
  />
);

/** Chooses which puzzles the sections list. */
export const WallFilters = () => {
  const chosen = wallFilter.value;
  const choose = (change: Partial<WallFilter>): void => {
    const next = { ...chosen, ...change };
    wallFilter.value = next.army === null && next.goal === null && !next.unsolved ? EVERYTHING : next;
  };
  return (
    <div class="wall-filters">
      <Choice
        name="wall-army"
        label={t('puzzles.wall.army')}
        values={ARMY_IDS}
        chosen={chosen.army}
        textOf={armyName}
        onChoose={(army) => choose({ army })}
      />
      <Choice
        name="wall-goal"
        label={t('puzzles.state.open')}
        values={GOAL_KINDS}
        chosen={chosen.goal}
        textOf={goalKindText}
        onChoose={(goal) => choose({ goal })}
      />
      <Checkbox
        text={t('puzzles.wall.unsolved')}
        name="wall-unsolved"
        checked={chosen.unsolved}
        onChange={(isChecked) => choose({ unsolved: isChecked })}
      />
    </div>
  );
};
