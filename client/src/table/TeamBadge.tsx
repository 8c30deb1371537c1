import type { Stance } from '../store/seating.js';
import './TeamBadge.css';

/** A side by its shape and color: a disk for one's own, a broken diamond for an enemy, as the rims on the board are whole and broken. */
export const TeamBadge = ({ stance }: { readonly stance: Stance }) => (
  <svg class="side-sign" data-stance={stance} viewBox="0 0 24 24" aria-hidden="true">
    {stance === 'own' ? <circle cx="12" cy="12" r="9" /> : <path d="M10.5 1.5v21L1 12zM13.5 1.5v21L23 12z" />}
  </svg>
);
