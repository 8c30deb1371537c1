import { useEffect, useState } from 'preact/hooks';
import type { Table } from '@hexfall/shared/model/state';
import { addressOf } from '../../net/address.js';
import { FILE_PATIENCE_MS, request } from '../../net/request.js';
import { checkDraw, type DrawFinding } from '../../store/checkDraw.js';
import { drawNote } from '../../store/drawNotes.js';
import type { MatchStore } from '../../store/MatchStore.js';
import { t } from '../../text/translate.js';
import { CopyField } from '../../ui/CopyField.js';
import { Glyph } from '../../ui/Glyph.js';
import './ResultPanel.css';

/** The result of checking a draw so far. */
type Finding = DrawFinding | 'checking' | 'unreachable' | 'sealed';

const NO_FAULT: readonly Finding[] = ['checking', 'unreachable', 'sealed', 'none', 'fair'];

/** Whether something is wrong with the draw, which nobody may overlook. */
export const isDrawFault = (finding: Finding): boolean => !NO_FAULT.includes(finding);

const readRecord = async (code: string): Promise<unknown> => {
  const response = await request(addressOf(`/api/matches/${encodeURIComponent(code)}/record`), {}, FILE_PATIENCE_MS);
  if (!response.ok) throw new Error(`the record is not to be had: ${response.status}`);
  return response.json();
};

/**
 * Checks on this page whether the draw piles match the commitment from before the match.
 * @param store null without a server: then it checks nothing.
 * @param table at the end.
 */
export const useDrawFinding = (store: MatchStore | null, table: Table): Finding => {
  const [finding, setFinding] = useState<Finding>('checking');
  const code = store?.code.value ?? null;
  const isSealed = store?.isSealed.value === true;
  useEffect(() => {
    if (!store || code === null || isSealed) return;
    const arrangement = store.arrangement.peek();
    // Within a series players keep the armies of its first match.
    const isInSeries = arrangement?.seriesKind !== 'single' && store.series.peek() !== null;
    const isDealt = arrangement?.armySelection === 'random' && !isInSeries;
    readRecord(code).then(
      (record) => setFinding(checkDraw(record, { note: drawNote(code), mine: store.mine.peek(), shown: table, isDealt })),
      () => setFinding('unreachable'),
    );
  }, [code, isSealed]);
  return isSealed ? 'sealed' : finding;
};

/** The result of checking the draw, with an explanation. */
export const FairDrawStatus = ({ store, finding }: { readonly store: MatchStore; readonly finding: Finding }) => {
  const { commitment } = drawNote(store.code.value ?? '');
  const isKnown = finding !== 'checking' && finding !== 'unreachable' && finding !== 'sealed' && finding !== 'none';
  return (
    <details class="fair-line" data-finding={finding}>
      <summary>
        {isKnown && <Glyph name={finding === 'fair' ? 'check' : 'close'} />}
        <span role="status">{finding === 'sealed' ? t('table.fair.heading') : t(`table.fair.short.${finding}`)}</span>
      </summary>
      <p>{finding === 'sealed' ? t('app.refusal.deal-running') : t(`table.fair.long.${finding}`)}</p>
      {store.drawKnown.value && <p>{t('table.fair.known')}</p>}
      {commitment !== '' && <CopyField label={t('table.fair.commitment')} text={commitment} isLink={false} />}
    </details>
  );
};
