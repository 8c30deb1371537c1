import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { ArmyId } from '@hexfall/shared/model/tile';
import type { Puzzle } from '@hexfall/shared/notation/puzzle';
import { readPuzzleId } from '@hexfall/shared/puzzle/puzzleName';
import { armyName } from '../text/names.js';
import { t } from '../text/translate.js';
import { Button } from '../ui/Button.js';
import { Emblem } from '../ui/Emblem.js';
import { Glyph } from '../ui/Glyph.js';
import { useMediaQuery } from '../ui/hooks.js';
import { Link } from '../ui/Link.js';
import { pathOfPuzzle } from './puzzlePaths.js';
import { PuzzlePicture } from './PuzzlePicture.js';
import { progressRecordOf, stateOf } from './puzzleProgress.js';
import { progressText, puzzleName, shortGoalText, starSigns, timeText } from './puzzleText.js';
import { armyOf, EVERYTHING, filtered } from './wallFilter.js';
import { wallFilter } from './WallFilters.js';
import './PuzzleWall.css';

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

/** CSS pixels for which the pictures of the wall are drawn. */
const PICTURE = 180;

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
        <PuzzlePicture puzzle={puzzle} width={PICTURE} height={0.75 * PICTURE} />
        <span class="wall-head">
          {army && <Emblem livery={army} />}
          <strong>{readPuzzleId(id)?.number ?? puzzleName(id)}</strong>
          {enemy && <Emblem livery={enemy} />}
          <State id={id} />
        </span>
        <span class="wall-goal">{goals}</span>
      </Link>
    </li>
  );
};

/** How many puzzles of a section are listed before all are wanted, in whole rows: on a phone, and where there is more room. */
const [FEW, SOME] = [6, 12];

/** The part of a list with the first puzzle that has not been solved and the one before it, or as near to them as fills the part. */
const partOf = (puzzles: readonly Puzzle[], count: number): readonly Puzzle[] => {
  const first = puzzles.findIndex(({ id }) => stateOf(id) === 'open');
  const start = Math.max(0, Math.min(first - 1, puzzles.length - count));
  return puzzles.slice(start, start + count);
};

/** The puzzles of a section as pictures of what they are about, each with its armies, its goal, and what has been done with it: at first some of them. */
export const PuzzleWall = ({ puzzles }: { readonly puzzles: readonly Puzzle[] }) => {
  const list = useRef<HTMLUListElement>(null);
  const filter = wallFilter.value;
  const count = useMediaQuery('(width < 600px)') ? FEW : SOME;
  const found = filtered(puzzles, filter);
  const some = partOf(found, count);
  const [isWhole, setWhole] = useState(() => found.some(({ id }) => id === opened) && !some.some(({ id }) => id === opened));
  const shown = isWhole || filter !== EVERYTHING ? found : some;
  useLayoutEffect(() => {
    const link = opened === null ? null : list.current?.querySelector<HTMLElement>(`[data-puzzle="${opened}"] a`);
    if (!link) return;
    opened = null;
    link.scrollIntoView({ block: 'center' });
    link.focus({ preventScroll: true });
  }, []);
  const showAll = (): void => {
    // The first of those that come has the focus of the button, which goes away.
    const next = found.find((puzzle) => !some.includes(puzzle));
    setWhole(true);
    requestAnimationFrame(() =>
      list.current?.querySelector<HTMLElement>(`[data-puzzle="${next?.id ?? ''}"] a`)?.focus({ preventScroll: true }),
    );
  };
  return (
    <>
      {found.length < puzzles.length && found.length > 0 && (
        <p class="quiet-text" role="status">
          {t('puzzles.wall.shown', { count: found.length })}
        </p>
      )}
      <ul ref={list} class="puzzle-wall">
        {shown.map((puzzle) => (
          <Card key={puzzle.id} puzzle={puzzle} />
        ))}
      </ul>
      {found.length === 0 && (
        <p class="row">
          <span role="status">{t('puzzles.wall.none')}</span>
          <Button name="wall-reset" text={t('puzzles.wall.reset')} onClick={() => (wallFilter.value = EVERYTHING)} />
        </p>
      )}
      {shown.length < found.length && (
        <Button name="wall-all" class="wall-all" glyph="more" text={t('puzzles.wall.every', { number: found.length })} onClick={showAll} />
      )}
    </>
  );
};
