import { signal } from '@preact/signals';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { ArmyId } from '@hexfall/shared/model/tile';
import type { Puzzle } from '@hexfall/shared/notation/puzzle';
import { readPuzzleId } from '@hexfall/shared/puzzle/puzzleName';
import { armyName } from '../text/names.js';
import { t } from '../text/translate.js';
import { BoardThumbnail } from '../ui/BoardThumbnail.js';
import { Button } from '../ui/Button.js';
import { Emblem } from '../ui/Emblem.js';
import { Checkbox, Select } from '../ui/fields.js';
import { Glyph } from '../ui/Glyph.js';
import { Link } from '../ui/Link.js';
import { pathOfPuzzle } from './puzzlePaths.js';
import { isSolved, progressRecordOf, stateOf } from './puzzleProgress.js';
import { goalKindText, hexesToKill, progressText, puzzleName, shortGoalText, starSigns, timeText } from './puzzleText.js';
import { armyOf, choicesOf, EVERYTHING, filtered, type WallFilter } from './wallFilter.js';
import './PuzzleWall.css';

const filter = signal<WallFilter>(EVERYTHING);

/** The puzzle that was opened from the wall last: who comes back goes on there. */
let opened: string | null = null;

/** Notes that a puzzle is open: the next one after one of the wall, too. */
export const noteOpened = (id: string): void => {
  if (opened !== null) opened = id;
};

/** Who is against the solver. */
const enemyOf = ({ position, solver }: Puzzle): ArmyId | null => position.table.players.find((_, seat) => seat !== solver)?.army ?? null;

/** What has been done with a puzzle, for the eye. */
const State = ({ id }: { readonly id: string }) => {
  const { time, seen, stars } = progressRecordOf(id);
  if (time === null) return <span class="wall-state">{seen && <Glyph name="eye" />}</span>;
  return (
    <span class="wall-state">
      {stars === null ? <Glyph name="check" /> : <span class="wall-stars">{starSigns(stars)}</span>}
      <span>{timeText(time)}</span>
    </span>
  );
};

const Card = ({ puzzle }: { readonly puzzle: Puzzle }) => {
  const { id } = puzzle;
  const [army, enemy] = [armyOf(puzzle), enemyOf(puzzle)];
  const goals = shortGoalText(puzzle);
  const armies = army && enemy ? t('puzzles.wall.armies', { army: armyName(army), enemy: armyName(enemy) }) : '';
  return (
    <li data-puzzle={id} data-state={stateOf(id)} onClickCapture={() => void (opened = id)}>
      <Link
        to={pathOfPuzzle(id)}
        kind="wall-card"
        label={`${readPuzzleId(id)?.number ?? puzzleName(id)}: ${goals}. ${progressText(id)}. ${armies}`}
      >
        <BoardThumbnail table={puzzle.position.table} targets={hexesToKill(puzzle)} />
        <span class="wall-head">
          {army && <Emblem livery={army} />}
          <strong>{readPuzzleId(id)?.number ?? puzzleName(id)}</strong>
          {enemy && <Emblem livery={enemy} />}
        </span>
        <span class="wall-goal">{goals}</span>
        <State id={id} />
      </Link>
    </li>
  );
};

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

const Filters = ({ puzzles }: { readonly puzzles: readonly Puzzle[] }) => {
  const chosen = filter.value;
  const { armies, goals } = choicesOf(puzzles);
  const choose = (change: Partial<WallFilter>): void => void (filter.value = { ...chosen, ...change });
  return (
    <div class="wall-filters">
      <Choice
        name="wall-army"
        label={t('puzzles.wall.army')}
        values={armies}
        chosen={chosen.army}
        textOf={armyName}
        onChoose={(army) => choose({ army })}
      />
      <Choice
        name="wall-goal"
        label={t('puzzles.state.open')}
        values={goals}
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

/** The puzzles of a section as pictures of their boards, each with its armies, its goal, and what has been done with it. */
export const PuzzleWall = ({ puzzles }: { readonly puzzles: readonly Puzzle[] }) => {
  const list = useRef<HTMLUListElement>(null);
  const shown = filtered(puzzles, filter.value);
  useLayoutEffect(() => {
    const link = opened === null ? null : list.current?.querySelector<HTMLElement>(`[data-puzzle="${opened}"] a`);
    opened = null;
    link?.scrollIntoView({ block: 'center' });
    link?.focus({ preventScroll: true });
  }, []);
  return (
    <>
      <Filters puzzles={puzzles} />
      <p class="quiet-text" role="status">
        {t('puzzles.count', { solved: puzzles.filter(({ id }) => isSolved(id)).length, count: puzzles.length })}
        {shown.length < puzzles.length && ` · ${t('puzzles.wall.shown', { count: shown.length })}`}
      </p>
      <ul ref={list} class="puzzle-wall">
        {shown.map((puzzle) => (
          <Card key={puzzle.id} puzzle={puzzle} />
        ))}
      </ul>
      {shown.length === 0 && (
        <p class="row">
          <span>{t('puzzles.wall.none')}</span>
          <Button name="wall-reset" text={t('puzzles.wall.reset')} onClick={() => (filter.value = EVERYTHING)} />
        </p>
      )}
      <p class="quiet-text">{t('puzzles.wall.rule')}</p>
    </>
  );
};
