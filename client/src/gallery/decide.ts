import type { GameEvent } from '@hexfall/shared/model/event';
import type { Table } from '@hexfall/shared/model/state';
import { fightBattle } from '@hexfall/shared/rules/battle/fightBattle';

/** The events of a battle in which everyone gives the last answer offered. */
export const decide = (table: Table): readonly GameEvent[] => {
  const answers: string[] = [];
  for (;;) {
    const fought = fightBattle(table, 0, answers);
    const key = fought.decision?.keys.at(-1);
    if (key === undefined) return fought.events;
    answers.push(key);
  }
};
