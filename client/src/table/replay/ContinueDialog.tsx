import { useState } from 'preact/hooks';
import type { Seat } from '@hexfall/shared/model/seat';
import type { Table } from '@hexfall/shared/model/state';
import { addressOf } from '../../net/address.js';
import type { SeatPlayer } from '../../platform/seatPlayers.js';
import { settings } from '../../platform/settings.js';
import type { MatchReplay } from '../../store/MatchReplay.js';
import { t } from '../../text/translate.js';
import { Dialog } from '../../ui/Dialog.js';
import { Glyph } from '../../ui/Glyph.js';
import { SandboxLink } from '../links.js';
import { SeatPlayers } from '../SeatPlayers.js';
import { useTable } from '../TableUi.js';
import { useLatest } from '../../ui/hooks.js';

/** At first the seats of this page, or the one on turn, are played here, and the others by computer players. */
const firstPlayers = ({ players, turn }: Table, mine: readonly Seat[]): readonly SeatPlayer[] => {
  const here = mine.length > 0 ? mine : [turn.player];
  return players.map((_, seat) => (here.includes(seat) ? 'here' : settings.level.peek()));
};

const pathOf = async (table: Table, players: readonly SeatPlayer[]): Promise<string> => {
  const { playPath } = await import('../../platform/positionLink.js');
  return playPath(table, players);
};

/** Plays on, in a window of its own: the replay stays where it is. */
const PlayLink = ({ table, players }: { readonly table: Table; readonly players: readonly SeatPlayer[] }) => {
  const path = useLatest(() => pathOf(table, players), [table, players]);
  return (
    <a class="button primary" {...(path !== null && { href: addressOf(path) })} target="_blank" rel="noreferrer" data-action="go-on-play">
      <Glyph name="play" />
      <span>{t('matchReplay.goOn.play')}</span>
    </a>
  );
};

interface Props {
  readonly replay: MatchReplay;
  readonly onClose: () => void;
}

/** How to continue a match from the moment shown, in the sandbox: who plays, or editing. */
export const ContinueDialog = ({ replay, onClose }: Props) => {
  const { labels } = useTable();
  const from = replay.goOnFrom.value;
  const [players, setPlayers] = useState(() => (from ? firstPlayers(from.table, replay.mine.peek()) : []));
  if (!from) return null;
  const { table } = from;
  return (
    <Dialog title={t('matchReplay.goOn.heading')} onClose={onClose} kind="go-on">
      <p>{t('matchReplay.goOn.about')}</p>
      {from.place !== replay.ply.value && <p>{t('matchReplay.goOn.earlier')}</p>}
      <SeatPlayers
        armies={table.players.map(({ army }) => army)}
        names={table.players.map((_, seat) => labels.value.name(seat))}
        players={players}
        onChange={setPlayers}
      />
      <div class="dialog-actions">
        <SandboxLink table={table} />
        <PlayLink table={table} players={players} />
      </div>
    </Dialog>
  );
};
