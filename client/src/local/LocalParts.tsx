import '../text/seriesText.js';
import { useState } from 'preact/hooks';
import { matchScoreOf } from '@hexfall/shared/inspect/matchScore';
import { formatRecord } from '@hexfall/shared/notation/record';
import { beginRematch } from '../lobby/localLobbies.js';
import { pathOfLocal, pathOfMoment, pathOfReview } from '../platform/route.js';
import { nextInSeriesAt } from '../store/seriesStanding.js';
import { useTable } from '../table/TableUi.js';
import { storageFaultText } from '../text/localText.js';
import { t } from '../text/translate.js';
import { Button } from '../ui/Button.js';
import { ProblemText } from '../ui/fields.js';
import { Glyph } from '../ui/Glyph.js';
import { Link } from '../ui/Link.js';
import { saveFile } from '../ui/saveFile.js';
import type { LocalGame } from './LocalGame.js';

interface Props {
  readonly game: LocalGame;
}

/** The file of a game: of a running one, what it needs to go on elsewhere; of a finished one, its record. */
const saveGame = async ({ id, record, store }: LocalGame): Promise<void> => {
  const { saved, ...finished } = record;
  const names = saved.seats.map(({ name }) => name);
  const json = formatRecord(store.table.outcome ? { ...finished, names } : { ...finished, saved });
  await saveFile(new Blob([JSON.stringify(json)], { type: 'application/json' }), `hexfall-${id}.json`);
};

/** Saves the game to a file. */
export const SaveButton = ({ game }: Props) => {
  const isOver = Boolean(useTable().store.playback.shown.value?.outcome);
  return (
    <Button
      name="save-game"
      glyph="download"
      text={t(isOver ? 'table.result.record' : 'matchReplay.save.button')}
      about={isOver ? undefined : t('matchReplay.save.about')}
      onClick={() => void saveGame(game)}
    />
  );
};

/** Above the board: the game is not kept, or a computer player has failed. */
export const LocalBanner = ({ game }: Props) => {
  const [fault, hasFailed] = [game.fault.value, game.hasFailed.value];
  return (
    <div class="connection-banner local-banner" role="status" data-shown={fault !== null || hasFailed}>
      {fault !== null && (
        <>
          <span>{storageFaultText(fault)}</span>
          <SaveButton game={game} />
        </>
      )}
      {hasFailed && (
        <>
          <span>{t('local.failed')}</span>
          <Button name="retry" size="small" text={t('local.again')} onClick={() => game.retry()} />
        </>
      )}
    </div>
  );
};

/** In the menu: that the game is on this device, and how it is kept. */
export const LocalAbout = ({ game }: Props) => (
  <p class="local-about" data-part="local">
    {game.record.position && `${t('local.from.about')} `}
    {t('local.about')} {t('local.kept')}
  </p>
);

/** Another game of the same players, or the next match of their series. */
const AgainButton = ({ game }: Props) => {
  const [problem, setProblem] = useState('');
  const playAgain = (): void => setProblem(beginRematch(game.record, matchScoreOf(game.store.table)));
  return (
    <>
      <Button
        name="rematch"
        kind="primary"
        glyph="swap"
        text={t(nextInSeriesAt(game.store) ? 'series.next' : 'table.proposal.propose.rematch')}
        onClick={playAgain}
      />
      {problem !== '' && <ProblemText text={problem} />}
    </>
  );
};

/** In the menu and below the result: another game of the same players, the replay, and the review. */
export const LocalLinks = ({ game }: Props) => {
  const table = useTable().store.playback.shown.value;
  const path = pathOfLocal(game.id);
  const isOver = Boolean(table?.outcome);
  return (
    <>
      {isOver && <AgainButton game={game} />}
      {(isOver || table?.turn.phase === 'turn') && (
        <Link to={pathOfMoment(path, { turn: 0, step: 0 })} kind="button replay-link">
          <Glyph name="play" />
          <span>{t('matchReplay.open')}</span>
        </Link>
      )}
      {isOver && (
        <Link to={pathOfReview(path)} kind="button review-link">
          <Glyph name="chart" />
          <span>{t('matchReplay.openReview')}</span>
        </Link>
      )}
    </>
  );
};
