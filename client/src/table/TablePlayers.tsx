import type { ComponentChildren } from 'preact';
import type { SeatSummary } from '@hexfall/shared/protocol/http';
import { CrestSign } from '../ui/CrestSign.js';
import { Emblem } from '../ui/Emblem.js';
import './TablePlayers.css';

interface Props {
  readonly players: readonly SeatSummary[];
  /** What else stands in that line. */
  readonly children?: ComponentChildren;
}

/** Players with their armies, in one line of a list of tables. */
export const TablePlayers = ({ players, children }: Props) => (
  <span class="open-table-players">
    {players.map(({ name, army, crest }, place) => (
      <span key={place} class="open-table-player">
        <Emblem livery={army ?? 'nobody'} />
        {crest && <CrestSign crest={crest} />}
        {name}
      </span>
    ))}
    {children}
  </span>
);
