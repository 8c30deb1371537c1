import type { Going } from '@hexfall/shared/protocol/http';
import type { TableHost } from './TableHost.js';

/** Whose turn it is at a table. */
export const goingOf = ({ acting, match }: Pick<TableHost, 'acting' | 'match'>): Going => ({ acting, turn: match?.table.turn.number ?? 0 });
