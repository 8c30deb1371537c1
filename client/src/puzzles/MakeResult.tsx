import { formatPuzzle, type Puzzle } from '@hexfall/shared/notation/puzzle';
import { linkTo } from '../net/links.js';
import { t } from '../text/translate.js';
import { Button } from '../ui/Button.js';
import { CopyField } from '../ui/CopyField.js';
import { Glyph } from '../ui/Glyph.js';
import { useLatest } from '../ui/hooks.js';
import { Link } from '../ui/Link.js';
import { saveFile } from '../ui/saveFile.js';
import { MOST_SHOWN } from '../worker/checkPuzzle.js';
import type { CheckResult } from '../worker/messages.js';
import { puzzlePath } from './puzzleLink.js';
import './MakeScreen.css';

const verdictText = ({ complete, count, fewer, positions }: CheckResult): string => {
  if (!complete) return t('puzzles.make.broken', { number: positions });
  if (count === 0) return t('puzzles.make.no');
  if (count > 1) return t('puzzles.make.several', { count });
  return t(fewer ? 'puzzles.make.fewer' : 'puzzles.make.sound');
};

/** How a checked puzzle is passed on. */
const Share = ({ puzzle }: { readonly puzzle: Puzzle }) => {
  const path = useLatest(() => puzzlePath(puzzle, false), [puzzle]);
  const save = (): void =>
    void saveFile(new Blob([JSON.stringify(formatPuzzle(puzzle))], { type: 'application/json' }), 'hexfall-puzzle.json');
  return (
    <>
      <CopyField label={t('puzzles.share.link')} text={path === null ? '' : linkTo(path)} />
      <p class="row">
        {path !== null && (
          <Link to={path} kind="button primary">
            <Glyph name="play" />
            <span>{t('puzzles.make.solve')}</span>
          </Link>
        )}
        <Button name="save-puzzle" glyph="download" text={t('puzzles.make.save')} onClick={save} />
      </p>
    </>
  );
};

interface Props {
  readonly puzzle: Puzzle;
  readonly result: CheckResult;
  /** The place of the solution on the board; null: the position. */
  readonly shown: number | null;
  readonly onShow: (place: number | null) => void;
}

/** Shows the result of a check. The user can view each solution, and share a sound puzzle with its solution. */
export const MakeResult = ({ puzzle, result, shown, onShow }: Props) => {
  const [first] = result.solutions;
  const solved = first ? { ...puzzle, solution: { intents: first.intents, choices: first.choices } } : puzzle;
  return (
    <div class="make-result" data-sound={result.sound === true}>
      <p class="make-verdict" role="status">
        <Glyph name={result.sound === true ? 'check' : 'close'} />
        <span>{verdictText(result)}</span>
      </p>
      {result.solutions.length > 0 && (
        <div class="row" role="group">
          <Button size="small" text={t('puzzles.make.first')} pressed={shown === null} onClick={() => onShow(null)} />
          {result.solutions.map((_, index) => (
            <Button
              key={index}
              size="small"
              text={t('puzzles.make.solution', { number: index + 1 })}
              pressed={shown === index}
              data-solution={index}
              onClick={() => onShow(index)}
            />
          ))}
        </div>
      )}
      {result.count > MOST_SHOWN && <p class="quiet-text">{t('puzzles.make.most', { number: MOST_SHOWN })}</p>}
      {(result.sound === true || (result.sound === null && first)) && <Share puzzle={solved} />}
    </div>
  );
};
