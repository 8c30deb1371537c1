import type { ArmyId } from '@hexfall/shared/model/tile';
import { SEAT_PLAYERS, type SeatPlayer } from '../platform/seatPlayers.js';
import { t } from '../text/translate.js';
import { Emblem, liveryProps } from '../ui/Emblem.js';
import { Select } from '../ui/fields.js';
import './SeatPlayers.css';

interface Props {
  /** By seat. */
  readonly armies: readonly ArmyId[];
  readonly names: readonly string[];
  readonly players: readonly SeatPlayer[];
  readonly onChange: (players: readonly SeatPlayer[]) => void;
}

/** Who plays each seat of a game on this page: somebody here, or a computer player of a level. */
export const SeatPlayers = ({ armies, names, players, onChange }: Props) => (
  <fieldset class="seat-players">
    <legend>{t('computer.who')}</legend>
    {armies.map((army, seat) => (
      <label key={seat} class="field" {...liveryProps(army)}>
        <span>
          <Emblem livery={army} /> {names[seat]}
        </span>
        <Select
          name={`player-${seat}`}
          values={SEAT_PLAYERS}
          value={players[seat] ?? 'here'}
          textOf={(player) => (player === 'here' ? t('computer.here') : t('computer.ofLevel', { level: t(`computer.levels.${player}`) }))}
          onChange={(chosen) => onChange(armies.map((_, other) => (other === seat ? chosen : (players[other] ?? 'here'))))}
        />
      </label>
    ))}
  </fieldset>
);
