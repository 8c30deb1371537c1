import { useEffect, useState } from 'preact/hooks';
import type { Seat, Table } from '@hexfall/shared/model/state';
import { addressOf } from '../net/address.js';
import { checkDraw, type DrawFinding } from '../store/checkDraw.js';
import { drawNote } from '../store/drawNotes.js';
import { t } from '../text/translate.js';
import { CopyField } from './CopyField.js';
import { Glyph } from './Glyph.js';

interface Props {
  readonly code: string;
  /** The seats this page holds. */
  readonly mine: readonly Seat[];
  /** The table at the end. */
  readonly table: Table;
  /** Whether armies were dealt at random. */
  readonly isDealt: boolean;
  /** Whether a player has had a file with the order of the draw piles. */
  readonly wasKnown: boolean;
}

const readRecord = async (code: string): Promise<unknown> => {
  const response = await fetch(addressOf(`/api/matches/${encodeURIComponent(code)}/record`));
  if (!response.ok) throw new Error(`the record is not to be had: ${response.status}`);
  return response.json();
};

/** Whether the draw piles were what had been agreed on before the match: this page works it out by itself. */
export const FairDrawStatus = ({ code, mine, table, isDealt, wasKnown }: Props) => {
  const [finding, setFinding] = useState<DrawFinding | 'checking' | 'unreachable'>('checking');
  useEffect(() => {
    readRecord(code).then(
      (record) => setFinding(checkDraw(record, { note: drawNote(code), mine, shown: table, isDealt })),
      () => setFinding('unreachable'),
    );
  }, [code]);
  const { commitment } = drawNote(code);
  const isKnown = finding !== 'checking' && finding !== 'unreachable' && finding !== 'none';
  return (
    <details class="fair-line" data-finding={finding}>
      <summary>
        {isKnown && <Glyph name={finding === 'fair' ? 'check' : 'close'} />}
        <span role="status">{t(`table.fair.short.${finding}`)}</span>
      </summary>
      <p>{t(`table.fair.long.${finding}`)}</p>
      {wasKnown && <p>{t('table.fair.known')}</p>}
      {commitment !== '' && <CopyField label={t('table.fair.commitment')} text={commitment} isLink={false} />}
    </details>
  );
};
