import { computed } from '@preact/signals';
import { useEffect, useMemo, useState } from 'preact/hooks';
import type { Moment } from '@hexfall/shared/model/moment';
import { wantsReplay } from '../platform/boardVisibility.js';
import { navigate, pathOfLocal, route } from '../platform/route.js';
import { MatchReplayScreen } from '../replay/MatchReplayScreen.js';
import { MessagePage, WaitingPage } from '../shell/MessagePage.js';
import { playSegment } from '../sound/player.js';
import { ComputerWorker } from '../store/computer/ComputerWorker.js';
import { removeLocalGame } from '../store/localGames.js';
import { type KeptGame, openLocalGame, type RecordFaultKind } from '../table/beginLocalGame.js';
import { replayOfTable } from '../table/replay/matchReplays.js';
import { TableScreen } from '../table/TableScreen.js';
import { TableSlots } from '../table/TableUi.js';
import { t } from '../text/translate.js';
import { Button } from '../ui/Button.js';
import { Link } from '../ui/Link.js';
import { holdGame, LocalGame } from './LocalGame.js';
import { LocalAbout, LocalBanner, LocalLinks, SaveButton } from './LocalParts.js';

interface TableProps {
  readonly kept: KeptGame;
  readonly moment: Moment | null;
}

const Walk = ({ game, moment }: { readonly game: LocalGame; readonly moment: Moment }) => {
  const replay = useMemo(() => replayOfTable(game.store), [game]);
  // Nobody else can open an address of this device: none is offered to be shared.
  return (
    <MatchReplayScreen
      study={null}
      live={null}
      replay={replay}
      moment={moment}
      path={null}
      onClose={() => navigate(pathOfLocal(game.id))}
    />
  );
};

const Playing = ({ game }: { readonly game: LocalGame }) => {
  useEffect(() => game.attend(), [game]);
  const parts = useMemo(
    () => ({
      banner: <LocalBanner game={game} />,
      about: <LocalAbout game={game} />,
      menu: <LocalLinks game={game} />,
      file: <SaveButton game={game} />,
      isKept: computed(() => game.fault.value === null),
      result: <LocalLinks game={game} />,
    }),
    [game],
  );
  return (
    <TableSlots.Provider value={parts}>
      <TableScreen store={game.store} />
    </TableSlots.Provider>
  );
};

const GameTable = ({ kept, moment }: TableProps) => {
  const worker = useMemo(() => new ComputerWorker(), []);
  useEffect(() => () => worker.cancel(), [worker]);
  const game = useMemo(() => new LocalGame(kept, { wantsReplay, onSegment: playSegment, plan: worker.plan }), [kept, worker]);
  return moment ? <Walk game={game} moment={moment} /> : <Playing game={game} />;
};

/** Why a game cannot be played, and how to be rid of it. */
const Refused = ({ id, fault }: { readonly id: string; readonly fault: RecordFaultKind | 'missing' }) => {
  const remove = (): void => {
    removeLocalGame(id);
    navigate('/games');
  };
  return (
    <MessagePage picture="flag" heading={t('local.broken')} text={t(`local.fault.${fault}`)}>
      <Link to="/games" kind="button primary">
        {t('matchmaking.mine.heading')}
      </Link>
      {fault !== 'missing' && <Button name="remove" kind="danger" text={t('local.remove')} onClick={remove} />}
    </MessagePage>
  );
};

const Elsewhere = ({ isTaken, onTake }: { readonly isTaken: boolean; readonly onTake: () => void }) => (
  <MessagePage picture="end" heading={t('local.elsewhere.heading')} text={t(isTaken ? 'local.elsewhere.taken' : 'local.elsewhere.text')}>
    <Button name="take" kind="primary" text={t('local.elsewhere.take')} onClick={onTake} />
    <Link to="/" kind="button">
      {t('app.back')}
    </Link>
  </MessagePage>
);

/** asking: whether another tab has it · elsewhere: one has · taken: one has taken it from this one */
type Hold = 'asking' | 'elsewhere' | 'taken' | 'here';

const GamePlace = ({ id, moment }: { readonly id: string; readonly moment: Moment | null }) => {
  const [hold, setHold] = useState<Hold>('asking');
  const [taking, take] = useState(0);
  useEffect(() => {
    let hasLeft = false;
    let giveBack: (() => void) | null = null;
    const ask = async (): Promise<void> => {
      giveBack = await holdGame(id, { takes: taking > 0, onLost: () => setHold('taken') });
      if (hasLeft) giveBack?.();
      else setHold(giveBack ? 'here' : 'elsewhere');
    };
    void ask();
    return () => {
      hasLeft = true;
      giveBack?.();
    };
  }, [id, taking]);
  // Read when this tab has it: another one may have gone on before.
  const opened = useMemo(() => (hold === 'here' ? openLocalGame(id) : null), [id, hold]);
  if (hold === 'elsewhere' || hold === 'taken') return <Elsewhere isTaken={hold === 'taken'} onTake={() => take(taking + 1)} />;
  if (!opened) {
    return <WaitingPage />;
  }
  return opened.ok ? <GameTable kept={opened.value} moment={moment} /> : <Refused id={id} fault={opened.error} />;
};

/** A game on this device, at `/local/ID`. */
export const LocalScreen = () => {
  const here = route.value;
  return here.page === 'local' ? <GamePlace key={here.id} id={here.id} moment={here.moment} /> : null;
};
