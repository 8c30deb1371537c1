import flaw from '@hexfall/shared/locales/en/flaw.json';
import record from '@hexfall/shared/locales/en/record.json';
import { NOTATION_CODES, type NotationCode } from '@hexfall/shared/notation/error';
import type { ApiError } from '@hexfall/shared/protocol/http';
import type { PositionError } from '../platform/positionLink.js';
import type { OpenedRecord, RecordFault } from '../store/recordHistory.js';
import { reasonText, refusalText } from './refusalText.js';
import { addTexts, t } from './translate.js';

addTexts({ flaw });

/** Why a text is no position or record, in words, with the place where it goes wrong. */
export const positionErrorText = ({ code, path }: PositionError): string =>
  path === '' ? t(`flaw.${code}`) : `${t(`flaw.${code}`)} (${t('flaw.at', { path })})`;

addTexts({ record });

/** Why a file cannot be opened as a match. */
export const recordFaultText = (fault: RecordFault): string => {
  switch (fault.kind) {
    case 'record':
      return t('record.fault.record', { reason: positionErrorText(fault.error) });
    case 'setup':
      return t('record.fault.setup', { reason: refusalText(fault.error) });
    case 'refused': {
      const { number, all, error } = fault;
      return t('record.fault.refused', { number, all, reason: refusalText(error) });
    }
    default:
      return t(`record.fault.${fault.kind}`);
  }
};

/** The result of the verification of a match: its intents, and its draw. */
export const proofText = ({ doubt, history }: Pick<OpenedRecord, 'doubt' | 'history'>): string => {
  const number = history.steps.length;
  return doubt === null ? t('record.proven', { number }) : t('record.unproven', { number, reason: t(`record.doubt.${doubt}`) });
};

const isNotationCode = (code: string): code is NotationCode => (NOTATION_CODES as readonly string[]).includes(code);

/** Why the server does not continue a file, as far as this page has words for it. */
const knownReason = (error: ApiError): string | null => {
  const { code } = error;
  if (code === 'too-long' || code === 'too-large') return t('record.fault.long');
  if (code === 'name-not-listed') return t('record.saved.unlisted');
  if (code === 'from-position') return t('record.saved.fromPosition');
  if (code === 'not-saved') return t('record.saved.notSaved');
  return reasonText(error) ?? (isNotationCode(code) ? positionErrorText({ code, path: '' }) : null);
};

/** Why a saved match cannot be continued on the server. */
export interface SavedProblem {
  readonly text: string;
  /** The server's English sentence if the page has no words of its own for it; else an empty text. */
  readonly detail: string;
}

/** Why a saved match cannot be continued on the server, in words. @param error null if the server does not answer. */
export const savedProblem = (error: ApiError | null): SavedProblem => {
  const reason = error ? knownReason(error) : t('app.connection.failure.unreachable');
  return {
    text: t('record.saved.failed', { reason: reason ?? t('record.saved.refused') }),
    detail: reason === null ? (error?.message ?? '') : '',
  };
};
