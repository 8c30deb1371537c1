import { occupancyOf, type Setup } from '@hexfall/shared/lobby/setup';

/**
 * Why a table is deleted: nobody sat there, its match ended long ago, it waited too long for players, nobody continued its match, or the
 * operator's page deleted it.
 */
export type DeletedFor = 'empty' | 'finished' | 'waiting' | 'idle' | 'operator';

/** What is said of a table: no names. */
const factsOf = (code: string, setup: Setup): object => {
  const { people, free } = occupancyOf(setup);
  return { code, mode: setup.options.mode, people, computers: setup.seats.length - people - free };
};

/** Logs the course of tables: one line each when they are made, started, over and deleted. */
export class TableLog {
  /** @param info writes a line. */
  constructor(private readonly info: (fields: object, message: string) => void) {}

  made(code: string, setup: Setup): void {
    this.info(factsOf(code, setup), 'table made');
    // A rematch, or a saved game.
    if (setup.seed !== null) this.started(code, setup);
  }

  started(code: string, setup: Setup): void {
    this.info(factsOf(code, setup), 'table started');
  }

  over(code: string, setup: Setup): void {
    this.info(factsOf(code, setup), 'table over');
  }

  deleted(codes: readonly string[], why: DeletedFor): void {
    for (const code of codes) this.info({ code, why }, 'table deleted');
  }
}
