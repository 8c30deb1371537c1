import type { Setup } from '@hexfall/shared/lobby/setup';
import type { TableContext } from './TableContext.js';

/** The creator sits down a moment after the table is made. */
const SETTLED_MS = 1000;

/** Has the picture of a table drawn in advance: programs that show an invitation wait only for a few seconds. */
export class InvitationPicture {
  #shown: Setup | null = null;
  #cancel: () => void = () => undefined;

  constructor(private readonly context: TableContext<'time' | 'tablePictures'>) {}

  /** Call this after every change. */
  schedule(): void {
    const { table, services } = this.context;
    if (table.phase === 'lobby' && table.setup === this.#shown) return;
    this.#cancel();
    if (table.phase !== 'lobby') return;
    this.#shown = table.setup;
    this.#cancel = services.time.after(SETTLED_MS, () => void services.tablePictures.prepare(table.code));
  }

  stop(): void {
    this.#cancel();
  }
}
