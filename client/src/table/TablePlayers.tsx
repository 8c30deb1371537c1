import type { ComponentChildren } from 'preact';
import type { SeatSummary } from '@hexfall/shared/protocol/http';
import type { Stance } from '../store/seating.js';
import { CrestSign } from '../ui/CrestSign.js';
import { Emblem } from '../ui/Emblem.js';
import './TablePlayers.css';
import './TeamBadge.css';

/** A side by its shape and color: a disk for one's own, a broken diamond for an enemy, as the rims on the board are whole and broken. */
export const TeamBadge = ({ stance }: { readonly stance: Stance }) => (
  <svg class="side-sign" data-stance={stance} viewBox="0 0 24 24" aria-hidden="true">
    {stance === 'own' ? <circle cx="12" cy="12" r="9" /> : <path d="M10.5 1.5v21L1 12zM13.5 1.5v21L23 12z" />}
  </svg>
);

interface Props {
  readonly players: readonly SeatSummary[];
  /** What else stands in that line. */
  readonly children?: ComponentChildren;
}

/** Players with their armies, in one line of a list of tables. */
export const TablePlayers = ({ players, children }: Props) => (
  <span class="open-table-players">
    {players.map(({ name, army, crest }, index) => (
      <span key={index} class="open-table-player">
        <Emblem livery={army ?? 'nobody'} />
        {crest && <CrestSign crest={crest} />}
        {name}
      </span>
    ))}
    {children}
  </span>
);
