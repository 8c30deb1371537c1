import { z } from 'zod';
import type { ActiveTables } from '../../rooms/ActiveTables.js';
import { type ProgramAnswer, ProgramAnswerSchema, type ProgramCall, ProgramCallSchema } from '../../rooms/programCalls.js';
import type { ActivationResult, TableActivator } from '../../rooms/TableActivator.js';
import type { ReplayBudget } from '../../runtime/Replays.js';

/** A call and its table, as one process sends it to another. */
const SentCallSchema = z.object({ code: z.string(), call: ProgramCallSchema });

interface ProgramTablesServices {
  readonly active: Pick<ActiveTables, 'get'>;
  readonly activator: Pick<TableActivator, 'activate'>;
  /** Asks the process that has the table's room; null without an answer. */
  readonly askOwner: (code: string, call: string) => Promise<string | null>;
}

/** How often a table is looked for that is moving between processes. */
const TRIES = 3;

/** A wait in another process ends after this time: its answer has to come in time. */
const REMOTE_WAIT_MS = 1000;

const shortened = (call: ProgramCall): ProgramCall =>
  call.ask.do === 'follow' ? { ...call, ask: { ...call.ask, waitMs: Math.min(call.ask.waitMs, REMOTE_WAIT_MS) } } : call;

/** Reads the answer of another process. */
const answerIn = (text: string | null): ProgramAnswer | null => (text === null ? null : ProgramAnswerSchema.parse(JSON.parse(text)));

/** Brings the calls of programs to the rooms of their tables, in this process or another. */
export class ProgramTables {
  constructor(private readonly services: ProgramTablesServices) {}

  /**
   * Returns the answer of a table, which is opened if no process has it; or why it cannot be.
   * @param replays the budget that replaying the match counts against.
   */
  async ask(code: string, call: ProgramCall, replays: ReplayBudget): Promise<ProgramAnswer | Exclude<ActivationResult, 'open'>> {
    const { active, activator, askOwner } = this.services;
    for (let tries = 0; tries < TRIES; tries++) {
      const here = active.get(code);
      const answer = here
        ? await here.programs.answer(call)
        : answerIn(await askOwner(code, JSON.stringify({ code, call: shortened(call) })));
      if (answer !== null && answer !== 'moving') return answer;
      const opening = await activator.activate(code, true, replays);
      if (opening !== 'open') return opening;
    }
    return 'moving';
  }

  /** Answers the call of another process; `moving` if the table is not here. */
  async answer(sent: string): Promise<string> {
    const { code, call } = SentCallSchema.parse(JSON.parse(sent));
    return JSON.stringify((await this.services.active.get(code)?.programs.answer(call)) ?? 'moving');
  }
}
