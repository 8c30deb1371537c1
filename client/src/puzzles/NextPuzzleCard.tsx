import type { Section } from '@hexfall/shared/puzzle/puzzleName';
import { t } from '../text/translate.js';
import { Glyph } from '../ui/Glyph.js';
import { useMediaQuery } from '../ui/hooks.js';
import { useLoaded } from '../ui/lazy.js';
import { Link } from '../ui/Link.js';
import { LoadingLine } from './LoadingLine.js';
import { nextForYou, sectionForYou } from './nextPuzzle.js';
import { loadSection } from './puzzleFiles.js';
import { pathOfPuzzle } from './puzzlePaths.js';
import { PuzzlePicture } from './PuzzlePicture.js';
import { puzzleName, shortGoalText } from './puzzleText.js';
import './PuzzlesScreen.css';

/** CSS pixels for which its picture is drawn, and its height by its width where it stands above the words. */
const [PICTURE, FLAT] = [420, 0.5];

const Card = ({ section }: { readonly section: Section }) => {
  const puzzles = useLoaded(() => loadSection(section));
  const shape = useMediaQuery('(width < 600px)') ? FLAT : 0.75;
  const next = puzzles && puzzles !== 'failed' ? nextForYou(puzzles) : null;
  if (puzzles && puzzles !== 'failed' && !next) return null;
  return (
    <section class="plate puzzle-next" aria-labelledby="puzzle-next">
      <div class="puzzle-next-picture">{next && <PuzzlePicture puzzle={next.puzzle} width={PICTURE} height={PICTURE * shape} />}</div>
      <div class="puzzle-next-text">
        <h2 id="puzzle-next">{t('puzzles.forYou.heading')}</h2>
        {next ? (
          <>
            <p class="puzzle-next-name">
              <strong>{puzzleName(next.puzzle.id)}</strong> · {shortGoalText(next.puzzle)}
            </p>
            <p class="quiet-text">{t(`puzzles.forYou.why.${next.reason}`)}</p>
            <Link to={pathOfPuzzle(next.puzzle.id)} kind="button primary large next-link">
              <Glyph name="play" />
              <span>{t('puzzles.day.play')}</span>
            </Link>
          </>
        ) : (
          <LoadingLine failed={puzzles === 'failed'} />
        )}
      </div>
    </section>
  );
};

/** The puzzle that fits what the player has solved, large, and why it is proposed; nothing if all are known. */
export const NextPuzzleCard = () => {
  const section = sectionForYou();
  return section && <Card key={section} section={section} />;
};
