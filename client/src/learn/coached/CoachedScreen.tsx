import { effect, useSignal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import type { Outcome } from '@hexfall/shared/model/result';
import { wantsReplay } from '../../platform/boardVisibility.js';
import { tableToReturnTo } from '../../platform/route.js';
import { playSegment } from '../../sound/player.js';
import { computerWorker } from '../../store/computer/ComputerWorker.js';
import { ForecastPanel } from '../../table/ForecastPanel.js';
import { ReturnLink } from '../../table/links.js';
import { LogPanel } from '../../table/LogPanel.js';
import { ResultPanel } from '../../table/result/ResultPanel.js';
import { TableDialogs } from '../../table/TableDialogs.js';
import { TableFrame } from '../../table/TableFrame.js';
import { Desk, Players } from '../../table/TableScreen.js';
import { useHasRun, useTable } from '../../table/TableUi.js';
import { useTableUi } from '../../table/useTableUi.js';
import { t } from '../../text/translate.js';
import { Button } from '../../ui/Button.js';
import { Link } from '../../ui/Link.js';
import { CoachedBar } from './CoachedBar.js';
import { CoachedContext, CoachedGame, useCoached } from './CoachedGame.js';
import { CoachPanel } from './CoachPanel.js';
import { coachedGameToContinue, LEARNER, newGame } from './storedCoachedGame.js';

const endingOf = ({ winners, reason }: Outcome): 'won' | 'lost' | 'drawn' | 'resigned' => {
  if (winners.length === 0) return 'drawn';
  if (winners.includes(LEARNER)) return 'won';
  return reason === 'resigned' ? 'resigned' : 'lost';
};

/** How the game ended, and what can be played next. */
const End = () => {
  const { game, startNew } = useCoached();
  const { store } = useTable();
  const isInvited = tableToReturnTo(location.search) !== null;
  const outcome = store.playback.shown.value?.outcome;
  const isFresh = useHasRun(store);
  return (
    <ResultPanel game={game.id} isFresh={isFresh} word={outcome ? t(`coached.end.${endingOf(outcome)}`) : ''}>
      <ReturnLink kind="button primary" />
      <Button name="play-again" kind={isInvited ? 'plain' : 'primary'} text={t('coached.end.again')} onClick={startNew} />
      <Link to="/" kind="button">
        {t('coached.end.computer')}
      </Link>
      <Link to="/" kind="button">
        {t('coached.end.friend')}
      </Link>
      <Link to="/puzzles/course" kind="button">
        {t('app.puzzles.course')}
      </Link>
    </ResultPanel>
  );
};

const GameTable = ({ startNew }: { readonly startNew: () => void }) => {
  const game = useMemo(() => {
    const options = { wantsReplay, onSegment: playSegment, plan: computerWorker.plan };
    return new CoachedGame(coachedGameToContinue() ?? newGame(), options);
  }, []);
  useEffect(() => game.attend(), [game]);
  const ui = useTableUi(game.store);
  const scope = useMemo(() => ({ game, startNew }), [game, startNew]);
  useEffect(
    () =>
      effect(() => {
        const advice = game.spoken.value;
        const { hexes, tiles } = advice && advice !== 'nothing' ? advice : { hexes: [], tiles: [] };
        ui.adviceHexes.value = hexes;
        ui.namedTiles.value = tiles;
      }),
    [ui, game],
  );
  return (
    <CoachedContext.Provider value={scope}>
      <TableFrame
        ui={ui}
        kind="coached"
        bar={<CoachedBar />}
        players={<Players />}
        over={<End />}
        desk={<Desk />}
        panels={
          <>
            <CoachPanel />
            <ForecastPanel />
          </>
        }
        rest={<LogPanel />}
      >
        <TableDialogs />
      </TableFrame>
    </CoachedContext.Provider>
  );
};

/** The first whole game after the lesson: with a coach, against the level of a first game. */
export const CoachedScreen = () => {
  const games = useSignal(0);
  const startNew = useMemo(
    () => () => {
      newGame();
      games.value += 1;
    },
    [games],
  );
  return <GameTable key={games.value} startNew={startNew} />;
};
