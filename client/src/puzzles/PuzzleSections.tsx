import { signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { AIMS, GRADES, type MoveAim, type Section, SECTION_SIZES, SECTIONS } from '@hexfall/shared/puzzle/puzzleName';
import { persisted } from '../platform/persisted.js';
import { t } from '../text/translate.js';
import { Fold } from '../ui/Fold.js';
import { useLoaded } from '../ui/lazy.js';
import { LoadingLine } from './LoadingLine.js';
import { sectionForYou, solvedIn } from './nextPuzzle.js';
import { loadSection } from './puzzleFiles.js';
import { PuzzleWall } from './PuzzleWall.js';
import { WallFilters } from './WallFilters.js';
import './PuzzlesScreen.css';

const isSection = (found: unknown): found is Section | null => found === null || SECTIONS.some((section) => section === found);

/** The section that was opened by hand last; null if that has been closed. */
const openedByHand = persisted<Section | null>('puzzleGrade', null, isSection);

/** What was opened and closed by hand since the page was loaded. */
const byHand = signal<Readonly<Partial<Record<Section, boolean>>>>({});

const isAim = (section: Section): section is MoveAim => AIMS.some((aim) => aim === section);

const toggle = (section: Section, isOpen: boolean): void => {
  byHand.value = { ...byHand.peek(), [section]: isOpen };
  if (isOpen) openedByHand.value = section;
  else if (openedByHand.peek() === section) openedByHand.value = null;
};

/** What of a whole is done, as a bar for the eye: words say it, too. */
const ProgressBar = ({ part }: { readonly part: number }) => (
  <span class="section-bar" aria-hidden="true">
    <span style={{ width: `${100 * part}%` }} />
  </span>
);

const SectionPuzzles = ({ section, onSettled }: { readonly section: Section; readonly onSettled: () => void }) => {
  const puzzles = useLoaded(() => loadSection(section));
  useEffect(() => {
    if (puzzles) onSettled();
  }, [puzzles === null]);
  if (!puzzles || puzzles === 'failed') return <LoadingLine failed={puzzles === 'failed'} />;
  return <PuzzleWall puzzles={puzzles} />;
};

interface Props {
  /** Called when what is listed at first is there. */
  readonly onSettled: () => void;
}

const SectionFold = ({ section, isNext, onSettled }: Props & { readonly section: Section; readonly isNext: boolean }) => {
  const [solved, count] = [solvedIn(section), SECTION_SIZES[section]];
  return (
    <Fold
      kind={`puzzle-section section-${section}`}
      title={t(`puzzles.section.${section}`)}
      chosen={t('puzzles.count', { solved, count })}
      aside={<ProgressBar part={solved / count} />}
      isOpen={byHand.value[section] ?? (isNext || openedByHand.peek() === section)}
      onToggle={(isOpen) => toggle(section, isOpen)}
    >
      {() => (
        <>
          {isAim(section) && <p>{t(`puzzles.aim.${section}`)}</p>}
          <SectionPuzzles section={section} onSettled={onSettled} />
        </>
      )}
    </Fold>
  );
};

/** All puzzles in sections, folded but for the one of the next puzzle: by difficulty, and best moves by their aim. */
export const PuzzleSections = ({ onSettled }: Props) => {
  const next = sectionForYou();
  const foldsOf = (sections: readonly Section[]) =>
    sections.map((section) => <SectionFold key={section} section={section} isNext={section === next} onSettled={onSettled} />);
  useEffect(() => {
    if (next === null) onSettled();
  }, [next]);
  return (
    <section class="plate puzzle-sections" aria-labelledby="puzzle-sections">
      <h2 id="puzzle-sections">{t('puzzles.collection')}</h2>
      <WallFilters />
      <h3>{t('puzzles.grades')}</h3>
      <div>{foldsOf(GRADES)}</div>
      <h3>{t('puzzles.aims')}</h3>
      <div>{foldsOf(AIMS)}</div>
      <p class="quiet-text">{t('puzzles.wall.rule')}</p>
    </section>
  );
};
