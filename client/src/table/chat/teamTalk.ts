import { type Signal, signal } from '@preact/signals';
import type { Hex } from '@hexfall/shared/hex/cells';
import { isTeamMode, teamOf } from '@hexfall/shared/rules/sides';
import type { MatchStore } from '../../store/MatchStore.js';
import type { TableStore } from '../../store/TableStore.js';

/** Who reads what is said. */
export const CHANNELS = ['all', 'team'] as const;
type Channel = (typeof CHANNELS)[number];

/** Whom the field of the chat writes to. */
export const channel = signal<Channel>('all');

type Seated = Pick<MatchStore, 'mine' | 'options' | 'phase' | 'seats'>;

/** Whether the player of a page has team-mates to talk to: people on other seats of the one team that all seats of the page are in. */
export const hasMates = ({ mine, options, phase, seats }: Seated): boolean => {
  const mode = options.value?.mode;
  if (mode === undefined || !isTeamMode(mode) || (phase.value !== 'playing' && phase.value !== 'over')) return false;
  const [team, ...others] = new Set(mine.value.map((seat) => teamOf(mode, seat)));
  if (team === undefined || others.length > 0) return false;
  return seats.value.some(({ computer }, seat) => !computer && !mine.value.includes(seat) && teamOf(mode, seat) === team);
};

/** Whether the player can point out hexes to the team now. */
export const mayPing = (store: Seated): boolean => store.phase.value === 'playing' && hasMates(store);

interface Pinging {
  readonly store: Pick<TableStore, 'me' | 'online'>;
  readonly pinging: Signal<boolean>;
}

/** Points out a hex to the team; returns whether the player was about to. */
export const sendPing = ({ store, pinging }: Pinging, at: Hex): boolean => {
  const { online } = store;
  const seat = store.me.peek();
  if (!pinging.peek() || !online || seat === null) return false;
  pinging.value = false;
  void online.ask('ping', { seat, at });
  return true;
};
