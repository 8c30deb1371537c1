import { useEffect, useRef, useState } from 'preact/hooks';
import type { Result } from '@hexfall/shared/model/result';
import type { MatchStore } from '../store/MatchStore.js';
import { navigate, pathOfTable } from '../platform/route.js';
import { abandonTable } from './currentTable.js';
import { t } from '../text/translate.js';

/** Making a table with one press: goes there, or says why not. */
export interface NewTable {
  readonly make: (create: () => Promise<Result<MatchStore, string>>) => Promise<void>;
  /** Whether a table is being made. */
  readonly busy: boolean;
  readonly problem: string;
  readonly setProblem: (problem: string) => void;
}

const sentence = (reason: string): string => t('app.start.failed', { reason });

/** @param explain why no table could be made, as a sentence, from its reason. */
export const useNewTable = (explain: (reason: string) => string | Promise<string> = sentence): NewTable => {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  // The user may go elsewhere before the server answers: the answer then leads nowhere, and nobody sits at the table.
  const isGone = useRef(false);
  useEffect(() => () => void (isGone.current = true), []);
  const make: NewTable['make'] = async (create) => {
    setBusy(true);
    setProblem('');
    const created = await create();
    if (isGone.current) return created.ok ? abandonTable(created.value) : undefined;
    setBusy(false);
    if (created.ok) navigate(pathOfTable(created.value.code.peek() ?? ''));
    else setProblem(await explain(created.error));
  };
  return { make, busy, problem, setProblem };
};
