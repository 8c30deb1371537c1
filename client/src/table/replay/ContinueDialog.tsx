import '../../text/localText.js';
import { useState } from 'preact/hooks';
import type { Seat } from '@hexfall/shared/model/seat';
import type { Table } from '@hexfall/shared/model/state';
import { addressOf } from '../../net/address.js';
import { navigate, pathOfLocal } from '../../platform/route.js';
import { levelsOf, type SeatPlayer } from '../../platform/seatPlayers.js';
import { settings } from '../../platform/settings.js';
import type { MatchReplay } from '../../store/MatchReplay.js';
import { t } from '../../text/translate.js';
import { Button } from '../../ui/Button.js';
import { Dialog } from '../../ui/Dialog.js';
import { ProblemText } from '../../ui/fields.js';
import { beginGameFrom } from '../beginLocalGame.js';
import { SandboxLink } from '../links.js';
import { SeatPlayers } from '../SeatPlayers.js';
import { useTable } from '../TableUi.js';

/** At first the seat of this page, or the one on turn, is played here, and the others by computer players. */
const firstPlayers = ({ players, turn }: Table, mine: readonly Seat[]): readonly SeatPlayer[] => {
  const here = mine.length === 1 ? mine : [turn.player];
  return players.map((_, seat) => (here.includes(seat) ? 'here' : settings.level.peek()));
};

/** Opens a game on this device. During a match it opens a window of its own, if possible: the match's table stays open. */
const openGame = (id: string, isRunning: boolean): void => {
  const path = pathOfLocal(id);
  if (!isRunning || !window.open(addressOf(path), '_blank')) navigate(path);
};

interface Props {
  readonly replay: MatchReplay;
  readonly onClose: () => void;
}

/** How to play on from the moment shown: against computer players on this device, or in the sandbox. */
export const ContinueDialog = ({ replay, onClose }: Props) => {
  const { labels } = useTable();
  const from = replay.goOnFrom.value;
  const [players, setPlayers] = useState(() => (from ? firstPlayers(from.table, replay.mine.peek()) : []));
  const [problem, setProblem] = useState('');
  if (!from) {
    return (
      <Dialog title={t('matchReplay.goOn')} onClose={onClose} kind="go-on">
        <p>{t('local.from.none')}</p>
      </Dialog>
    );
  }
  const { table } = from;
  const play = (): void => {
    const levels = levelsOf(players);
    const begun = beginGameFrom(
      table,
      players.map((_, seat) => ({ name: labels.peek().name(seat), level: levels.get(seat) ?? null })),
    );
    if (begun.ok) openGame(begun.value, replay.whole.peek()?.state.table.outcome === null);
    else setProblem(begun.error);
  };
  return (
    <Dialog title={t('matchReplay.goOn')} onClose={onClose} kind="go-on">
      <p>{t('local.from.here')}</p>
      {from.place !== replay.ply.value && <p>{t('local.from.earlier')}</p>}
      <SeatPlayers
        armies={table.players.map(({ army }) => army)}
        names={table.players.map((_, seat) => labels.value.name(seat))}
        players={players}
        onChange={setPlayers}
      />
      {problem !== '' && <ProblemText text={problem} />}
      <div class="dialog-actions">
        <SandboxLink table={table} />
        <Button name="go-on-play" kind="primary" glyph="play" text={t('local.from.play')} onClick={play} />
      </div>
    </Dialog>
  );
};
